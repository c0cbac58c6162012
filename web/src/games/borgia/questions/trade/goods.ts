// What two families could trade: what lies open, what is in one's hand, and what the other is known or thought to hold.

import { lookOf } from "../../cards";
import type { Seen } from "../../view";

export interface Goods {
  /** Properties, with what lies under each. */
  properties: { card: string; under: string[] }[];
  /** Offices and artists one by one, and outside families that nothing holds. */
  singles: { card: string; open: boolean }[];
  /** Cards in the hand that are known. */
  hand: string[];
  /** Cards that may be in the hand for all that is known. */
  perhaps: string[];
}

export function goodsOf(view: Seen, seat: number): Goods {
  const estate = view.seats[seat];
  const covered = [...(estate?.home ?? []), ...Object.values(estate?.properties ?? {}).flat()].filter((card) => lookOf(card).type !== "outside_family");
  const own = seat === view.observer;
  const known = own ? (view.hand ?? []) : heldFor(view, estate?.family ?? "");
  return {
    properties: Object.entries(estate?.properties ?? {}).map(([card, under]) => ({ card, under })),
    singles: [...(estate?.open ?? []).map((card) => ({ card, open: true })), ...covered.map((card) => ({ card, open: false }))],
    hand: known,
    perhaps: own ? [] : perhapsHeld(view, estate?.family ?? "").filter((card) => !known.includes(card)),
  };
}

/** The cards that must be in a family's hand, as far as one has seen. */
function heldFor({ seen }: Seen, family: string): string[] {
  return Object.entries(seen).flatMap(([card, copies]) => copies.filter((places) => places.length === 1 && places[0] === family).map(() => card));
}

function perhapsHeld({ hidden, seen }: Seen, family: string): string[] {
  return Object.keys(hidden).filter((card) => {
    if (lookOf(card).kind !== "hand") return false;
    const copies = seen[card] ?? [];
    return copies.length < (hidden[card] ?? 0) || copies.some((places) => places.some((place) => place === family));
  });
}
