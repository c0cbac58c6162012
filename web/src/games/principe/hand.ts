// One's own cards, and how far they reach.

import type { Table } from "../interface";
import type { Counts } from "./box";
import { missingFor, type Seen } from "./view";

/** The colours this seat has laid for the auction already. */
export function laidBy({ view }: Table<Seen>): string[] {
  return (view.sealed?.mine ?? []).map((text) => text.split(" ")[1] ?? "");
}

/** The cards in hand, without those laid for the auction already. */
export function handOf(table: Table<Seen>): Counts {
  const hand: Counts = { ...table.view.hand };
  for (const colour of laidBy(table)) hand[colour] = (hand[colour] ?? 0) - 1;
  return hand;
}

/** Whether a city is in reach: in words, and in a word or two. */
export function reach({ words, view }: Table<Seen>, city: string): { able: boolean; says: string; brief: string } {
  const [cards, ducats] = missingFor(view, city);
  const says = (key: string, brief: string, count = {}) => ({ says: words.say(key, count), brief: words.say(brief, count) });
  if (cards.length > 0) return { able: false, ...says("board-cards-short", "board-short", { cards: cards.length }) };
  if (ducats > 0) return { able: false, ...says("board-ducats-short", "board-ducats-short", { ducats }) };
  return { able: true, ...says("board-in-reach", "board-can-build") };
}
