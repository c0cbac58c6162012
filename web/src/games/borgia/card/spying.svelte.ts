// Whether a face-down card that is pressed is put up for auction or taken with a Spy.

import type { Table } from "../../interface";
import type { Seen } from "../view";

class Spying {
  private wanted = $state(false);

  able(table: Table<Seen>): boolean {
    return (table.decision?.options ?? []).some((option) => option.startsWith("take "));
  }

  on(table: Table<Seen>): boolean {
    return this.wanted && this.able(table);
  }

  set(wanted: boolean): void {
    this.wanted = wanted;
  }
}

export const spying = new Spying();
