// Whether something hidden came to light, or chance decided: what led to it cannot be taken back.

import type { GameEvent } from "../wire/game";

/** Whether such a thing was told with a seat's own last event, or since. The server alone knows every case, and refuses the rest. */
export function revealedSince(reveals: string[], story: GameEvent[], seat: number): boolean {
  const own = story.findLastIndex(({ nouns }) => nouns["seat"] === seat);
  return own >= 0 && story.slice(own).some(({ name }) => reveals.includes(name));
}
