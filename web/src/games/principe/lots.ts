// The auction: what was sold, what is under the hammer, who offered what.

import type { GameEvent } from "../../wire/game";
import { lastBids, since, type Sale } from "../auction/ladder";
import type { Seen } from "./view";

/** A lot of this round, in the order of sale. */
export interface Lot {
  colour: string;
  cards: number;
  state: "sold" | "unsold" | "now" | "next" | "then";
  seat: number;
  price: number;
}

/** What is under the hammer: a lot's colour, or a role's with its tile; null if nothing is. */
export function hammer({ sale }: Seen): { colour: string; tile: string | null } | null {
  if (sale === null) return null;
  const { colour, tile } = sale.what;
  return { colour: String(colour), tile: tile === undefined ? null : String(tile) };
}

/** The lots of this round: those that are gone, as the story tells it, then the rest. */
export function lots(view: Seen, story: GameEvent[]): Lot[] {
  if (view.phase !== "auction") return [];
  const gone = since(story, "round-begins").flatMap(({ name, nouns }): Lot[] => {
    if (name !== "lot-sold" && name !== "lot-removed") return [];
    const sold = name === "lot-sold";
    return [{ colour: String(nouns["colour"]), cards: Number(nouns["cards"]), state: sold ? "sold" : "unsold", seat: sold ? Number(nouns["seat"]) : -1, price: Number(nouns["price"] ?? 0) }];
  });
  const now = hammer(view)?.colour;
  const next = view.lots.findIndex(([colour]) => colour !== now);
  const left = view.lots.map(([colour, cards], n): Lot => ({ colour, cards, state: colour === now ? "now" : n === next ? "next" : "then", seat: -1, price: 0 }));
  return [...gone, ...left];
}

/** The running auction, if there is one. */
export function saleOf({ sale, making, seats }: Seen, story: GameEvent[]): Sale | null {
  if (sale === null) return null;
  const bids = lastBids(since(story, "lot-offered", "role-offered"), seats.length);
  if (sale.leader !== null) bids[sale.leader] = sale.price;
  const rivals = making?.what === "role" ? making.rivals : seats.map((_, seat) => seat);
  const out = seats.map((_, seat) => rivals.includes(seat) && !sale.in.includes(seat));
  return { bids, out, seats: rivals, leader: sale.leader ?? -1, price: sale.price };
}
