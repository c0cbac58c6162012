// The view of Il Principe.

import { checked, type Typed } from "../../wire/check";
import type { View } from "../interface";
import { array, counts, fields, flag, number, text } from "../stack";

const aSeat = fields({
  score: number,
  shields: number,
  cards: number,
  known: counts,
  up: counts,
  down: counts,
  map: counts,
  cities: array(text),
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
    lot: number,
    colour: number,
    tile: number,
    rivals: number,
  },
);

const aView = fields(
  {
    edition: text,
    options: counts,
    observer: number,
    first: number,
    prince: number,
    round: number,
    last: flag,
    over: flag,
    deck: number,
    surplus: number,
    city_deck: number,
    open: array(text),
    built: array(text),
    offered: counts,
    removed: counts,
    major: counts,
    minor: counts,
    seats: array(aSeat),
    stack: array(aFrame),
  },
  { hand: counts, ducats: number },
);

export type Seen = Typed<typeof aView>;

export function read(view: View): Seen {
  return checked(aView, view);
}
