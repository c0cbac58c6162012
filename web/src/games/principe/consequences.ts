// What an answer leads to: pure functions of what lies open and of one's own hand.

import { cityNamed, COLOURS, SCORING, type City, type Counts } from "./box";
import type { Seen } from "./view";

/** What stands between a hand and a city: the cards that are missing, by colour, and the ducats. */
export interface Short {
  cards: Counts;
  ducats: number;
}

export function shortOf(city: City, hand: Counts, ducats: number): Short {
  const cards = COLOURS.map((colour): [string, number] => [colour, Math.max(0, (city.icons[colour] ?? 0) - (hand[colour] ?? 0))]);
  return { cards: Object.fromEntries(cards.filter(([, missing]) => missing > 0)), ducats: Math.max(0, city.cost - ducats) };
}

export function sum(counts: Counts): number {
  return Object.values(counts).reduce((all, one) => all + one, 0);
}

export function inReach({ cards, ducats }: Short): boolean {
  return sum(cards) === 0 && ducats === 0;
}

/** May cities be built in this round? [IP-33] [IP-38] */
export function mayBuild({ round, options }: Seen): boolean {
  return round >= (options["rich"] ? 1 : 2);
}

/** The open cities that could be built with a hand and a purse. */
export function buildable({ open }: Seen, hand: Counts, ducats: number): City[] {
  return open.flatMap((id) => cityNamed(id) ?? []).filter((city) => inReach(shortOf(city, hand, ducats)));
}

export interface Standing {
  seat: number;
  shields: number;
  points: number;
}

/** A region as it would be scored: who has shields there, most first, and what they get. [IP-70] */
export function region(view: Seen, name: string, more = -1): Standing[] {
  const here = view.seats.map(({ map }, seat) => ({ seat, shields: (map[name] ?? 0) + (seat === more ? 1 : 0) }));
  const most = Math.max(...here.map(({ shields }) => shields));
  const leaders = here.filter(({ shields }) => shields === most).length;
  const second = Math.max(0, ...here.map(({ shields }) => shields).filter((shields) => shields < most));
  const points = (shields: number) => {
    if (shields === most) return SCORING.region_first;
    return shields === second && leaders === 1 ? SCORING.region_second : 0;
  };
  const placed = here.filter(({ shields }) => shields > 0).map((one) => ({ ...one, points: points(one.shields) }));
  return placed.sort((one, other) => other.shields - one.shields || one.seat - other.seat);
}

/** Where a seat stands in a list like that. */
export type Rank = "first" | "tied" | "second" | "tied-second" | "behind";

export function rank(standings: { seat: number; shields: number }[], seat: number): Rank {
  const own = standings.find((one) => one.seat === seat)?.shields ?? 0;
  const before = standings.filter(({ shields }) => shields > own).length;
  const beside = standings.filter((one) => one.shields === own && one.seat !== seat).length;
  if (before === 0) return beside === 0 ? "first" : "tied";
  if (before === 1) return beside === 0 ? "second" : "tied-second";
  return "behind";
}

/** Who would get the roles of a colour if the round ended now, `more` cards of a seat added: its rank by cards face up. */
export function court(view: Seen, colour: string, seat: number, more: number): { rows: { seat: number; shields: number }[]; rank: Rank } {
  const rows = view.seats
    .map(({ up }, one) => ({ seat: one, shields: (up[colour] ?? 0) + (one === seat ? more : 0) }))
    .filter(({ shields }) => shields > 0)
    .sort((one, other) => other.shields - one.shields || one.seat - other.seat);
  return { rows, rank: rank(rows, seat) };
}

/** Who else scores when a seat builds a city, by their roles of its colours. [IP-42] */
export function rewards(view: Seen, city: City, builder: number): { seat: number; points: number }[] {
  const points = view.seats.map(() => 0);
  for (const colour of COLOURS.filter((one) => (city.icons[one] ?? 0) > 0)) {
    const major = view.major[colour];
    const minor = view.minor[colour];
    if (major !== undefined) points[major] = (points[major] ?? 0) + SCORING.role_on_city_major;
    if (minor !== undefined) points[minor] = (points[minor] ?? 0) + SCORING.role_on_city_minor;
  }
  return points.map((one, seat) => ({ seat, points: one })).filter((one) => one.points > 0 && one.seat !== builder);
}
