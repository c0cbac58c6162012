// What an analysis found: shares of wins over the game, the moments where they turned, and each choice beside the others.

import { array, checked, choice, fields, flag, literal, number, object, text, tuple, type Typed } from "../wire/check";
import type { Done, Json } from "../wire/types";

const anOpinion = fields({ action: text, share: number });
const aDecision = fields(
  {
    n: number,
    seat: number,
    prompt: text,
    rule: text,
    nouns: object(choice(text, number)),
    played: text,
    share: number,
    best: anOpinion,
    preferred: flag,
    cost: number,
    cost_error: number,
    sure: flag,
    price: choice(fields({ most: number, error: number }), literal(null)),
  },
  { others: array(anOpinion) },
);
const aReport = fields({
  actions: number,
  budget: fields({ iterations: number }),
  decisions: array(aDecision),
  curves: array(array(tuple(number, number))),
});

export type Report = Typed<typeof aReport>;
export type Judged = Typed<typeof aDecision>;

export function reportOf(report: { [key: string]: Json }): Report {
  return checked(aReport, report);
}

/** An answer and the share of wins it led to. */
export interface Answer {
  action: string;
  share: number;
  played: boolean;
}

const SHOWN = 5; // answers side by side
const TURNS = 6; // turning points of a game
const LEAST = 0.04; // a smaller change turns nothing

/** What was played and what else there was, the best first. */
export function answers(judged: Judged): Answer[] {
  const others = (judged.others ?? [judged.best]).map(({ action, share }) => ({ action, share, played: false }));
  const played = { action: judged.played, share: judged.share, played: true };
  return [played, ...others.slice(0, SHOWN - 1)].sort((one, other) => other.share - one.share);
}

/** The entries that the actions of a record come from: acts, without those that were taken back. */
export function acts(done: Done[]): Done[] {
  const kept: Done[] = [];
  for (const entry of done) {
    if (entry.kind === "act") kept.push(entry);
    const last = entry.kind === "undo" ? kept.findLastIndex(({ seat }) => seat === entry.seat) : -1;
    if (last >= 0) kept.splice(last, 1);
  }
  return kept;
}

/** The share of each seat when so many actions were made; between what is known it changes evenly, and all are the whole. */
export function sharesAt({ curves }: Report, n: number): number[] {
  const raw = curves.map((points) => along(points, n, curves.length));
  const sum = raw.reduce((all, one) => all + one, 0);
  return raw.map((one) => (sum > 0 ? one / sum : 1 / raw.length));
}

function along(points: [number, number][], n: number, seats: number): number {
  const after = points.findIndex(([at]) => at >= n);
  const later = after < 0 ? points.at(-1) : points[after];
  if (!later) return 1 / seats;
  const earlier = after > 0 ? points[after - 1] : undefined;
  if (!earlier || later[0] === earlier[0]) return later[1];
  return earlier[1] + ((later[1] - earlier[1]) * (n - earlier[0])) / (later[0] - earlier[0]);
}

/** A decision after which its seat's share was another. */
export interface Turn {
  n: number;
  seat: number;
  change: number;
}

/** Where the game turned: the largest changes from a decision of a seat to its next, in order of play. */
export function turns(report: Report): Turn[] {
  const found = report.decisions.map(({ n, seat }) => {
    const next = report.decisions.find((other) => other.n > n && other.seat === seat)?.n ?? report.actions;
    return { n, seat, change: (sharesAt(report, next)[seat] ?? 0) - (sharesAt(report, n)[seat] ?? 0) };
  });
  return found
    .filter(({ change }) => Math.abs(change) >= LEAST)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, TURNS)
    .sort((one, other) => one.n - other.n);
}
