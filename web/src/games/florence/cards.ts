// What a work is worth, rule by rule, and what bonus and prestige cards give: as the server's holdings, work and scoring reckon.

import box from "./box.json";
import { covered, isBuilding, SIDE } from "./grid";
import type { Seat, Seen } from "./view";

const { work_value: WORTH, costs: COSTS } = box;
const PROFESSIONS = new Map(box.profession.map((card) => [card.id, card]));
const BONUSES = new Map(box.bonus.map((card) => [card.id, card]));
type Prestige = { id: string; kind: string; counts?: string; needs?: { [thing: string]: number }; pp: number; pp_tied?: number };
const PRESTIGES = new Map((box.prestige as unknown as Prestige[]).map((card) => [card.id, card]));
const SIZES = new Map(box.building.map((building) => [building.id, building.class]));

export type Kind = "profession" | "bonus" | "prestige";

export function kindOf(card: string): Kind {
  return PROFESSIONS.has(card) ? "profession" : BONUSES.has(card) ? "bonus" : "prestige";
}

/** What a profession likes. */
export interface Liking {
  kind: "building" | "landscape" | "freedom";
  thing: string;
  worth: number;
}

export function likings(profession: string): Liking[] {
  const card = PROFESSIONS.get(profession);
  if (!card) return [];
  return [
    { kind: "building", thing: card.building, worth: WORTH.building },
    { kind: "landscape", thing: card.landscape, worth: WORTH.landscape },
    { kind: "freedom", thing: card.freedom, worth: WORTH.freedom },
  ];
}

export function has(seat: Seat, { kind, thing }: Liking): boolean {
  if (kind === "building") return seat.buildings.includes(thing);
  if (kind === "landscape") return (seat.landscapes[thing] ?? 0) > 0;
  return seat.freedoms.includes(thing);
}

/** A part of a work's value: one rule. */
export interface Segment {
  kind: Liking["kind"] | "jesters" | "cards" | "bonus";
  thing: string;
  worth: number;
}

/** What makes a work of this seat's, without bonus cards; its cards are those in hand and on the table. */
export function segments(seat: Seat, profession: string): Segment[] {
  const jesters = WORTH.per_jester * seat.jesters;
  const cards = WORTH.per_profession_or_recruiting_card * (handCards(seat) + tableCards(seat));
  return [
    ...likings(profession).filter((liking) => has(seat, liking)),
    ...(jesters > 0 ? [{ kind: "jesters" as const, thing: "jester", worth: jesters }] : []),
    { kind: "cards", thing: "profession", worth: cards },
  ];
}

export function workValue(seat: Seat, profession: string): number {
  return segments(seat, profession).reduce((sum, { worth }) => sum + worth, 0);
}

function handCards(seat: Seat): number {
  return seat.hand.profession + seat.recruiting;
}

function tableCards(seat: Seat): number {
  return seat.played.length + seat.recruited;
}

/** How many of each thing a seat has, counted in every way that a card counts it. */
export function holdings(seat: Seat): { [thing: string]: number } {
  const sized = (size: string) => seat.buildings.filter((building) => SIZES.get(building) === size).length;
  const bySize = [sized("large"), sized("medium"), sized("small")] as const;
  const kinds = ["forest", "lake", "park"].map((kind) => seat.landscapes[kind] ?? 0);
  const some = (numbers: readonly number[]) => numbers.filter((number) => number > 0).length;
  const court = [seat.jesters, seat.builders, seat.hand.prestige, seat.freedoms.length];
  return {
    building: seat.buildings.length,
    large_building: bySize[0],
    medium_building: bySize[1],
    small_building: bySize[2],
    building_size: some(bySize),
    forest: kinds[0] ?? 0,
    lake: kinds[1] ?? 0,
    park: kinds[2] ?? 0,
    landscape: kinds.reduce((sum, number) => sum + number, 0),
    landscape_type: some(kinds),
    jester: seat.jesters,
    builder: seat.builders,
    prestige: seat.hand.prestige,
    freedom: seat.freedoms.length,
    category: some(kinds) + some(court),
    hand_card: handCards(seat),
    table_card: tableCards(seat),
    empty: SIDE * SIDE - covered(seat).size,
  };
}

/** What a bonus card adds to a work that is being done: its profession lies on the table. */
export function bonusValue(seat: Seat, bonus: string): number {
  const card = BONUSES.get(bonus);
  const owned = holdings(seat);
  return (card?.counts ?? []).reduce((sum, thing) => sum + (owned[thing] ?? 0), 0) * (card?.wv_per_item ?? 0);
}

/** The seat when a profession of its hand has been played. */
export function played(seat: Seat, profession: string): Seat {
  const hand = { ...seat.hand, profession: Math.max(0, seat.hand.profession - 1) };
  return { ...seat, hand, played: [...seat.played, profession] };
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

export function least(round: number): number {
  return box.game.min_work_value[round - 1] ?? 0;
}

export function pay(value: number, fame = 0): number {
  return value * WORTH.florins_per_point - fame * WORTH.florins_per_pp_on_completion;
}

export function mostFame(value: number): number {
  return Math.floor(pay(value) / WORTH.florins_per_pp_on_completion);
}

export function buildingCost(builders: number): number {
  return COSTS.building_cost_by_builders[builders] ?? 0;
}

/** What a prestige card would score if the game ended now. */
export function prestigeValue(view: Seen, seat: number, prestige: string): number {
  const card = PRESTIGES.get(prestige);
  const owned = view.seats.map(holdings);
  const mine = owned[seat];
  if (!card || !mine) return 0;
  if (card.needs) return Object.entries(card.needs).every(([thing, wanted]) => (mine[thing] ?? 0) >= wanted) ? card.pp : 0;
  const thing = card.counts ?? "";
  const sign = card.kind === "fewest" ? -1 : 1;
  const reached = (all: { [thing: string]: number }) => sign * (all[thing] ?? 0);
  if (reached(mine) === 0 && card.kind === "most") return 0;
  const others = owned.filter((_, other) => other !== seat).map(reached);
  if (others.some((other) => other > reached(mine))) return 0;
  return others.includes(reached(mine)) ? (card.pp_tied ?? 0) : card.pp;
}

export function prestigePoints(prestige: string): { full: number; tied: number } {
  const card = PRESTIGES.get(prestige);
  return { full: card?.pp ?? 0, tied: card?.pp_tied ?? 0 };
}

/** The seat as it would be after an answer; works show what they rise to. */
export function after(seat: Seat, text: string): Seat {
  const [verb = "", thing = ""] = text.split(" ");
  if (verb === "build" || verb === "place") return withPiece(seat, thing);
  if (verb === "freedom") return { ...seat, freedoms: [...seat.freedoms, thing] };
  if (verb === "recruit") return { ...seat, recruiting: seat.recruiting - 1, hand: oneMore(seat.hand, "profession") };
  if (verb === "keep") return { ...seat, hand: oneMore(seat.hand, kindOf(thing)) };
  if (verb === "name" || verb === "take") return withItem(seat, thing);
  return seat;
}

function oneMore(hand: Seat["hand"], kind: Kind): Seat["hand"] {
  return { ...hand, [kind]: hand[kind] + 1 };
}

function withPiece(seat: Seat, piece: string): Seat {
  if (isBuilding(piece)) return { ...seat, buildings: [...seat.buildings, piece] };
  return { ...seat, landscapes: { ...seat.landscapes, [piece]: (seat.landscapes[piece] ?? 0) + 1 } };
}

/** With an item of the auction. */
export function withItem(seat: Seat, stack: string): Seat {
  if (stack === "jester") return { ...seat, jesters: seat.jesters + 1 };
  if (stack === "builder") return { ...seat, builders: seat.builders + 1 };
  if (stack === "recruiting") return { ...seat, recruiting: seat.recruiting + 1 };
  if (stack === "prestige") return { ...seat, hand: oneMore(seat.hand, "prestige") };
  return withPiece(seat, stack);
}

/** The fame that an item or a piece brings at once. */
export function fameFor(seat: Seat, thing: string): number {
  if (thing === "builder") return seat.builders > 0 ? COSTS.builder_pp_2nd_and_3rd : 0;
  if (isBuilding(thing)) return COSTS.building_pp;
  return (seat.landscapes[thing] ?? 0) > 0 ? COSTS.repeated_landscape_pp : 0;
}

/** The best work of this round so far, and whose. */
export function bestWork(view: Seen): { value: number; seats: number[] } {
  const value = Math.max(0, ...view.seats.map(({ best }) => best));
  return { value, seats: value > 0 ? view.seats.flatMap(({ best }, seat) => (best === value ? [seat] : [])) : [] };
}

