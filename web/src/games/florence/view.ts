// The view of The Princes of Florence.

import { checked, type Typed } from "../../wire/check";
import type { View } from "../interface";
import { anything, aStack, array, counts, fields, flag, number, text } from "../stack";

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
    stack: aStack,
  },
  { hand: array(text), florins: number, looked_at: array(text) },
);

export type Seen = Typed<typeof aView>;

export function read(view: View): Seen {
  return checked(aView, view);
}
