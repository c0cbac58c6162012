// The story of a game: single events put together to what people tell of them. A line an auction, a deal, a sale.

import type { GameEvent, Nouns } from "../wire/game";
import type { Words } from "../words/words";

/** What telling needs of a table. */
export interface Teller {
  readonly names: string[];
  readonly words: Words;
}

/**
 * A line of the story. A `round` opens a round and stands for it when it is folded, a `head` a phase or a turn in it.
 * Words between ** are bold.
 */
export interface StoryLine {
  kind: "round" | "head" | "line";
  text: string;
  /** In a few words, as one clause after a name: "Datary for 21"; "" where there is nothing to say so. */
  clause: string;
  /** Of a round: what it came to; "" as long as it is played. */
  outcome: string;
  /** Whose shield stands before it; null is nobody's, and `sign` stands there. */
  seat: number | null;
  sign: string;
  /** The events it is made of, and the place of the first in the story. */
  told: GameEvent[];
  first: number;
}

/** Events told together; `kind` is the name of the one that began them. */
export interface Group {
  kind: string;
  told: GameEvent[];
  first: number;
}

/** What a game's events are to its story. */
export interface Grammar {
  /** By the event that begins something: the events that belong to it for as long as it lasts. */
  joins: { [event: string]: string[] };
  /** Events that never get a line of their own: they are found under the line before them. */
  quiet: string[];
  /** Events that tell of one seat: of another seat they begin anew. */
  bySeat?: string[];
  /** Events of which there is one in a group: a second begins anew. */
  once?: string[];
}

/** The events in groups, none left out. */
export function grouped(events: GameEvent[], { joins, quiet, bySeat = [], once = [] }: Grammar): Group[] {
  const groups: Group[] = [];
  events.forEach((told, n) => {
    const last = groups.at(-1);
    const another = bySeat.includes(told.name) && bySeat.includes(last?.kind ?? "") && seatOf(told) !== seatOf(last?.told[0]);
    const second = once.includes(told.name) && (last?.told.some(({ name }) => name === told.name) ?? false);
    if (last && (quiet.includes(told.name) || (!another && !second && joins[last.kind]?.includes(told.name)))) last.told.push(told);
    else groups.push({ kind: told.name, told: [told], first: n });
  });
  return groups;
}

export function seatOf(told: GameEvent | undefined): number | null {
  const seat = told?.nouns["seat"];
  return typeof seat === "number" ? seat : null;
}

export function numberOf(told: GameEvent | undefined, noun: string): number {
  const value = told?.nouns[noun];
  return typeof value === "number" ? value : 0;
}

export function textOf(told: GameEvent | undefined, noun: string): string {
  const value = told?.nouns[noun];
  return typeof value === "string" ? value : "";
}

/** The events of a name in a group. */
export function all({ told }: { told: GameEvent[] }, ...names: string[]): GameEvent[] {
  return told.filter(({ name }) => names.includes(name));
}

export function one(group: { told: GameEvent[] }, ...names: string[]): GameEvent | undefined {
  return all(group, ...names).at(-1);
}

/** Everybody's last bid, the lowest first: "Lucia 3, you 5"; once there is a `buyer`, all others', the highest first. */
export function bidsSaid(group: Group, table: Teller, noun: string, buyer: number | null = null): string {
  const last = new Map<number, number>();
  for (const bid of all(group, "bids")) {
    const seat = seatOf(bid);
    if (seat !== null && seat !== buyer) last.set(seat, numberOf(bid, noun));
  }
  const rising = [...last].sort(([, one], [, other]) => one - other);
  const bids = buyer === null ? rising : rising.reverse();
  return bids.map(([seat, amount]) => table.words.say("story-bid", { name: table.names[seat] ?? "", amount })).join(", ");
}

/** What each got, in the order it was told, sums of one seat together: "you +16, Lucia +4". */
export function gainsSaid(gains: GameEvent[], table: Teller, noun: string, key: "story-gain" | "story-bid" = "story-gain"): string {
  const sums = new Map<number, number>();
  for (const gain of gains) sums.set(seatOf(gain) ?? 0, (sums.get(seatOf(gain) ?? 0) ?? 0) + numberOf(gain, noun));
  const said = [...sums].filter(([, sum]) => sum > 0).map(([seat, sum]) => table.words.say(key, { name: table.names[seat] ?? "", points: sum, amount: sum }));
  return said.join(", ");
}

/** The name of a seat as a head has it. */
export function headName(seat: number | null, table: Teller): string {
  return table.words.begun(table.names[seat ?? -1] ?? "");
}

/** The names of some seats, as a sentence lists them. */
export function listed(seats: number[], table: Teller): string {
  return table.words.listed(seats.map((seat) => table.names[seat] ?? ""));
}

/** A line about a group; what is not given is taken from its first event. */
export function lineOf(group: Group, line: Partial<StoryLine> & { text: string }): StoryLine {
  const { told, first } = group;
  return { kind: "line", clause: "", outcome: "", seat: seatOf(told[0]), sign: "s-seal", told, first, ...line };
}

export function headOf(group: Group, text: string): StoryLine {
  return lineOf({ ...group, told: [] }, { kind: "head", text, seat: null });
}

/** A sentence of the catalogue, to whoever is "you" in the second person. */
export function sentence(table: Teller, key: string, nouns: Nouns): string {
  return table.words.sentence(key, nouns, table.names);
}

/** Single events as they were announced, with the name of who acted in bold. */
export function announced(group: Group, table: Teller): StoryLine {
  const said = group.told.map((told) => boldName(table.words.event(told, table.names), seatOf(told), table));
  return lineOf(group, { text: said.join(" ") });
}

function boldName(text: string, seat: number | null, table: Teller): string {
  const name = seat === null ? "" : (table.names[seat] ?? "");
  const you = name === table.words.say("called-you");
  return name === "" || you || text.includes("**") ? text : text.replace(name, `**${name}**`);
}

/** The story of a game that has no grammar of its own: a line an event. */
export function eachAlone(events: GameEvent[], table: Teller): StoryLine[] {
  return events.map((told, n) => {
    const group = { kind: told.name, told: [told], first: n };
    const round = told.name === "round-begins";
    return round ? lineOf(group, { kind: "round", seat: null, text: table.words.event(told, table.names) }) : announced(group, table);
  });
}

/** A round with all that was told in it; what was told before the first stands in one without a head. */
export interface Chapter {
  head: StoryLine | null;
  lines: StoryLine[];
}

export function chapters(lines: StoryLine[]): Chapter[] {
  const found: Chapter[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (line.kind === "round") found.push({ head: line, lines: [] });
    else if (last) last.lines.push(line);
    else found.push({ head: null, lines: [line] });
  }
  return found;
}

/** All that a line speaks of, as one event: what is outlined while somebody points at it. */
export function spokenOf({ told }: StoryLine): GameEvent {
  return { name: told[0]?.name ?? "", nouns: Object.assign({}, ...told.map(({ nouns }) => nouns)) as Nouns };
}

/** A text without its marks. */
export function plain(text: string): string {
  return text.replaceAll("**", "");
}

/** A text in pieces, those between marks bold. */
export function pieces(text: string): { text: string; bold: boolean }[] {
  return text
    .split("**")
    .map((part, n) => ({ text: part, bold: n % 2 === 1 }))
    .filter((part) => part.text !== "");
}
