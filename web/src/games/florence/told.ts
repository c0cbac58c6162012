// What the story remembers and the table does not show: prices, bids, and what the works on the table were worth.

import type { GameEvent } from "../../wire/game";

/** What has been told since this round began. */
export function thisRound(story: GameEvent[]): GameEvent[] {
  return story.slice(story.findLastIndex(({ name }) => name === "round-begins") + 1);
}

/** Who bought from which stack this round, and for how much. */
export function sales(story: GameEvent[]): { [stack: string]: { seat: number; florins: number } } {
  const sold = thisRound(story).filter(({ name }) => name === "item-sold");
  return Object.fromEntries(
    sold.map(({ nouns }) => [String(nouns["stack"]), { seat: Number(nouns["seat"]), florins: Number(nouns["florins"]) }]),
  );
}

/** The last bid of each seat for what is under the hammer; naming is a bid. */
export function bids(story: GameEvent[], opening: number): { [seat: number]: number } {
  const from = story.findLastIndex(({ name }) => name === "stack-named");
  const found: { [seat: number]: number } = {};
  for (const { name, nouns } of from < 0 ? [] : story.slice(from)) {
    if (name === "stack-named") found[Number(nouns["seat"])] = opening;
    if (name === "bids") found[Number(nouns["seat"])] = Number(nouns["florins"]);
  }
  return found;
}

/** What each work was worth that has been completed; a profession played twice is remembered as it was last. */
export function worths(story: GameEvent[]): { [profession: string]: number } {
  const done = story.filter(({ name }) => name === "work-done");
  return Object.fromEntries(done.map(({ nouns }) => [String(nouns["profession"]), Number(nouns["value"])]));
}

/** The pieces that a seat has just laid, as its principality lists them. */
export function laidBy(fresh: GameEvent[], seat: number): string[] {
  return fresh
    .filter(({ name, nouns }) => name === "piece-placed" && nouns["seat"] === seat)
    .map(({ nouns }) => `${nouns["piece"]} r${nouns["row"]} c${nouns["column"]} e${nouns["turn"]}`);
}
