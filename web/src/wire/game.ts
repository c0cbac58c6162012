// What is inside a sight: events, questions, refusals, scores. The server sends them as plain objects.

import { array, checked, choice, fields, literal, number, object, text, type Typed } from "./check";
import type { Json, Sight } from "./types";

export type Nouns = { [noun: string]: string | number };

const nouns = object(choice(text, number));
const aDecision = fields({ seat: number, prompt: text, rule: text, nouns, options: array(text) });
const anEvent = choice(fields({ event: text }), literal(null));
const aRefusal = fields({ reason: text, rule: text, edition: text, nouns, nearest: array(text) });
const aScoreLine = fields({ what: text, seat: number, points: number, rule: text });

export type Decision = Typed<typeof aDecision>;
export type Refusal = Typed<typeof aRefusal>;

/** One announcement: its name, and its nouns. */
export interface Told {
  name: string;
  nouns: Nouns;
}

/** One line of the final scoring. */
export interface ScoreLine {
  what: string;
  seat: number;
  points: number;
  rule: string;
  nouns: Nouns;
}

type JsonObject = { [key: string]: Json };

function nounsOf(from: JsonObject, besides: string[]): Nouns {
  const found = Object.entries(from).filter(([key]) => !besides.includes(key));
  return checked(nouns, Object.fromEntries(found));
}

export function decisionOf(sight: Sight): Decision | null {
  return sight.decision === null ? null : checked(aDecision, sight.decision);
}

export function toldOf(event: JsonObject): Told {
  const name = checked(anEvent, event)?.event ?? "";
  return { name, nouns: nounsOf(event, ["event"]) };
}

export function refusalOf(refusal: JsonObject): Refusal {
  return checked(aRefusal, refusal);
}

export function scoreLineOf(line: JsonObject): ScoreLine {
  const { what, seat, points, rule } = checked(aScoreLine, line);
  return { what, seat, points, rule, nouns: nounsOf(line, ["what", "seat", "points", "rule"]) };
}
