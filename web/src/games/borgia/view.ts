// The view of The Prince.

import { checked, type Typed } from "../../wire/check";
import type { View } from "../interface";
import { anything, array, counts, fields, flag, number, object, text } from "../stack";

const aSeat = fields({
  family: text,
  score: number,
  cardinals: number,
  votes: number,
  properties: object(array(text)),
  home: array(text),
  open: array(text),
});

const aFrame = fields(
  { is: text, asked: number },
  {
    ring: number,
    leader: number,
    price: number,
    owing: number,
    each: number,
    given: array(number),
    seat: number,
    picked: number,
    card: number,
    slot: number,
    code: number,
    thief: number,
    receiver: number,
    left: number,
    most: number,
    handed: number,
    ballots: number,
    tally: array(number),
  },
);

const anOffer = fields({}, { from: number, to: number, gives: array(text), wants: array(text), ducats: number });

const aView = fields(
  {
    edition: text,
    options: counts,
    observer: number,
    first: number,
    pope: number,
    round: number,
    over: flag,
    deck: number,
    table: array(number),
    aside: array(text),
    discard: array(text),
    arriving: array(text),
    marriage: array(number),
    savonarola: flag,
    reshuffled: flag,
    favoured: array(number),
    loses_turn: array(number),
    offers: number,
    to_play: array(number),
    seats: array(aSeat),
    seen: anything,
    offer: anOffer,
    stack: array(aFrame),
  },
  { hand: array(text), ducats: number },
);

export type Seen = Typed<typeof aView>;

export function read(view: View): Seen {
  return checked(aView, view);
}
