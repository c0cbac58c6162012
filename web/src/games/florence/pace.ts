// How long each event is seen before the next.

import type { EventHolds } from "../interface";

export const pace: EventHolds = {
  "best-work": "grave",
  "bonus-added": "card",
  "building-bought": "made",
  "card-dealt": "turn",
  "card-kept": "card",
  "cards-returned": "turn",
  "cards-seen": "card",
  "deck-shuffled": "turn",
  discarded: "turn",
  "dropped-out": "bid",
  "fame-gained": "turn",
  "fame-sold": "made",
  "freedom-introduced": "made",
  "item-sold": "made",
  "no-work": "turn",
  "nothing-taken": "bid",
  "piece-placed": "made",
  recruited: "card",
  "recruiting-kept": "turn",
  "stack-named": "bid",
  "starter-passes": "turn",
  "turn-ends": "turn",
  "work-begun": "card",
  "work-done": "grave",
};
