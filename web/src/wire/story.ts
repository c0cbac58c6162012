// The story as one observer was told it: from number `first` on it is `events`.

import { toldOf, type Told } from "./game";
import type { Sight } from "./types";

/** What a sight did to the story: what is new, and how much of the old was taken back. */
export interface StoryChange {
  story: Told[];
  fresh: Told[];
  undone: number;
}

export function continued(story: Told[], sight: Sight): StoryChange {
  const fresh = sight.events.map(toldOf);
  return { story: [...story.slice(0, sight.first), ...fresh], fresh, undone: Math.max(0, story.length - sight.first) };
}
