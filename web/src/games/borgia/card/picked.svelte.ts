// Which face-down card is pressed: on the table and in the question it is the same one.

import type { Table } from "../../interface";
import type { Seen } from "../view";

class Picked {
  private slot: number | null = $state(null);
  private question: object | null = $state.raw(null);

  /** The place of the card, as long as the question is the same. */
  at(table: Table<Seen>): number | null {
    return this.question === table.decision ? this.slot : null;
  }

  take(table: Table<Seen>, slot: number): void {
    this.question = table.decision;
    this.slot = slot;
  }
}

export const picked = new Picked();
