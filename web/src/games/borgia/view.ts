// The view of The Prince.

import { checked, type Typed } from "../../wire/check";
import type { View } from "../interface";
import { anything, aStack, array, counts, fields, flag, number, object, text } from "../stack";

const aSeat = fields({
  family: text,
  score: number,
  cardinals: number,
  votes: number,
  properties: object(array(text)),
  home: array(text),
  open: array(text),
});

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
    offer: anything,
    stack: aStack,
  },
  { hand: array(text), ducats: number },
);

export type Seen = Typed<typeof aView>;

export function read(view: View): Seen {
  return checked(aView, view);
}
