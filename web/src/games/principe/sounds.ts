// Which sound each event has; null is silent on purpose.

import type { EventSounds } from "../interface";

export const sounds: EventSounds = {
  "card-drawn": null,
  "cards-played": "placed",
  "city-built": "placed",
  "city-turned-up": "reveal",
  drawn: null,
  "drawn-for-auction": "reveal",
  "ducats-gained": "coin",
  income: "coin",
  laid: "placed",
  "last-round": "election",
  "lot-offered": null,
  "lot-removed": null,
  "lot-sold": "sold",
  "none-turned-up": null,
  "nothing-done": null,
  "point-gained": null,
  refilled: null,
  "role-bought": "sold",
  "role-offered": null,
  "role-scored": null,
  "role-taken": "placed",
  "role-unsold": null,
  "roles-return": null,
  "shield-placed": "placed",
  "shields-kept": null,
  "surplus-leaves": null,
  "turned-down": "placed",
  "turned-up": "reveal",
};
