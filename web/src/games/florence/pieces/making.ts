// A work in the making: its profession, the bonus cards that go with it, and what it comes to. A plan of several answers is put
// together from what the view and the facts say.

import type { Fact } from "../../../wire/game";
import type { Box } from "../../box";
import type { Table } from "../../interface";
import box from "../box.json";
import { isBonus, isProfession, likings, type Liking } from "../cards";
import type { Plan } from "./plan.svelte";
import { finds, handOf, worthOf, type Seen } from "../view";

const { florins_per_point: POINT, florins_per_pp_on_completion: FAME } = box.work_value;
const LAST = box.game.rounds;

/** A part of a work's value. */
export interface Part {
  kind: Liking["kind"] | "jesters" | "cards" | "bonus";
  thing: string;
  worth: number;
  /** It is not there yet: the answer that is thought of would bring it. */
  soon: boolean;
}

export interface Making {
  profession: string;
  /** Without bonus cards that have not been played yet. */
  value: number;
  parts: Part[];
  /** The bonus cards in hand, and what each would add. */
  bonuses: { [bonus: string]: number };
  chosen: string[];
  total: number;
  least: number;
  fame: number;
  /** The profession lies on the table already. */
  begun: boolean;
}

/** The work that is looked at, or that is being done, given the facts of what is thought of; null if there is none. */
export function makingOf(table: Table<Seen>, plan: Plan, facts: Fact[]): Making | null {
  const { view, seat, box: own } = table;
  const begun = view.making?.what === "work" && view.making.seat === seat ? view.making : null;
  const profession = begun?.profession ?? plan.profession ?? (plan.held && !plan.trying ? risesMost(view, facts) : null);
  if (profession === null || seat < 0) return null;
  const value = begun?.value ?? risen(view, profession, facts);
  const bonuses = Object.fromEntries(handOf(view, isBonus).map((card) => [card, bonusOf(view, card, facts)]));
  const proposed = plan.bonuses ?? fewest(bonuses, view.minimum - value);
  const chosen = table.decision?.prompt === "how-much-fame" ? [] : proposed.filter((card) => card in bonuses);
  const total = chosen.reduce((sum, card) => sum + (bonuses[card] ?? 0), value);
  const most = mostFame(total);
  const fame = Math.min(most, plan.fame ?? usualFame(view.round, most));
  const parts = partsOf(own, view, profession, value, facts, begun !== null);
  return { profession, value, parts, bonuses, chosen, total, least: view.minimum, fame, begun: begun !== null };
}

/** What a work would be worth after the answer whose facts these are. */
export function risen(view: Seen, profession: string, facts: Fact[]): number {
  const all = facts.find(({ what }) => what === "all-rise");
  const own = rise(profession, facts);
  return own ? Number(own.nouns["value"]) : worthOf(view, profession) + Number(all?.nouns["by"] ?? 0);
}

/** What the answer would bring that a profession likes. */
export function brought(profession: string, facts: Fact[]): string | null {
  const thing = rise(profession, facts)?.nouns["thing"];
  return thing === undefined ? null : String(thing);
}

function rise(profession: string, facts: Fact[]): Fact | undefined {
  return facts.find(({ what, nouns }) => what === "rises" && nouns["profession"] === profession);
}

function bonusOf(view: Seen, bonus: string, facts: Fact[]): number {
  const more = facts.find(({ what, nouns }) => what === "bonus-rises" && nouns["bonus"] === bonus);
  return more ? Number(more.nouns["value"]) : worthOf(view, bonus);
}

/** The profession in hand whose work would be worth most of those that rise. */
function risesMost(view: Seen, facts: Fact[]): string | null {
  const higher = handOf(view, isProfession).filter((card) => risen(view, card, facts) > worthOf(view, card));
  return higher.sort((one, other) => risen(view, other, facts) - risen(view, one, facts))[0] ?? null;
}

/** The parts of a value: what is liked and there, what every work has, and what else there is of it. */
function partsOf(own: Box, view: Seen, profession: string, value: number, facts: Fact[], begun: boolean): Part[] {
  const soon = brought(profession, facts);
  const liked = likings(own, profession)
    .filter(({ thing }) => thing === soon || finds(view, profession, thing))
    .map((liking) => ({ ...liking, soon: liking.thing === soon }));
  const { jesters, cards } = view.every ?? { jesters: 0, cards: 0 };
  const rest = value - liked.reduce((sum, { worth }) => sum + worth, jesters + cards);
  const more = begun ? "bonus" : facts.some(({ what }) => what === "jester") ? "jesters" : "cards";
  const parts: Part[] = [
    ...liked,
    { kind: "jesters", thing: "jester", worth: jesters + (more === "jesters" ? rest : 0), soon: false },
    { kind: "cards", thing: "profession", worth: cards + (more === "cards" ? rest : 0), soon: false },
    { kind: "bonus", thing: "bonus", worth: begun ? rest : 0, soon: false },
  ];
  return parts.filter(({ worth }) => worth > 0);
}

/** The bonus cards that bring a work to its least value, the fewest that do; all if nothing does. */
export function fewest(values: { [bonus: string]: number }, missing: number): string[] {
  const chosen: string[] = [];
  for (const [bonus, value] of Object.entries(values).sort(([, one], [, other]) => other - one)) {
    if (missing <= 0) break;
    chosen.push(bonus);
    missing -= value;
  }
  return chosen;
}

/** What the bank pays in florins for a work of which so much is taken as fame. */
export function pay(value: number, fame = 0): number {
  return value * POINT - fame * FAME;
}

export function mostFame(value: number): number {
  return Math.floor(pay(value) / FAME);
}

/** What is proposed: florins while they can still earn more, half of each when that ends, then points. */
export function usualFame(round: number, most: number): number {
  if (round > LAST - 2) return most;
  return round === LAST - 2 ? Math.floor(most / 2) : 0;
}

/** The answers that complete it, from where it stands. */
export function completing({ profession, chosen, fame, begun }: Making): string[] {
  return [...(begun ? [] : [`work ${profession}`]), ...chosen.map((bonus) => `add ${bonus}`), "pass", `fame ${fame}`];
}
