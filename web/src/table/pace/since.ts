// What happened since one's last answer.

import type { AnyGame, EventHolds, Table } from "../../games/interface";
import { eachAlone, plain, type StoryLine } from "../../games/story";
import type { GameEvent } from "../../wire/game";
import { CALM, holdOf } from "./holds";

/** The number of the event from which on things happened since one's last answer: known, or as far as the story shows it. */
export function sinceOf(known: number, story: GameEvent[], seat: number, holds: EventHolds): number {
  if (known >= 0) return known;
  return story.findLastIndex((told) => told.nouns["seat"] === seat && isDeed(holds, told)) + 1;
}

/** By thing, how many of it somebody has newly got. */
export function newSince(told: GameEvent[], seat: number, game: AnyGame): { [thing: string]: number } {
  const counts: { [thing: string]: number } = {};
  for (const thing of told.flatMap((event) => game.newThings?.(event, seat) ?? [])) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
}

/** What a rival has done: in a few words, and in sentences whose bold words stand between **. */
export interface Deeds {
  seat: number;
  clause: string;
  lines: string[];
}

type Told = Pick<Table, "story" | "names" | "words" | "seat"> & { game: AnyGame; since: number };

/** The lines of the story that tell what happened since one's last answer; an auction that ran before is told whole. */
export function linesSince(told: Told): StoryLine[] {
  const start = Math.max(0, told.story.findLastIndex(({ name }, n) => name === "round-begins" && n <= told.since));
  return linesFrom(told, start).filter(({ first, told: events }) => start + first + events.length > told.since);
}

/** The last line of the story, whenever that was. */
export function lastLine(told: Told): StoryLine | undefined {
  const round = Math.max(0, told.story.findLastIndex(({ name }) => name === "round-begins"));
  return linesFrom(told, round).at(-1) ?? linesFrom(told, 0).at(-1);
}

function linesFrom({ story, names, words, game }: Told, start: number): StoryLine[] {
  return (game.story ?? eachAlone)(story.slice(start), { names, words }).filter(({ kind }) => kind === "line");
}

/** The line of the auction that runs, if one does. */
export function runningSale(lines: StoryLine[], holds: EventHolds): StoryLine | null {
  const last = lines.at(-1);
  const event = last?.told.at(-1);
  return last && event && holdOf(holds, event.name) === "bid" ? last : null;
}

/** A rival each, the one who did something last at the end. Bids that were told alone are passed over. */
export function deedsOf(lines: StoryLine[], own: number, holds: EventHolds): Deeds[] {
  const deeds = lines.filter((line) => line.seat !== null && line.seat !== own && matters(line, holds));
  const seats = [...new Set(deeds.map(({ seat }) => seat ?? -1).reverse())].reverse();
  return seats.map((seat): Deeds => {
    const of = deeds.filter((line) => line.seat === seat);
    const clauses = of.flatMap(({ clause }) => (clause === "" ? [] : [clause]));
    return { seat, clause: clauses.join(", ") || plain(of.at(-1)?.text ?? ""), lines: of.map(({ text }) => text) };
  });
}

/** What happened to nobody in particular: what lies for sale, which city is open. */
export function commonOf(lines: StoryLine[], holds: EventHolds): string[] {
  return lines.filter((line) => line.seat === null && matters(line, holds)).map(({ text }) => text);
}

function matters({ told }: StoryLine, holds: EventHolds): boolean {
  return told.some(({ name }) => CALM[holdOf(holds, name) ?? "turn"] > CALM.bid);
}

/** A number of a family that has changed: its sign, and by how much. */
export interface Change {
  sign: string;
  label: string;
  by: number;
}

export function changesOf(game: AnyGame, before: unknown, table: Table, seat: number): Change[] {
  const was = game.playerSummary(before, seat, table);
  const is = game.playerSummary(table.view, seat, table);
  const counts = is.counts.map(({ sign, label, value }): Change => {
    const old = was.counts.find((one) => one.sign === sign)?.value;
    return { sign, label, by: typeof value === "number" && typeof old === "number" ? value - old : 0 };
  });
  const points = { sign: "s-vp", label: "", by: is.score - was.score };
  return [points, ...counts].filter(({ by }) => by !== 0);
}

/** Whether an event is something that somebody did, and not how play goes on. */
function isDeed(holds: EventHolds, { name }: GameEvent): boolean {
  return CALM[holdOf(holds, name) ?? "turn"] > CALM.turn;
}
