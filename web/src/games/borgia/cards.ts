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

export const HOME_POWER: number = box.game.home_power;
export const CARDINALS: number = box.cardinals.pieces;
export const GLYPHS: Record<Arch, string> = { office: "g-office", artist: "g-artist", outside_family: "g-family" };

const SIGNS: { [type: string]: string } = { ...GLYPHS, property: "g-property", poison_plague: "g-poison" };
const KINDS = new Set(["property", ...ARCHES]);
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

export function isCondottiere(id: string): boolean {
  return lookOf(id).glyph === "g-condottiere";
}

/** The card in an arch, if one lies there. */
export function inArch(cards: string[], arch: Arch): string | undefined {
  return cards.find((card) => lookOf(card).kind === arch);
}

/** A name that fits an arch. */
export function short(id: string, words: Words): string {
  const key = `board-short-${id}`;
  return words.say(words.has(key) ? key : `card-${id}`);
}

/** What is printed on a card, in as few words as an arch has room for. */
export function marks(id: string, { words, box: own }: Shown): string {
  const { kind, power, income, votes, vp } = cardOf(own, id);
  if (kind === "office") return words.say("board-arch-office", { income, votes });
  if (kind === "artist") return words.say("board-arch-artist", { vp, power });
  return words.say("board-arch-family", { power });
}
