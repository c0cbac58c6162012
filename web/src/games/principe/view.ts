// The view of Il Principe, and what the boards look up in it.

import { checked } from "../../wire/check";
import type { Fact } from "../../wire/game";
import type { View } from "../interface";
import { aPublicView, type Colour, type Family, type PublicView } from "./declared";

export type Seen = PublicView;
/** What the fewest cards of a colour bring. */
export type Prize = Seen["fewest"][string][1];
/** The two kinds of roles, as the view has them. */
export type Tile = keyof Pick<Seen, "major" | "minor">;

export function read(view: View): Seen {
  return checked(aPublicView, view);
}

/** The roles that there are of each colour. */
export function tilesOf({ minor }: Seen): Tile[] {
  return minor === null ? ["major"] : ["major", "minor"];
}

/** The cards of a colour before a family: face up, turned down. */
export function courtOf(family: Family | undefined, colour: string): [up: number, down: number] {
  return family?.court[colour] ?? [0, 0];
}

/** What is missing for an open city: cards, one by one, and ducats. */
export function missingFor({ missing }: Seen, city: string): [cards: Colour[], ducats: number] {
  return missing[city] ?? [[], 0];
}

/** The shields of a seat in a region, and what they would score. */
export interface Standing {
  seat: number;
  shields: number;
  points: number;
}

/** Those who have shields in a region, most first. */
export function standings({ seats }: Seen, region: string): Standing[] {
  const here = seats.flatMap(({ map }, seat): Standing[] => {
    const placed = map[region];
    return placed ? [{ seat, shields: placed[0], points: placed[1] }] : [];
  });
  return here.sort((one, other) => other.shields - one.shields);
}

/** The same once a shield is placed, as the facts tell it; nothing until they are there. */
export function foreseen(facts: Fact[], own: number): Standing[] | null {
  const found = facts.filter(({ what }) => what === "shield" || what === "others-shields");
  if (found.length === 0) return null;
  const rows = found.map(({ nouns }): Standing => {
    return { seat: Number(nouns["seat"] ?? own), shields: Number(nouns["shields"]), points: Number(nouns["points"]) };
  });
  return rows.sort((one, other) => other.shields - one.shields);
}
