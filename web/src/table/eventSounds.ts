// Which sound an event has, by game; null is silent on purpose. `web/tests/eventSounds.test.ts` holds it against the catalogues.

import type { Sound } from "../sounds";
import type { GameEvent } from "../wire/game";

type EventSounds = { [event: string]: Sound | null };

const EVERYWHERE: EventSounds = {
  bids: "bid",
  withdraws: "bid",
  sealed: "placed",
  "round-begins": null,
  "game-ends": null, // the victory is heard
};

const GAMES: { [game: string]: EventSounds } = {
  principe: {
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
  },
  borgia: {
    accuses: "election",
    "accuses-in-vain": "election",
    "artist-stays": null,
    attacks: "election",
    "cardinals-given": "placed",
    committed: "placed",
    dies: "election",
    "doctor-answers": "placed",
    drawn: null,
    "drawn-vote": "election",
    elected: "election",
    "family-paid": "coin",
    "fee-paid": "coin",
    "first-pope": "election",
    fought: "reveal",
    gained: "coin",
    held: null,
    "income-paid": "coin",
    judges: "placed",
    "marriage-ends": null,
    marries: "election",
    moved: "placed",
    "no-majority": "election",
    "office-given": "placed",
    "offices-left": null,
    "offices-reshuffled": "reveal",
    placed: "placed",
    poisons: "election",
    rejected: null,
    revealed: "reveal",
    "run-off": "election",
    "savonarola-gone": null,
    "savonarola-preaches": "election",
    scored: null,
    seized: "placed",
    "set-aside": "placed",
    "shuffled-in": "reveal",
    sold: "sold",
    "spied-on": "reveal",
    spies: "reveal",
    stabs: "election",
    storms: "placed",
    "table-laid": "reveal",
    "taken-free": "placed",
    "taken-unseen": "placed",
    "thrown-in": "reveal",
    "trade-done": "sold",
    "trade-dropped": null,
    "trade-forbidden": null,
    "trade-opened": "bid",
    "trade-refused": null,
    "turn-begins": null,
    "turn-lost": null,
    "turned-up": "reveal",
    upheld: null,
    voted: "placed",
  },
  florence: {
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
  },
};

/** undefined: nobody has thought of this event. */
export function soundOf(game: string, event: string): Sound | null | undefined {
  const own = GAMES[game]?.[event];
  return own === undefined ? EVERYWHERE[event] : own;
}

/** What is heard of all that one message told: each sound once, in order, and no more than the ear can tell apart. */
export function soundsOf(game: string, fresh: GameEvent[]): Sound[] {
  const sounds = fresh.map((told) => soundOf(game, told.name) ?? null);
  return [...new Set(sounds.filter((sound) => sound !== null))].slice(0, 3);
}
