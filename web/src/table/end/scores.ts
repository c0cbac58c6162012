// The final scoring as a table: a row a rule, a column a family.

import type { RowOf } from "../../games/interface";
import type { ScoreLine } from "../../wire/game";
import type { Words } from "../../words/words";

const EARLIER = new Set(["track", "earlier"]);

export interface Row {
  label: string;
  rule: string;
  /** By seat; null is a seat this row says nothing of. */
  points: (number | null)[];
  /** Points that were scored before the end. */
  counted: boolean;
  /** By seat, what stands there instead of points. */
  figures: (number | undefined)[];
  lines: ScoreLine[];
}

/** What a line is about: lines that are about the same are one row. */
export type About = (line: ScoreLine) => RowOf;

/** Lines of the same rule about the same thing are one row; the row is called by what they share. */
export function rows(lines: ScoreLine[], seats: number, words: Words, names: string[], about: About = itself): Row[] {
  const found = new Map<string, ScoreLine[]>();
  for (const line of lines) {
    const { what, nouns } = about(line);
    const key = [what, ...Object.values(nouns).filter((noun) => typeof noun === "string")].join(" ");
    found.set(key, [...(found.get(key) ?? []), line]);
  }
  return [...found.values()].map((same) => row(same, seats, words, names, about));
}

function itself(line: ScoreLine): ScoreLine {
  return line;
}

function row(same: ScoreLine[], seats: number, words: Words, names: string[], about: About): Row {
  const [one] = same;
  const points = Array.from({ length: seats }, (): number | null => null);
  for (const line of same) points[line.seat] = (points[line.seat] ?? 0) + line.points;
  const figures = points.map((_, seat) => same.filter((line) => line.seat === seat).map((line) => about(line).figure)[0]);
  if (!one) return { label: "", rule: "", points, counted: false, figures, lines: same };
  const { what, nouns, key = `row-${what}` } = about(one);
  const label = words.has(key) ? words.say(key, words.told(nouns, names)) : words.score(one, names);
  return { label, rule: one.rule, points, counted: EARLIER.has(one.what), figures, lines: same };
}

/** What a seat has in the end; null while nobody has counted. */
export function finalScore({ over, scores }: { over: boolean; scores?: ScoreLine[] }, seat: number): number | null {
  if (!over || !scores || scores.length === 0) return null;
  return scores.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);
}

/** The totals when the first rows are counted. */
export function totals(counted: Row[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => counted.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
}
