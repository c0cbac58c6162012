// Which sound each event has; null is silent on purpose.

import type { EventSounds } from "../interface";

export const sounds: EventSounds = {
  "best-work": "election",
  "bonus-added": null,
  "building-bought": "sold",
  "card-dealt": null,
  "card-kept": "placed",
  "cards-returned": null,
  "cards-seen": "reveal",
  "deck-shuffled": "reveal",
  discarded: "placed",
  "dropped-out": "bid",
  "fame-gained": null,
  "fame-sold": "coin",
  "freedom-introduced": "placed",
  "item-sold": "sold",
  "no-work": null,
  "nothing-taken": null,
  "piece-placed": "placed",
  recruited: "placed",
  "recruiting-kept": null,
  "stack-named": "bid",
  "starter-passes": null,
  "turn-ends": null,
  "work-begun": null,
  "work-done": "election",
};
