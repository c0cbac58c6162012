// What the sheet of a family tells: where its points came from, what it bought and for how much, where it meets one's own.

import type { GameEvent } from "../../wire/game";
import { COLOURS, REGIONS } from "./box";
import type { Family } from "./declared";

/** Points by what made them: each city, each role while others built, the power of the white roles. */
export interface Points {
  cities: { city: string; points: number }[];
  roles: { tile: string; colour: string; points: number }[];
  power: number;
}

export function pointsOf(story: GameEvent[], seat: number): Points {
  const own = story.filter(({ nouns }) => nouns["seat"] === seat);
  const cities = own.filter(({ name }) => name === "city-built").map(({ nouns }) => ({ city: String(nouns["city"]), points: Number(nouns["points"]) }));
  const roles: Points["roles"] = [];
  for (const { nouns } of own.filter(({ name }) => name === "role-scored")) {
    const [tile, colour, points] = [String(nouns["tile"]), String(nouns["colour"]), Number(nouns["points"])];
    const found = roles.find((one) => one.tile === tile && one.colour === colour);
    if (found) found.points += points;
    else roles.push({ tile, colour, points });
  }
  return { cities, roles, power: own.filter(({ name }) => name === "point-gained").length };
}

/** Something bought in an auction: cards, or a role. */
export interface Purchase {
  round: number;
  colour: string;
  /** How many cards; 0 for a role. */
  cards: number;
  tile: string | null;
  price: number;
}

export function purchasesOf(story: GameEvent[], seat: number): Purchase[] {
  const found: Purchase[] = [];
  let round = 0;
  for (const { name, nouns } of story) {
    if (name === "round-begins") round = Number(nouns["round"]);
    if (nouns["seat"] !== seat || (name !== "lot-sold" && name !== "role-bought")) continue;
    const tile = name === "role-bought" ? String(nouns["tile"]) : null;
    found.push({ round, colour: String(nouns["colour"]), cards: Number(nouns["cards"] ?? 0), tile, price: Number(nouns["price"]) });
  }
  return found;
}

/** How many cards of a hand nobody has seen. */
export function unseenIn({ cards, known }: Pick<Family, "cards" | "known">): number {
  return cards - COLOURS.reduce((sum, colour) => sum + (known[colour] ?? 0), 0);
}

/** The regions in which both have shields. */
export function contested(one: Pick<Family, "map"> | undefined, other: Pick<Family, "map"> | undefined): { region: string; mine: number; theirs: number }[] {
  return REGIONS.flatMap((region) => {
    const [mine, theirs] = [one?.map[region]?.[0] ?? 0, other?.map[region]?.[0] ?? 0];
    return mine > 0 && theirs > 0 ? [{ region, mine, theirs }] : [];
  });
}
