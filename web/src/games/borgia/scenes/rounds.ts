// What the story tells of each round's end: the ballots, who was elected, and the points line by line.

import type { GameEvent } from "../../../wire/game";
import { lookOf } from "../cards";

export interface Vote {
  seat: number;
  family: string;
  votes: number;
}

export interface Points {
  seat: number;
  points: number;
  /** What brings them, if it is a card. */
  card: string;
}

export const LINES = ["properties", "offices", "artists", "pope", "ducats"] as const;
export type Line = (typeof LINES)[number];

export interface Round {
  number: number;
  /** The votes of each ballot, the last one elected. */
  ballots: Vote[][];
  elected: { seat: number; votes: number; all: number } | null;
  lines: Record<Line, Points[]>;
  /** By seat: what the round brought; empty until it is counted. */
  totals: number[];
}

const KINDS: { [kind: string]: Line } = { property: "properties", office: "offices", artist: "artists", outside_family: "properties" };

function empty(number: number): Round {
  return { number, ballots: [[]], elected: null, lines: { properties: [], offices: [], artists: [], pope: [], ducats: [] }, totals: [] };
}

/** Every round that has begun. */
export function roundsOf(story: GameEvent[]): Round[] {
  const rounds: Round[] = [];
  for (const { name, nouns } of story) {
    if (name === "round-begins") rounds.push(empty(rounds.length + 1));
    const round = rounds.at(-1);
    if (!round) continue;
    const seat = Number(nouns["seat"]);
    const points = Number(nouns["points"]);
    if (name === "voted") round.ballots.at(-1)?.push({ seat, family: String(nouns["family"]), votes: Number(nouns["number"]) });
    else if (name === "no-majority" || name === "run-off") round.ballots = begun(round.ballots);
    else if (name === "elected") round.elected = { seat, votes: Number(nouns["number"]), all: Number(nouns["all"]) };
    else if (name === "scored-card") {
      const card = String(nouns["card"]);
      round.lines[KINDS[lookOf(card).kind] ?? "properties"].push({ seat, points, card });
    } else if (name === "scored-pope") round.lines.pope.push({ seat, points, card: "" });
    else if (name === "scored-ducats") round.lines.ducats.push({ seat, points, card: "" });
    else if (name === "scored") round.totals[seat] = points;
  }
  return rounds;
}

/** One more ballot, unless the last is still empty. */
function begun(ballots: Vote[][]): Vote[][] {
  return ballots.at(-1)?.length === 0 ? ballots : [...ballots, []];
}

/** The last ballot in which anybody voted. */
export function lastBallot({ ballots }: Round): Vote[] {
  return ballots.findLast((votes) => votes.length > 0) ?? [];
}

/** The rounds that have been counted. */
export function counted(story: GameEvent[]): Round[] {
  return roundsOf(story).filter(({ totals }) => totals.length > 0);
}

/** The lines that brought anybody something: those that are always there, and offices where a box pays them. */
export function shownLines({ lines }: Round): Line[] {
  return LINES.filter((line) => line !== "offices" || lines.offices.length > 0);
}

/** What a line brought a seat, and by which cards. */
export function ofSeat(points: Points[], seat: number): { points: number; cards: Points[] } {
  const own = points.filter((one) => one.seat === seat);
  return { points: own.reduce((sum, one) => sum + one.points, 0), cards: own.filter(({ card }) => card !== "") };
}
