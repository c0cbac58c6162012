// What is left: every card of the box by its type, and where it is, as far as this seat may know.

import type { Table } from "../../interface";
import { copiesOf, lookOf, TYPES } from "../cards";
import type { Seen } from "../view";

/** Unseen, in play or in a hand that one knows of, or out of the round. */
export type Whereabouts = "unseen" | "play" | "gone";

export interface LeftCard {
  card: string;
  is: Whereabouts;
  /** Whose it is; null if nobody's. */
  seat: number | null;
}

export interface LeftType {
  type: string;
  glyph: string;
  unseen: number;
  cards: LeftCard[];
}

export function whatIsLeft(table: Pick<Table<Seen>, "view" | "seat">): LeftType[] {
  const cards = [...copiesOf].flatMap(([card, copies]) => whereabouts(table, card, copies));
  return TYPES.map((type) => {
    const own = cards.filter(({ card }) => lookOf(card).type === type);
    return { type, glyph: lookOf(own[0]?.card ?? "").glyph, unseen: own.filter(({ is }) => is === "unseen").length, cards: own };
  });
}

/** How many cards one does not see, and knows in nobody's hand. */
export function unseenOf(table: Pick<Table<Seen>, "view" | "seat">): number {
  return whatIsLeft(table).reduce((sum, { unseen }) => sum + unseen, 0);
}

/** Who is known to hold a card that one does not see, a seat for each copy. */
export function holdersOf({ seats, seen }: Seen, card: string): number[] {
  return (seen[card] ?? []).flatMap((places) => (places.length === 1 && places[0] !== "pile" ? [seats.findIndex(({ family }) => family === places[0])] : []));
}

/** Where each copy of a card is. */
function whereabouts({ view, seat }: Pick<Table<Seen>, "view" | "seat">, card: string, copies: number): LeftCard[] {
  const found: LeftCard[] = [];
  const add = (is: Whereabouts, count: number, whose: number | null = null) => {
    for (let n = 0; n < count; n += 1) found.push({ card, is, seat: whose });
  };
  view.seats.forEach(({ properties, home, open }, owner) => {
    const lies = [...Object.keys(properties), ...Object.values(properties).flat(), ...home, ...open];
    add("play", count(lies, card), owner);
  });
  if (view.hand) add("play", count(view.hand, card), seat);
  add("gone", count(view.aside, card) + count(view.discard, card));
  const hidden = view.hidden[card] ?? 0;
  const known = holdersOf(view, card);
  for (const holder of known.slice(0, hidden)) add("play", 1, holder);
  add("unseen", Math.max(0, hidden - known.length));
  add("play", copies - found.length); // in the middle: under the hammer, on its way, or in force
  return found;
}

function count(cards: string[], card: string): number {
  return cards.filter((one) => one === card).length;
}
