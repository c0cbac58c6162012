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

/** What each work of a seat was worth. A profession is played again once it has been recruited: of a work that is only begun nothing is said. */
export function worths(story: GameEvent[], seat: number): { [profession: string]: number } {
  const found = new Map<string, number>();
  for (const { name, nouns } of story) {
    if (nouns["seat"] !== seat) continue;
    if (name === "work-begun") found.delete(String(nouns["profession"]));
    if (name === "work-done") found.set(String(nouns["profession"]), Number(nouns["value"]));
  }
  return Object.fromEntries(found);
}

/** The pieces that a seat has just laid, as its principality lists them. */
export function laidBy(fresh: GameEvent[], seat: number): string[] {
  return fresh
    .filter(({ name, nouns }) => name === "piece-placed" && nouns["seat"] === seat)
    .map(({ nouns }) => `${nouns["piece"]} r${nouns["row"]} c${nouns["column"]} e${nouns["turn"]}`);
}

/** A work that was completed. */
export interface Done {
  profession: string;
  round: number;
  value: number;
  fame: number;
  florins: number;
}

/** Something that was bought: an item at an auction, a building, a freedom. */
export interface Bought {
  kind: "stack" | "building" | "freedom";
  thing: string;
  round: number;
  florins: number;
}

const BUYING: { [event: string]: Bought["kind"] } = {
  "item-sold": "stack",
  "building-bought": "building",
  "freedom-introduced": "freedom",
};

/** What a seat has done in the whole game: its works, what it bought and for how much, and where its points come from. */
export function deedsOf(story: GameEvent[], seat: number): { works: Done[]; bought: Bought[]; points: { [cause: string]: number } } {
  const works: Done[] = [];
  const bought: Bought[] = [];
  const points: { [cause: string]: number } = {};
  let round = 0;
  const add = (cause: string, fame: number) => (points[cause] = (points[cause] ?? 0) + fame);
  for (const { name, nouns } of story) {
    if (name === "round-begins") round = Number(nouns["round"]);
    if (nouns["seat"] !== seat) continue;
    const kind = BUYING[name];
    if (kind) bought.push({ kind, thing: String(nouns[kind]), round, florins: Number(nouns["florins"]) });
    if (name === "work-done") {
      works.push({ profession: String(nouns["profession"]), round, value: Number(nouns["value"]), fame: Number(nouns["fame"]), florins: Number(nouns["florins"]) });
      add("work", Number(nouns["fame"]));
    }
    if (name === "fame-gained") add(String(nouns["cause"]), Number(nouns["fame"]));
    if (name === "fame-sold") add("sold", -Number(nouns["fame"]));
  }
  return { works, bought, points };
}

/** What the best work of a round brought a seat. */
export function bestFame(told: GameEvent[], seat: number): number {
  const gained = told.filter(({ name, nouns }) => name === "fame-gained" && nouns["seat"] === seat && nouns["cause"] === "best-work");
  return gained.reduce((sum, { nouns }) => sum + Number(nouns["fame"]), 0);
}
