// An open auction as a ladder of amounts: as many steps as fit, with the price, one's own limit and the chosen one.

import type { GameEvent } from "../../wire/game";

/** The last offer of each seat, and who has withdrawn. */
export interface Sale {
  bids: (number | null)[];
  out: boolean[];
  /** Who takes part, where not all do. */
  seats?: number[];
  leader: number;
  price: number;
}

export interface Step {
  amount: number;
  /** Seats whose last offer this is. */
  seats: number[];
  /** Beaten already, to be had, or beyond the purse. */
  kind: "past" | "legal" | "beyond";
}

/** The first amount of a window of `room` steps. */
function start(price: number, most: number, chosen: number, room: number): number {
  if (most + 2 <= room) return 1;
  const low = Math.max(1, price - 2);
  return Math.max(low, chosen - room + 2);
}

export function steps(bids: (number | null)[], price: number, most: number, chosen: number, room: number): Step[] {
  const first = start(price, most, chosen, room);
  return Array.from({ length: room }, (_, n) => {
    const amount = first + n;
    const seats = bids.flatMap((bid, seat) => (bid === amount ? [seat] : []));
    const kind = amount <= price ? "past" : amount <= most ? "legal" : "beyond";
    return { amount, seats, kind };
  });
}

/** What is offered behind a ladder that ends at `last`: its purse, and on the way there, in fives, what few presses reach. */
export function jumps(last: number, most: number): number[] {
  if (last >= most) return [];
  const third = (n: number) => Math.round((last + ((most - last) * n) / 3) / 5) * 5;
  return [...new Set([third(1), third(2)].filter((one) => one > last && one < most)), most];
}

/** The offers below the first step that is shown. */
export function below(bids: (number | null)[], shown: Step[]): number[] {
  const first = shown[0]?.amount ?? 1;
  return bids.flatMap((bid, seat) => (bid !== null && bid < first ? [seat] : []));
}

/** What has been told since the last of some events. */
export function since(story: GameEvent[], ...openings: string[]): GameEvent[] {
  const at = story.findLastIndex(({ name }) => openings.includes(name));
  return at < 0 ? [] : story.slice(at);
}

/** The last bid of each seat in what was told of an auction. */
export function lastBids(told: GameEvent[], seats: number): (number | null)[] {
  const bids = Array.from({ length: seats }, (): number | null => null);
  for (const { name, nouns } of told) if (name === "bids") bids[Number(nouns["seat"])] = Number(nouns["amount"]);
  return bids;
}
