// What is inside an update, by the names the client has for it.

import type { GameEvent, Points, Question } from "./types";

export type { Consequence as Fact, GameEvent, Objection as Refusal } from "./types";
export type Nouns = GameEvent["nouns"];
/** What a seat is asked, with every answer: those listed, and those of a ladder. */
export type Decision = Question;
/** One line of the final scoring. */
export type ScoreLine = Points;

/** Every answer, those of the ladder written out. */
export function answersTo({ options, ladder }: Decision): string[] {
  if (ladder === null) return options;
  const { verb, least, most, step } = ladder;
  const rungs = Math.floor((most - least) / step) + 1;
  return [...options, ...Array.from({ length: rungs }, (_, n) => `${verb} ${least + n * step}`)];
}

/** Is this one of the answers? */
export function isAnswer({ options, ladder }: Decision, text: string): boolean {
  if (options.includes(text)) return true;
  const [verb, number, ...more] = text.split(" ");
  if (ladder === null || verb !== ladder.verb || more.length > 0 || String(Number(number)) !== number) return false;
  const amount = Number(number);
  return amount >= ladder.least && amount <= ladder.most && (amount - ladder.least) % ladder.step === 0;
}
