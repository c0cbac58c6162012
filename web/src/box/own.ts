// Somebody's own boxes, kept in this browser: a few for each game.

import { aValues, type Box } from "../games/box";
import { keep, kept } from "../storage";
import { array, checked, fields, text } from "../wire/check";
import type { NewBox } from "../wire/types";

const someBoxes = array(fields({ name: text, digest: text, values: aValues }));

const place = (game: string) => `boxes-${game}`;

export function ownBoxes(game: string): Box[] {
  try {
    return checked(someBoxes, JSON.parse(kept(place(game)) ?? "[]"));
  } catch {
    return []; // somebody else wrote there
  }
}

/** A box by its name, as a new table is played with it; null if there is none. */
export function newBox(game: string, name: string | null, travels = true): NewBox | null {
  const found = ownBoxes(game).find((box) => box.name === name);
  return found ? { name: found.name, values: found.values, travels } : null;
}

/** Keep a box, in place of the one that has its name. */
export function keepBox(game: string, box: Box, before = box.name): void {
  const others = ownBoxes(game).filter(({ name }) => name !== box.name && name !== before);
  keep(place(game), JSON.stringify([...others, box]));
}

export function forgetBox(game: string, name: string): void {
  keep(place(game), JSON.stringify(ownBoxes(game).filter((box) => box.name !== name)));
}
