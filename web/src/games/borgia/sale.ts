// What is for sale, who bids what, and what was sold last.

import { lastBids, since, type Sale } from "../auction/ladder";
import type { Table } from "../interface";
import type { Seen } from "./view";

/** The card under the hammer and the place it was turned up in; null if nothing is for sale. */
export function onSale({ sale }: Seen): { card: string; slot: number } | null {
  return sale && { card: String(sale.what["card"]), slot: Number(sale.what["slot"]) };
}

/** The running auction, if there is one. */
export function sale({ view, story }: Table<Seen>): Sale | null {
  if (!view.sale) return null;
  const { price, leader, in: bidding } = view.sale;
  const out = view.seats.map((_, seat) => !bidding.includes(seat));
  return { bids: lastBids(since(story, "turned-up"), view.seats.length), out, leader: leader ?? -1, price };
}

/** The last card of this round that was sold, or taken for nothing, from an open place. */
export function lastSale({ story }: Table<Seen>): { card: string; slot: number; seat: number; price: number } | null {
  const told = since(story, "turned-up", "round-begins");
  const turned = told.find(({ name }) => name === "turned-up");
  const sold = told.find(({ name }) => name === "sold" || name === "taken-free");
  if (!turned || !sold) return null;
  return {
    card: String(turned.nouns["card"]),
    slot: Number(turned.nouns["slot"]),
    seat: Number(sold.nouns["seat"]),
    price: Number(sold.nouns["price"] ?? 0),
  };
}
