// What is printed on the cards, and how each kind of card looks.

import { fields, number, text, type Shape } from "../../wire/check";
import type { Words } from "../../words/words";
import { doubtOf, perBox, printedRows, OURS, type Box, type Doubt } from "../box";
import type { Table } from "../interface";
import box from "./box.json";

export type Kind = "property" | "office" | "artist" | "outside_family" | "hand";

export interface Printed {
  type: string;
  kind: Kind;
  glyph: string;
  power: number;
  income: number;
  votes: number;
  vp: number;
  fee: number;
}

interface Entry {
  type: string;
  id: string;
  power?: number;
  income?: number;
  votes?: number;
  vp?: number;
  fee?: number;
}

/** What one needs to show a card: words, and what is printed. */
export type Shown = Pick<Table, "words" | "box">;

/** The three arches of a palazzo, from the left: what each protects. [TP-30] */
export const ARCHES = ["office", "artist", "outside_family"] as const;
export type Arch = (typeof ARCHES)[number];

/** How many there are of each card, and the types in their order. */
export const copiesOf: ReadonlyMap<string, number> = new Map(box.card.map((card) => [plain(card.id), ("copies" in card ? card.copies : undefined) ?? 1]));
export const TYPES: readonly string[] = [...new Set(box.card.map(({ type }) => type))];
export const HOME_POWER: number = box.game.home_power;
export const CARDINALS: number = box.cardinals.pieces;
export const GLYPHS: Record<Arch, string> = { office: "g-office", artist: "g-artist", outside_family: "g-family" };

const SIGNS: { [type: string]: string } = { ...GLYPHS, property: "g-property", poison_plague: "g-poison" };
const KINDS = new Set(["property", ...ARCHES]);
const EMBLEMS = new Set<string>([...ARCHES, "condottiere"]);
const NOTHING: Printed = { type: "spy", kind: "hand", glyph: "g-spy", power: 0, income: 0, votes: 0, vp: 0, fee: 0 };

function printed({ type, power = 0, income = 0, votes = 0, vp = 0, fee = 0 }: Entry): Printed {
  const kind = KINDS.has(type) ? (type as Kind) : "hand";
  return { type, kind, glyph: SIGNS[type] ?? `g-${type}`, power, income, votes, vp, fee };
}

/** A card of which there are several bears a number in the box and none in the view. */
export function plain(id: string): string {
  return id.replace(/_\d+$/, "");
}

const anEntry: Shape<Entry> = fields({ type: text, id: text }, { power: number, income: number, votes: number, vp: number, fee: number });
const cardsOf = perBox((own: Box) => new Map(printedRows(own, "card", box.card, anEntry).map((card) => [plain(card.id), printed(card)])));
const KNOWN = cardsOf(OURS);

export function cardOf(own: Box, id: string): Printed {
  return cardsOf(own).get(id) ?? NOTHING;
}

export function doubtOfCard(own: Box, id: string): Doubt | null {
  const ours = box.card.find((card) => plain(card.id) === id);
  return ours ? doubtOf(own, "card", ours) : null;
}

/** What a card is, whatever is printed on it: the same in every box. */
export function lookOf(id: string): Pick<Printed, "type" | "kind" | "glyph"> {
  return KNOWN.get(id) ?? NOTHING;
}

/** Whether a card has an emblem of its own, `e-ID` in the sheet; of the others all of a kind are alike. */
export function hasEmblem(id: string): boolean {
  return EMBLEMS.has(lookOf(id).type);
}

export function isCondottiere(id: string): boolean {
  return lookOf(id).glyph === "g-condottiere";
}

/** The card in an arch, if one lies there. */
export function inArch(cards: string[], arch: Arch): string | undefined {
  return cards.find((card) => lookOf(card).kind === arch);
}

export type PrintedValue = "power" | "income" | "votes" | "points" | "fee";

const VALUE_SIGNS: Record<PrintedValue, string> = { power: "s-sword", income: "s-ducat", votes: "s-vote", points: "s-vp", fee: "s-ducat" };
const ORDER: PrintedValue[] = ["power", "income", "votes", "points", "fee"];
const ADDING: PrintedValue[] = ["income", "votes", "points", "power", "fee"];
const ALWAYS: { [type: string]: PrintedValue[] } = { property: ["power", "income", "points"], office: ["income", "votes"], artist: ["points"] };

/** What is printed on a card, as it is shown: what its kind always has, also none of it, and whatever else there is. */
export function valuesOf(own: Box, id: string): { what: PrintedValue; sign: string; says: string }[] {
  const { type, power, income, votes, vp, fee } = cardOf(own, id);
  const values: Record<PrintedValue, number> = { power, income, votes, points: vp, fee };
  const adds = type === "artist" || type === "outside_family"; // its power comes to that of the place it lies in
  const before: { [what in PrintedValue]?: string } = { fee: "−", ...(adds && { power: "+" }) };
  return (adds ? ADDING : ORDER)
    .filter((what) => values[what] > 0 || ALWAYS[type]?.includes(what))
    .map((what) => ({ what, sign: VALUE_SIGNS[what], says: `${before[what] ?? ""}${values[what]}` }));
}

/** A name that fits an arch. */
export function short(id: string, words: Words): string {
  const key = `board-short-${id}`;
  return words.say(words.has(key) ? key : `card-${id}`);
}

/** Where names that are one long word may be broken. */
const BREAKS: { [id: string]: string } = {
  michelangelo: "Michel-angelo",
  pinturicchio: "Pintu-ricchio",
  bentivoglio: "Benti-voglio",
  montefeltro: "Monte-feltro",
  botticelli: "Botti-celli",
  pitigliano: "Piti-gliano",
  oliverotto: "Olive-rotto",
  trivulzio: "Trivul-zio",
  savonarola: "Savo-narola",
};

/** A card's names, the longest first; the last may be broken. */
export function namesOf(id: string, words: Words): string[] {
  const name = short(id, words);
  const [before = "", after = ""] = (BREAKS[id] ?? "").split("-");
  const broken = before && name === before + after ? [`${before}\u00ad${after}`] : [];
  return [words.say(`card-${id}`), name, ...broken];
}
