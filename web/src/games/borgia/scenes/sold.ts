// The card that changed hands at auction, and what is new in a hand.

import type { GameEvent } from "../../../wire/game";
import type { Sale, SceneSign, Table } from "../../interface";
import { hasEmblem, lookOf } from "../cards";
import type { Seen } from "../view";

export function sale({ name, nouns }: GameEvent, { words, people, seat: own }: Table<Seen>): Sale | null {
  if (name !== "sold") return null;
  const [seat, card] = [Number(nouns["seat"]), String(nouns["card"])];
  const said = { what: words.say(`card-${card}`), name: people[seat] ?? "", price: nouns["price"] ?? 0 };
  return { sign: signOf(card), says: words.say(seat === own ? "sold-to-you" : "sold-to", said), seat };
}

const COMES = new Set(["sold", "taken-free", "taken-unseen", "drawn", "spies"]);

/** A card that came into somebody's hand, if one may know it. */
export function newThings({ name, nouns }: GameEvent): string[] {
  const card = nouns["card"] ?? nouns["loot"];
  return COMES.has(name) && card !== undefined ? [`card ${card}`] : [];
}

function signOf(card: string): SceneSign {
  if (hasEmblem(card)) return { symbol: `e-${card}` };
  const { glyph, kind } = lookOf(card);
  return { symbol: glyph, ground: kind === "property" ? "var(--bo-property)" : "var(--band)", ink: "#fff" };
}
