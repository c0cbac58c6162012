// What is printed on cards.

import box from "./box.json";

const PROFESSIONS = new Map(box.profession.map((card) => [card.id, card]));
const BONUSES = new Set(box.bonus.map(({ id }) => id));
const PRESTIGES = new Map(box.prestige.map((card) => [card.id, card]));

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

export function likings(profession: string): Liking[] {
  const card = PROFESSIONS.get(profession);
  if (!card) return [];
  const kinds = ["building", "landscape", "freedom"] as const;
  return kinds.map((kind) => ({ kind, thing: card[kind], worth: box.work_value[kind] }));
}

export function prestigePoints(prestige: string): { full: number; tied: number } {
  const card = PRESTIGES.get(prestige);
  return { full: card?.pp ?? 0, tied: card && "pp_tied" in card ? (card.pp_tied ?? 0) : 0 };
}
