// One's own cards and ducats, and what they are worth against the table.

import { COLOURS, FIRST_LAY, type City, type Counts } from "./box";
import type { Table } from "../interface";
import { inReach, shortOf, sum } from "./consequences";
import type { Seen } from "./view";

/** The colours this seat has laid for the auction already. */
export function laidBy({ view, seat }: Table<Seen>): string[] {
  const top = view.stack[0];
  if (top?.is !== "LayCards" || !top.each || !top.given || seat < 0) return [];
  return top.given.slice(seat * top.each, (seat + 1) * top.each).flatMap((code) => COLOURS[code - FIRST_LAY] ?? []);
}

/** The cards in hand, without those laid for the auction already. */
export function handOf(table: Table<Seen>): Counts {
  const hand: Counts = { ...table.view.hand };
  for (const colour of laidBy(table)) hand[colour] = (hand[colour] ?? 0) - 1;
  return hand;
}

/** Whether a city is in reach, as one word. */
export function reach(table: Table<Seen>, city: City): { able: boolean; says: string } {
  const { words, view } = table;
  const short = shortOf(city, view.hand ?? {}, view.ducats ?? 0);
  if (inReach(short)) return { able: true, says: words.say("board-in-reach") };
  const cards = sum(short.cards);
  if (cards > 0) return { able: false, says: words.say("board-cards-short", { cards }) };
  return { able: false, says: words.say("board-ducats-short", { ducats: short.ducats }) };
}

/** Names in a row, as a sentence lists them. */
export function listed(table: Table<Seen>, names: string[]): string {
  return new Intl.ListFormat(table.words.language, { type: "conjunction" }).format(names);
}
