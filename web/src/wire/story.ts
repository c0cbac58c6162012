// The story as one observer was told it: from number `first` on it is `events`.

import type { GameEvent, SeatUpdate } from "./types";

/** What an update did to the story: what is new, and how much of the old was taken back. */
export interface StoryChange {
  story: GameEvent[];
  fresh: GameEvent[];
  undone: number;
}

export function continued(story: GameEvent[], update: SeatUpdate): StoryChange {
  const fresh = update.events;
  return { story: [...story.slice(0, update.first), ...fresh], fresh, undone: Math.max(0, story.length - update.first) };
}
