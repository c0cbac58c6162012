// The other families, in the order of their turns after one's own.

import type { Table } from "../../interface";
import type { Seen } from "../view";

/** Who only watches sees all. */
export function rivals({ view, seat }: Pick<Table<Seen>, "view" | "seat">): number[] {
  const seats = view.seats.map((_, n) => n);
  return seat < 0 ? seats : [...seats.slice(seat + 1), ...seats.slice(0, seat)];
}
