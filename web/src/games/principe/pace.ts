// How long each event is seen before the next.

import type { EventHolds } from "../interface";

export const pace: EventHolds = {
  "card-drawn": "card",
  "cards-played": "card",
  "city-built": "made",
  "city-turned-up": "card",
  drawn: "turn",
  "drawn-for-auction": "card",
  "ducats-gained": "turn",
  income: "turn",
  laid: "card",
  "last-round": "grave",
  "lot-offered": "turn",
  "lot-removed": "made",
  "lot-sold": "made",
  "none-turned-up": "turn",
  "nothing-done": "bid",
  "point-gained": "turn",
  refilled: "turn",
  "role-bought": "made",
  "role-offered": "turn",
  "role-scored": "turn",
  "role-taken": "made",
  "role-unsold": "made",
  "roles-return": "turn",
  "shield-placed": "made",
  "shields-kept": "turn",
  "surplus-leaves": "turn",
  "turned-down": "card",
  "turned-up": "card",
};
