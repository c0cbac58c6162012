// What a list says of a table, in words.

import { written } from "../table/layout/clocks";
import type { TableFacts } from "../wire/types";
import { say, speech } from "../words/speech.svelte";

const DAY = 24 * 3600;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", DAY],
  ["hour", 3600],
  ["minute", 60],
];

type SeatFacts = TableFacts["seats"][number];

/** Who plays a seat: a person by name, a bot by its kind. */
export function whoSits(seat: SeatFacts): string {
  if (seat.kind === "bot" && !seat.away) return seat.bot === "default" ? say("seat-nobody") : say(`bot-${seat.bot}`);
  return seat.kind === "free" ? say("seat-free") : seat.name;
}

export function editionOf({ game, edition }: TableFacts): string {
  const key = `printing-${game}-${edition}`;
  return speech.has(key) ? say(key) : edition;
}

/** What its clock gives each player. */
export function clockOf({ clock }: TableFacts): string {
  if (!clock.kind) return say("setup-clock-none");
  if (clock.kind === "live") return say("row-clock-live", { minutes: Math.round(clock.reserve / 60), seconds: clock.increment });
  return say("row-clock-days", { days: Math.max(1, Math.round(clock.reserve / DAY)) });
}

/** How many of its seats are taken, and how many of them by bots. */
export function takenOf({ seats }: TableFacts): string {
  const bots = seats.filter((seat) => seat.kind === "bot" && !seat.away).length;
  const taken = say("row-taken", { taken: seats.filter((seat) => seat.kind !== "free").length, seats: seats.length });
  return bots > 0 ? `${taken}, ${say("row-bots", { bots })}` : taken;
}

/** How long ago something was, or the day. */
export function ago(at: number, now: number): string {
  const seconds = Math.max(0, (now - at) / 1000);
  if (seconds >= 7 * DAY) return new Date(at).toLocaleDateString(speech.language, { day: "numeric", month: "short" });
  const found = UNITS.find(([, least]) => seconds >= least);
  if (!found) return say("row-just-now");
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat(speech.language, { numeric: "auto", style: "short" }).format(-Math.floor(seconds / length), unit);
}

/** What is left on a clock. */
export function leftOf(milliseconds: number): string {
  const rest = written(Math.max(0, Math.ceil(milliseconds / 1000)));
  return say("table-left", { time: rest.kind === "days" ? say("clock-days", { days: rest.days, hours: rest.hours }) : rest.text });
}

/** The seats by the place they came to; as they sit where nobody knows it. */
export function byPlace({ seats, result }: TableFacts): SeatFacts[] {
  const places = result?.places ?? [];
  return [...seats].sort((one, other) => (places[one.seat] ?? 0) - (places[other.seat] ?? 0) || one.seat - other.seat);
}

/** How a game ended: for who played there their place, for others who won. */
export function outcomeOf(table: TableFacts, mine: number[]): string {
  const { result, seats } = table;
  if (!result) return say("status-over");
  if (result.ended || result.places.length === 0) return say("row-broken-off");
  const place = Math.min(...mine.map((seat) => result.places[seat] ?? Infinity));
  if (place === 1) return say("row-won");
  if (Number.isFinite(place)) return say("row-place", { place, seats: seats.length });
  const winners = seats.filter(({ seat }) => result.places[seat] === 1);
  return say("row-winner", { count: winners.length, names: listed(table, winners) });
}

/** What whoever played there made of it: their points, beside the winner's where that was another. */
export function pointsOf({ result }: TableFacts, mine: number[]): string {
  const own = mine.flatMap((seat) => result?.points[seat] ?? []);
  if (!result || own.length === 0) return "";
  const [points, most] = [Math.max(...own), Math.max(...result.points)];
  return points < most ? say("row-behind", { points, most }) : say("row-points", { points });
}

/** Whom a game waits for. */
export function waitsFor(table: TableFacts, awaited: number[]): string {
  return say("row-waits-for", { names: listed(table, table.seats.filter(({ seat }) => awaited.includes(seat))) });
}

/** Whose clock it is that runs. */
export function clockOwner(table: TableFacts, awaited: number[]): string {
  return say("row-clock-of", { name: listed(table, table.seats.filter(({ seat }) => awaited.includes(seat))) });
}

function listed({ game }: TableFacts, seats: SeatFacts[]): string {
  return speech.of(game).listed(seats.map(whoSits));
}
