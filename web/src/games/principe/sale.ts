// The auction as the story tells it: what was sold, what is under the hammer, who offered what.

import type { GameEvent } from "../../wire/game";
import { lastBids, since, type Sale } from "../auction/ladder";
import { auction } from "../stack";
import { COLOURS } from "./box";
import type { Seen } from "./view";

/** A lot of this round, in the order of sale. */
export interface Lot {
  colour: string;
  cards: number;
  state: "sold" | "unsold" | "now" | "next";
  seat: number;
  price: number;
}

/** What is under the hammer: a lot's colour, or a role's with its tile; null if nothing is. */
export function hammer(view: Seen): { colour: string; tile: "major" | "minor" | null } | null {
  const [top, sale] = view.stack;
  if (top?.is !== "Ascending" || !sale) return null;
  if (sale.lot !== undefined) return { colour: COLOURS[sale.lot] ?? "", tile: null };
  return { colour: COLOURS[sale.colour ?? -1] ?? "", tile: sale.tile === 0 ? "major" : "minor" };
}

/** The lots of this round: those that are gone, then the rest from the smallest to the largest, equal ones in colour order. [IP-30] */
export function lots(view: Seen, story: GameEvent[]): Lot[] {
  if (!view.stack.some((frame) => frame.is === "AuctionPhase")) return [];
  const gone = since(story, "round-begins").flatMap(({ name, nouns }): Lot[] => {
    if (name !== "lot-sold" && name !== "lot-removed") return [];
    const sold = name === "lot-sold";
    return [{ colour: String(nouns["colour"]), cards: Number(nouns["cards"]), state: sold ? "sold" : "unsold", seat: sold ? Number(nouns["seat"]) : -1, price: Number(nouns["price"] ?? 0) }];
  });
  const now = hammer(view);
  const left = COLOURS.filter((colour) => (view.offered[colour] ?? 0) > 0)
    .map((colour): Lot => ({ colour, cards: view.offered[colour] ?? 0, state: colour === now?.colour && !now.tile ? "now" : "next", seat: -1, price: 0 }))
    .sort((one, other) => one.cards - other.cards);
  return [...gone, ...left];
}

/** The running auction, if there is one. */
export function sale(view: Seen, story: GameEvent[]): Sale | null {
  const running = auction(view.stack);
  if (!running) return null;
  const bids = lastBids(since(story, "lot-offered", "role-offered"), view.seats.length);
  if (running.leader >= 0) bids[running.leader] = running.price;
  const rivals = view.stack[1]?.rivals ?? -1;
  const out = view.seats.map((_, seat) => !((running.ring >> seat) & 1) && Boolean((rivals >> seat) & 1));
  return { bids, out, leader: running.leader, price: running.price };
}

/** Who built which city, as far as it was told. */
export function builders(story: GameEvent[]): { [city: string]: number } {
  const built = story.filter(({ name }) => name === "city-built");
  return Object.fromEntries(built.map(({ nouns }) => [String(nouns["city"]), Number(nouns["seat"])]));
}
