// Offices that the Pope could deal out anew.

import { cardOf, lookOf } from "../cards";
import type { Table } from "../../interface";
import type { Seen } from "../view";

export interface Collected {
  seat: number;
  cards: string[];
  /** What is printed on them. */
  votes: number;
  /** What as many of all of them would bring on average. */
  mean: number;
}

/** Each family that would give offices up, with what it gives: it gets as many back at random. */
export function collected({ view, box }: Pick<Table<Seen>, "view" | "box">): Collected[] {
  const stay: string[] = view.making?.what === "reshuffle" ? view.making.stay : [];
  const rows = view.seats.map(({ home, open, properties }, seat) => {
    const cards = [...home, ...open, ...Object.values(properties).flat()].filter((card) => lookOf(card).kind === "office" && !stay.includes(card));
    return { seat, cards, votes: cards.reduce((sum, card) => sum + cardOf(box, card).votes, 0) };
  });
  const all = rows.reduce((sum, { cards }) => sum + cards.length, 0);
  const votes = rows.reduce((sum, row) => sum + row.votes, 0);
  return rows.filter(({ cards }) => cards.length > 0).map((row) => ({ ...row, mean: (votes / Math.max(1, all)) * row.cards.length }));
}
