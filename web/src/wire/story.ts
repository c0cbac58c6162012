// The story as one observer was told it: from number `first` on it is `events`.

import type { GameEvent, Sight } from "./types";

/** What a sight did to the story: what is new, and how much of the old was taken back. */
export interface StoryChange {
  story: GameEvent[];
  fresh: GameEvent[];
  undone: number;
}

export function continued(story: GameEvent[], sight: Sight): StoryChange {
  const fresh = sight.events;
  return { story: [...story.slice(0, sight.first), ...fresh], fresh, undone: Math.max(0, story.length - sight.first) };
}
