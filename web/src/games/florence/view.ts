// The view of The Princes of Florence.

import { checked, type Typed } from "../../wire/check";
import type { View } from "../interface";
import { anything, array, counts, fields, flag, number, text } from "../stack";
import box from "./box.json";

const aSeat = fields({
  fame: number,
  best: number,
  played: array(text),
  recruited: number,
  jesters: number,
  builders: number,
  freedoms: array(text),
  buildings: array(text),
  landscapes: counts,
  pieces: array(text),
  hand: fields({ profession: number, bonus: number, prestige: number }),
  recruiting: number,
  known: array(text),
});

/** A paragraph that is open; what is under the hammer and what is being made stands in it. */
const aFrame = fields(
  { is: text, asked: number },
  {
    ring: number,
    leader: number,
    price: number,
    owing: number,
    given: array(number),
    seat: number,
    namer: number,
    stack: number,
    profession: number,
    value: number,
    piece: number,
    deck: number,
  },
);

const aView = fields(
  {
    edition: text,
    observer: number,
    first: number,
    starter: number,
    round: number,
    over: flag,
    actions: number,
    drew: flag,
    freed: flag,
    dropped: array(number),
    stacks: counts,
    markers: counts,
    buildings: counts,
    freedoms: counts,
    decks: fields({ profession: array(anything), bonus: array(anything), prestige: array(anything) }),
    spent: array(anything),
    seats: array(aSeat),
    stack: array(aFrame),
  },
  { hand: array(text), florins: number },
);

export type Seen = Typed<typeof aView>;
export type Seat = Typed<typeof aSeat>;
export type Deck = keyof Seen["decks"];

/** The view with its prices in florins: an auction counts in steps. */
export function read(view: View): Seen {
  const seen = checked(aView, view);
  const stack = seen.stack.map((frame) => (frame.price === undefined ? frame : { ...frame, price: frame.price * box.game.auction_increment }));
  return { ...seen, stack };
}

/** What lies before nobody: the ground of those who only watch. */
const NOTHING: Seat = {
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

export function seatOf(view: Seen, seat: number): Seat {
  return view.seats[seat] ?? NOTHING;
}
