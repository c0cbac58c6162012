// Which steps of the ladder of amounts are shown: as many as fit, with the price, one's own limit and the chosen one.

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

/** The offers below the first step that is shown. */
export function below(bids: (number | null)[], shown: Step[]): number[] {
  const first = shown[0]?.amount ?? 1;
  return bids.flatMap((bid, seat) => (bid !== null && bid < first ? [seat] : []));
}
