// What on the table is an answer: a card that can be meant in several ways is aimed at first, and the band says which ways.

import type { Table } from "../../interface";
import type { Seen } from "../view";

const OF_CARDS = new Set(["seize", "poison", "bravo", "move", "tuck"]);

class Aim {
  card = $state("");
  private question: object | null = $state.raw(null);

  /** The card aimed at, as long as the question is the same. */
  at(table: Table<Seen>): string {
    return this.question === table.decision ? this.card : "";
  }

  take(table: Table<Seen>, card: string): void {
    this.question = table.decision;
    this.card = card;
  }
}

export const aim = new Aim();

/** The answers that concern a card. */
export function about(table: Table<Seen>, card: string): string[] {
  return (table.decision?.options ?? []).filter((option) => {
    const [verb = "", noun] = option.split(" ");
    return noun === card && OF_CARDS.has(verb);
  });
}

export function isMeant(table: Table<Seen>, card: string): boolean {
  return about(table, card).length > 0;
}

/** Answer with the one thing that can be done with a card, or ask which. In a turn the question says first what it is about. */
export function mean(table: Table<Seen>, card: string): void {
  const [only, ...more] = about(table, card);
  if (only === undefined) table.why(`seize ${card}`);
  else if (more.length === 0 && table.decision?.prompt !== "play-or-seize") table.choose(only);
  else aim.take(table, card);
}

export function meaning(table: Table<Seen>, card: string): string {
  const [only, ...more] = about(table, card);
  if (only === undefined) return "";
  if (more.length === 0) return table.words.action(only, table.decision?.prompt);
  return table.words.say("board-aim", { card: table.words.say(`card-${card}`), ways: more.length + 1 });
}

/** The answer that places a card at a spot of one's own, if it is one. */
export function spotFor(table: Table<Seen>, seat: number, spot: string): string | undefined {
  const option = `place ${spot}`;
  return seat === table.seat && table.may(option) ? option : undefined;
}
