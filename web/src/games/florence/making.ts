// A work in the making: its profession, the bonus cards that go with it, and what it comes to.

import type { Table } from "../interface";
import box from "./box.json";
import type { Plan } from "./plan.svelte";
import { seatOf, type Seat, type Seen } from "./view";
import { after, bonusValue, fewest, has, kindOf, least, likings, mostFame, played, segments, workValue, type Segment } from "./works";

export interface Making {
  profession: string;
  /** Without bonus cards that have not been played yet. */
  value: number;
  parts: (Segment & { soon: boolean })[];
  /** The bonus cards in hand, and what each would add. */
  bonuses: { [bonus: string]: number };
  chosen: string[];
  total: number;
  least: number;
  fame: number;
  /** The profession lies on the table already. */
  begun: boolean;
}

/** The work that is looked at, or that is being done; null if there is none. */
export function makingOf(table: Table<Seen>, plan: Plan, thought: string | null): Making | null {
  const { view, seat, decision } = table;
  const begun = decision?.prompt === "which-bonus" || decision?.prompt === "how-much-fame";
  const own = seatOf(view, seat);
  const then = thought ? after(own, thought) : own;
  const profession = begun ? String(decision.nouns["profession"]) : (plan.profession ?? (plan.held ? risesMost(table, own, then) : null));
  if (profession === null || seat < 0) return null;
  const laid = begun ? own : played(then, profession);
  const held = (view.hand ?? []).filter((card) => kindOf(card) === "bonus");
  const bonuses = Object.fromEntries(held.map((card) => [card, bonusValue(laid, card)]));
  const value = begun ? Number(decision.nouns["value"]) : workValue(then, profession);
  const wanted = least(view.round);
  const proposed = plan.bonuses ?? fewest(bonuses, wanted - value);
  const chosen = decision?.prompt === "how-much-fame" ? [] : proposed.filter((card) => card in bonuses);
  const total = chosen.reduce((sum, card) => sum + (bonuses[card] ?? 0), value);
  const usual = view.round === LAST ? mostFame(total) : 0;
  const fame = Math.min(mostFame(total), plan.fame ?? usual);
  return { profession, value, parts: partsOf(own, then, profession, value), bonuses, chosen, total, least: wanted, fame, begun };
}

/** The profession in hand whose work would be worth most of those that rise. */
function risesMost({ view }: Table<Seen>, own: Seat, then: Seat): string | null {
  const risen = (view.hand ?? []).filter((card) => kindOf(card) === "profession" && workValue(then, card) > workValue(own, card));
  return risen.sort((one, other) => workValue(then, other) - workValue(then, one))[0] ?? null;
}

const LAST = box.game.rounds; // after the last round florins only break ties

/** The parts of a value; what bonus cards played before have added is one more. */
function partsOf(own: Seat, then: Seat, profession: string, value: number): Making["parts"] {
  const soon = new Set(likings(profession).filter((liking) => !has(own, liking)).map(({ thing }) => thing));
  const found = segments(then, profession).map((part) => ({ ...part, soon: soon.has(part.thing) }));
  const rest = value - found.reduce((sum, { worth }) => sum + worth, 0);
  return rest > 0 ? [...found, { kind: "bonus", thing: "bonus", worth: rest, soon: false }] : found;
}

/** The answers that complete it, from where it stands. */
export function completing({ profession, chosen, fame, begun }: Making): string[] {
  return [...(begun ? [] : [`work ${profession}`]), ...chosen.map((bonus) => `add ${bonus}`), "pass", `fame ${fame}`];
}
