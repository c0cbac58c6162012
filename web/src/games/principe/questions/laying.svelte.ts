// The cards one means to lay for the auction: chosen here, changed at will, and sent one after the other once they are sealed.

import type { Table } from "../../interface";
import type { Counts } from "../box";
import { handOf, laidBy } from "../hand";
import type { Seen } from "../view";

const PATIENCE = 3; // how often an answer that was not taken is sent again

/** What is left of a list when some of it is taken away. */
export function without(all: string[], some: string[]): string[] {
  const left = [...some];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

class Laying {
  private question = $state("");
  private cards: string[] = $state([]);
  private sealing = $state(false);
  private tries = 0;

  /** Begin anew if this is another question than the last. */
  face(table: Table<Seen>): void {
    const question = `${table.facts.id} ${table.seat} ${table.view.round}`;
    if (question === this.question) return;
    this.question = question;
    this.cards = [];
    this.sealing = false;
  }

  /** The cards that are chosen and not laid yet. */
  chosen(table: Table<Seen>): string[] {
    return without(this.cards, laidBy(table));
  }

  /** How many are still to be chosen. */
  wanting(table: Table<Seen>): number {
    return (table.view.sealed?.each ?? 0) - laidBy(table).length - this.chosen(table).length;
  }

  /** The hand without what is chosen. */
  left(table: Table<Seen>): Counts {
    const hand = handOf(table);
    for (const colour of this.chosen(table)) hand[colour] = (hand[colour] ?? 0) - 1;
    return hand;
  }

  /** Choose one more; when there is no more room, in place of the last. */
  choose(table: Table<Seen>, colour: string): void {
    if ((this.left(table)[colour] ?? 0) === 0) return table.why(`lay ${colour}`);
    const laid = laidBy(table);
    const room = (table.view.sealed?.each ?? 0) - laid.length;
    const chosen = this.chosen(table).slice(0, Math.max(0, room - 1));
    this.cards = [...laid, ...chosen, colour];
  }

  putBack(table: Table<Seen>, place = -1): void {
    const chosen = this.chosen(table);
    this.cards = [...laidBy(table), ...chosen.filter((_, n) => n !== (place < 0 ? chosen.length - 1 : place))];
  }

  /** Lay them, one answer after the other: the question that comes next goes on. */
  seal(): void {
    this.tries = 0;
    this.sealing = true;
  }

  /** While sealing: the next card. */
  goOn(table: Table<Seen>): void {
    const [next, ...rest] = this.chosen(table);
    if (!this.sealing || next === undefined) return;
    if (rest.length === 0 || this.tries > PATIENCE) this.sealing = false;
    this.tries++;
    table.choose(`lay ${next}`);
  }
}

export const laying = new Laying();
