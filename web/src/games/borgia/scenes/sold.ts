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

/** The cards that came into a seat's hand, as far as one may know them. */
export function newThings({ name, nouns }: GameEvent, seat: number): string[] {
  if (name === "trade-done") return traded(nouns["seat"] === seat ? nouns["taken"] : nouns["opponent"] === seat ? nouns["given"] : undefined);
  const card = nouns["card"] ?? nouns["loot"];
  return COMES.has(name) && nouns["seat"] === seat && card !== undefined ? [`card ${card}`] : [];
}

/** What came from hand to hand; only the two who traded are told. */
function traded(cards: string | number | undefined): string[] {
  return cards === undefined ? [] : String(cards).split(" ").map((card) => `card ${card}`);
}

function signOf(card: string): SceneSign {
  if (hasEmblem(card)) return { symbol: `e-${card}` };
  const { glyph, kind } = lookOf(card);
  return { symbol: glyph, ground: kind === "property" ? "var(--bo-property)" : "var(--band)", ink: "#fff" };
}
