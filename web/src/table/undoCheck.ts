// Events by which something hidden came to light, or chance decided: what led to them cannot be taken back.

import type { GameEvent } from "../wire/game";

const REVEALING: { [game: string]: string[] } = {
  principe: ["card-drawn", "city-turned-up", "drawn-for-auction", "laid"],
  borgia: ["revealed", "table-laid", "turned-up"],
};

/** Whether such a thing was told with a seat's own last event, or since. The server alone knows every case, and refuses the rest. */
export function revealedSince(game: string, story: GameEvent[], seat: number): boolean {
  const own = story.findLastIndex(({ nouns }) => nouns["seat"] === seat);
  return own >= 0 && story.slice(own).some(({ name }) => REVEALING[game]?.includes(name));
}
