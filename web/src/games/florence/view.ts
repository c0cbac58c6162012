// The view of The Princes of Florence as it is declared, and what boards look up in it.

import { checked } from "../../wire/check";
import type { Table, View } from "../interface";
import { aPublicView, type Court, type Offer, type PublicView, type Worth } from "./declared";

export type { Court as Seat, Deck, Offer, PublicView as Seen } from "./declared";

/** The questions that show cards as they are printed: they take the room of the tray. */
export const CARD_PROMPTS = ["which-discard", "which-card", "which-order", "which-recruit"];

export function read(view: View): PublicView {
  return checked(aPublicView, view);
}

export function isAmong(one: string, names: readonly string[]): boolean {
  return names.includes(one);
}

/** What lies before nobody: the ground of those who only watch. */
const NOTHING: Court = {
  fame: 0,
  best: 0,
  played: [],
  recruited: 0,
  jesters: 0,
  builders: 0,
  freedoms: [],
  buildings: [],
  landscapes: {},
  pieces: [],
  hand: { profession: 0, bonus: 0, prestige: 0 },
  recruiting: 0,
  known: [],
};

export function seatOf(view: PublicView, seat: number): Court {
  return view.seats[seat] ?? NOTHING;
}

/** What a card is worth to its holder, as the view says: 0 for one that it says nothing of. */
export function worthOf(view: PublicView, card: string): number {
  return found(view, card)?.worth ?? 0;
}

/** Does a profession find this thing that it likes? */
export function finds(view: PublicView, card: string, thing: string): boolean {
  return isAmong(thing, found(view, card)?.finds ?? []);
}

function found(view: PublicView, card: string): Worth | undefined {
  return view.worths.find((one) => one.card === card);
}

/** What is in one's own hand, of one kind. */
export function handOf(view: PublicView, cards: (card: string) => boolean): string[] {
  return (view.hand ?? []).filter(cards);
}

/** What is said of one's own things; to whoever looks on through somebody's eyes, what is said of others. */
export function ownKey({ seat, mine }: Table<PublicView>, own: string, seen: string): string {
  return seat === mine ? own : seen;
}

/** What is offered of a piece or a freedom; nothing once one has it, or there is none left. */
export function offerOf(view: PublicView, thing: string): Offer | undefined {
  return view.offers.find((offer) => offer.thing === thing);
}
