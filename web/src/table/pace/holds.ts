// How long each thing that happens is seen before the next is shown. `web/tests/games/pace.test.ts` holds the games' tables against the catalogues.

import type { EventHolds, Hold } from "../../games/interface";
import type { GameEvent } from "../../wire/game";

/** Milliseconds at the calm pace. */
export const CALM: { [hold in Hold]: number } = { bid: 600, card: 1200, made: 1200, grave: 2500, turn: 300, none: 0 };
export const LINE = 900; // a line of a scene
export const AFTER_LINES = 2000; // and the whole of it, once all are there
const MANY_BIDS = 6; // of one auction; more are told faster
const HURRIED_BID = 250;

const EVERYWHERE: EventHolds = {
  bids: "bid",
  withdraws: "bid",
  sealed: "turn",
  "round-begins": "turn",
  "game-ends": "none", // the final scoring takes its own time
};

/** undefined: nobody has thought of this event. */
export function holdOf(holds: EventHolds, event: string): Hold | undefined {
  return holds[event] ?? EVERYWHERE[event];
}

/** How long what one message told is seen. Of a move of one's own (`own`, a seat) only what it led to for others is. */
export function holdFor(holds: EventHolds, before: GameEvent[], told: GameEvent[], own: number | null): number {
  const others = told.filter(({ nouns }) => own === null || nouns["seat"] !== own);
  const kinds = others.map(({ name }) => holdOf(holds, name) ?? "turn");
  const bids = kinds.includes("bid") ? bidsBefore(holds, before) : 0;
  return Math.max(0, ...kinds.map((hold) => (hold === "bid" && bids >= MANY_BIDS ? HURRIED_BID : CALM[hold])));
}

/** How many bids and passes the story ends with: those of the auction that runs. */
function bidsBefore(holds: EventHolds, story: GameEvent[]): number {
  const other = story.findLastIndex(({ name }) => holdOf(holds, name) !== "bid");
  return story.length - 1 - other;
}

/** Whether a message tells what nobody should miss: something sold, built or completed, a fight, a verdict. */
export function mustBeSeen(holds: EventHolds, told: GameEvent[]): boolean {
  return told.some(({ name }) => ["made", "grave"].includes(holdOf(holds, name) ?? ""));
}

/** What of a message is worth a line: what is seen longest, and of those the last. */
export function mainEvent(holds: EventHolds, told: GameEvent[]): GameEvent | null {
  const long = (event: GameEvent) => CALM[holdOf(holds, event.name) ?? "turn"];
  const longest = Math.max(...told.map(long));
  return told.findLast((event) => long(event) === longest) ?? null;
}
