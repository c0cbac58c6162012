// What is for sale, who bids what, and what was sold last.

import { lastBids, since, type Sale } from "../auction/ladder";
import type { Table } from "../interface";
import { auction } from "../stack";
import box from "./box.json";
import type { Seen } from "./view";
import vocabulary from "./vocabulary.json";

const LAID = box.game.auction_cards as { [seats: string]: number };

/** How many cards are laid out in a round, or more if more lie there. [TP-13] */
export function slotsLaid(view: Seen): number {
  return Math.max(LAID[String(view.seats.length)] ?? 12, ...view.table);
}

/** The card under the hammer and the place it was turned up in; null if nothing is for sale. */
export function onSale(view: Seen): { card: string; slot: number } | null {
  const sale = auction(view.stack) ? view.stack[1] : undefined;
  const card = vocabulary.names.card[sale?.card ?? -1];
  return card && sale?.slot !== undefined ? { card, slot: sale.slot + 1 } : null;
}

/** The running auction, if there is one. */
export function sale({ view, story }: Table<Seen>): Sale | null {
  const running = auction(view.stack);
  if (!running) return null;
  const out = view.seats.map((_, seat) => !((running.ring >> seat) & 1));
  return { bids: lastBids(since(story, "turned-up"), view.seats.length), out, leader: running.leader, price: running.price };
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
