// The final scoring: which row a line belongs to, and the sign beside it.

import type { Nouns, ScoreLine } from "../../wire/game";

const SIGNS: { [what: string]: string } = { track: "s-vp", prestige: "g-prestige", tie: "s-florin", "tie-shared": "s-florin" };

export function sign({ what }: ScoreLine): string {
  return SIGNS[what] ?? "";
}

/** Each seat of a tie has a row, which tells its florins. */
export function row({ what, seat, nouns }: ScoreLine): { what: string; nouns: Nouns } {
  return what.startsWith("tie") ? { what, nouns: { ...nouns, of: String(seat) } } : { what, nouns };
}
