// What is printed on cards.

import { fields, number, text, type Shape } from "../../wire/check";
import { doubtOf, perBox, printedRows, type Box, type Doubt, type Row } from "../box";
import box from "./box.json";

interface Profession {
  id: string;
  building: string;
  landscape: string;
  freedom: string;
}

const aProfession: Shape<Profession> = fields({ id: text, building: text, landscape: text, freedom: text });
const aPrestige: Shape<{ id: string; pp: number; pp_tied?: number }> = fields({ id: text, pp: number }, { pp_tied: number });
const PROFESSIONS = new Set(box.profession.map(({ id }) => id));
const BONUSES = new Set(box.bonus.map(({ id }) => id));

export const professionsOf = perBox((own: Box) => printedRows(own, "profession", box.profession, aProfession));
const prestigesOf = perBox((own: Box) => printedRows(own, "prestige", box.prestige, aPrestige));

export type Kind = "profession" | "bonus" | "prestige";

export function kindOf(card: string): Kind {
  return PROFESSIONS.has(card) ? "profession" : BONUSES.has(card) ? "bonus" : "prestige";
}

export const isProfession = (card: string) => kindOf(card) === "profession";
export const isBonus = (card: string) => kindOf(card) === "bonus";
export const isPrestige = (card: string) => kindOf(card) === "prestige";

/** What a profession likes, and what a work gains by it. */
export interface Liking {
  kind: "building" | "landscape" | "freedom";
  thing: string;
  worth: number;
}

export function likings(own: Box, profession: string): Liking[] {
  const card = professionsOf(own).find(({ id }) => id === profession);
  if (!card) return [];
  const kinds = ["building", "landscape", "freedom"] as const;
  return kinds.map((kind) => ({ kind, thing: card[kind], worth: box.work_value[kind] }));
}

export function prestigePoints(own: Box, prestige: string): { full: number; tied: number } {
  const card = prestigesOf(own).find(({ id }) => id === prestige);
  return { full: card?.pp ?? 0, tied: card?.pp_tied ?? 0 };
}

const ROWS: { [kind: string]: Row[] } = { building: box.building, landscape: box.landscape, profession: box.profession, bonus: box.bonus, prestige: box.prestige };

/** What is reconstructed of a card or a piece. */
export function doubtOfThing(own: Box, kind: string, id: string): Doubt | null {
  const ours = ROWS[kind]?.find((row) => row.id === id);
  return ours ? doubtOf(own, kind, ours) : null;
}
