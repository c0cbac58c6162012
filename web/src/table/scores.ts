// The final scoring as a table: a row a rule, a column a family.

import type { ScoreLine } from "../wire/game";
import type { Words } from "../words/words";

export interface Row {
  label: string;
  rule: string;
  /** By seat; null is a seat this row says nothing of. */
  points: (number | null)[];
}

/** Lines of the same rule about the same thing are one row; the row is called by what they share. */
export function rows(lines: ScoreLine[], seats: number, words: Words, names: string[]): Row[] {
  const found = new Map<string, ScoreLine[]>();
  for (const line of lines) {
    const about = Object.values(line.nouns).filter((noun) => typeof noun === "string");
    const key = [line.what, ...about].join(" ");
    found.set(key, [...(found.get(key) ?? []), line]);
  }
  return [...found.values()].map((same) => row(same, seats, words, names));
}

function row(same: ScoreLine[], seats: number, words: Words, names: string[]): Row {
  const [one] = same;
  const points = Array.from({ length: seats }, (): number | null => null);
  for (const line of same) points[line.seat] = (points[line.seat] ?? 0) + line.points;
  if (!one) return { label: "", rule: "", points };
  const key = `row-${one.what}`;
  const label = words.has(key) ? words.say(key, words.told(one.nouns, names)) : words.score(one, names);
  return { label, rule: one.rule, points };
}

/** The totals when the first rows are counted. */
export function totals(counted: Row[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => counted.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
}
