// Somebody's own boxes, kept in this browser: a few for each game.

import { aValues, type Box } from "../games/box";
import { keep, kept } from "../storage";
import { array, checked, fields, text } from "../wire/check";

const someBoxes = array(fields({ name: text, digest: text, values: aValues }));

const place = (game: string) => `boxes-${game}`;

export function ownBoxes(game: string): Box[] {
  try {
    return checked(someBoxes, JSON.parse(kept(place(game)) ?? "[]"));
  } catch {
    return []; // somebody else wrote there
  }
}

/** Keep a box, in place of the one that has its name. */
export function keepBox(game: string, box: Box, before = box.name): void {
  const others = ownBoxes(game).filter(({ name }) => name !== box.name && name !== before);
  keep(place(game), JSON.stringify([...others, box]));
}

export function forgetBox(game: string, name: string): void {
  keep(place(game), JSON.stringify(ownBoxes(game).filter((box) => box.name !== name)));
}
