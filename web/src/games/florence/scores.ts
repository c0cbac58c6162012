// The final scoring: what made the points, which row a line belongs to, and the sign beside it.

import type { GameEvent, Nouns, ScoreLine } from "../../wire/game";
import type { RowOf } from "../interface";
import { deedsOf } from "./told";

const SIGNS: { [what: string]: string } = {
  track: "s-vp",
  work: "g-profession",
  "best-work": "s-vp",
  building: "g-university",
  landscape: "g-forest",
  builder: "g-builder",
  sold: "s-florin",
  prestige: "g-prestige",
  tie: "s-florin",
  "tie-shared": "s-florin",
};
/** What moves somebody on the track, and the rule for it. */
const CAUSES: { [cause: string]: string } = { work: "PF-42", "best-work": "PF-48", building: "PF-44", landscape: "PF-30", builder: "PF-32", sold: "PF-15" };

export function sign({ what }: ScoreLine): string {
  return SIGNS[what] ?? "";
}

/** The track by what moved everybody on it; as it is where the story does not tell of every point. */
export function lines(scores: ScoreLine[], story: GameEvent[]): ScoreLine[] {
  const tracks = scores.filter(({ what }) => what === "track");
  const made = Object.entries(CAUSES).flatMap(([cause, rule]) =>
    tracks.map(({ seat }) => ({ what: cause, seat, points: deedsOf(story, seat).points[cause] ?? 0, rule, nouns: {} })).filter(({ points }) => points !== 0),
  );
  const told = (of: number) => made.filter(({ seat }) => seat === of).reduce((sum, { points }) => sum + points, 0);
  return tracks.every(({ seat, points }) => told(seat) === points) ? [...made, ...scores.filter(({ what }) => what !== "track")] : scores;
}

/** Each seat of a tie has a row, which tells its florins; what made points is called as on a family's sheet. */
export function row({ what, seat, nouns }: ScoreLine): RowOf {
  const told: Nouns = what.startsWith("tie") ? { ...nouns, of: String(seat) } : nouns;
  return { what, nouns: told, ...(what in CAUSES && { key: `sheet-from-${what}` }) };
}
