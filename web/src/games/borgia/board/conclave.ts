// The conclave: where the seats of the cardinals are.

import { CARDINALS } from "../cards";
import type { Seen } from "../view";

export interface Stall {
  x: number;
  y: number;
  /** The family whose cardinal sits here; -1 is empty. */
  seat: number;
}

const MIDDLE = { x: 150, y: 152 };
const ROWS = [
  { radius: 131, width: 131, stalls: 12 },
  { radius: 102, width: 101, stalls: 10 },
  { radius: 75, width: 69, stalls: 8 },
];

/** Thirty stalls in three half rounds, filled from the left so that each family sits together. */
export function stalls(view: Seen): Stall[] {
  const places = ROWS.flatMap(({ radius, width, stalls: count }) =>
    Array.from({ length: count }, (_, n) => {
      const turn = Math.PI * (1 - (n + 0.5) / count);
      return { turn, x: MIDDLE.x + width * Math.cos(turn), y: MIDDLE.y - radius * Math.sin(turn) };
    }),
  ).sort((one, other) => other.turn - one.turn);
  const sitting = view.seats.flatMap(({ cardinals }, seat) => Array.from({ length: cardinals }, () => seat));
  return places.slice(0, CARDINALS).map(({ x, y }, n) => ({ x, y, seat: sitting[n] ?? -1 }));
}

export interface Part {
  count: number;
  /** What its number keeps clear of at its left and right, in the same measure. */
  left: number;
  right: number;
}

/** The parts of a bar that a mark goes through: the number of the one it cuts stands at the wider side of it. */
export function clearOf(counts: number[], mark: number): Part[] {
  let from = 0;
  return counts.map((count) => {
    const before = mark - from;
    from += count;
    const after = from - mark;
    if (before <= 0 || after <= 0) return { count, left: 0, right: 0 };
    return before < after ? { count, left: before, right: 0 } : { count, left: 0, right: after };
  });
}
