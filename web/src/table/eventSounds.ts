// What is heard of the events of a message. `web/tests/games/eventSounds.test.ts` holds the games' tables against the catalogues.

import type { EventSounds } from "../games/interface";
import type { Sound } from "../sounds";
import type { GameEvent } from "../wire/game";

const EVERYWHERE: EventSounds = {
  bids: "bid",
  withdraws: "bid",
  sealed: "placed",
  "round-begins": null,
  "game-ends": null, // the victory is heard
};

/** undefined: nobody has thought of this event. */
export function soundOf(sounds: EventSounds, event: string): Sound | null | undefined {
  const own = sounds[event];
  return own === undefined ? EVERYWHERE[event] : own;
}

/** What is heard of all that one message told: each sound once, in order, and no more than the ear can tell apart. */
export function soundsOf(sounds: EventSounds, fresh: GameEvent[]): Sound[] {
  const heard = fresh.map((told) => soundOf(sounds, told.name) ?? null);
  return [...new Set(heard.filter((sound) => sound !== null))].slice(0, 3);
}
