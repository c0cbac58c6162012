// What moves, from where to where: events as straight lines between things on the table.

import type { Told } from "../../wire/game";

/** A symbol of the sheets, or a colour's disc, that flies from the first thing found to the other. */
export interface Flight {
  symbol?: string;
  colour?: string;
  from: string[];
  to: string[];
}

/** Where a family's things come from and go to. */
function bay(seat: number): string {
  return `.loggia .bay:nth-child(${seat + 1}) .arms`;
}

const DECK = "[data-pile=building]";
const PURSE = ".own [data-purse]";

export function flightsOf({ name, nouns }: Told, own: number, arms: (seat: number) => string): Flight[] {
  const seat = Number(nouns["seat"] ?? -1);
  const colour = String(nouns["colour"] ?? "");
  const there = (place: string) => (seat === own ? `.own [data-hand=${place}]` : bay(seat));
  switch (name) {
    case "drawn":
      return [{ symbol: "back-building", from: [DECK], to: [there("white")] }];
    case "card-drawn":
      return [{ symbol: "back-building", from: [DECK], to: [there("red")] }];
    case "lot-sold":
      return [{ colour, from: [`[data-lot=${colour}]`, ".band"], to: [there(colour)] }];
    case "cards-played":
      return [{ colour, from: [there(colour)], to: [`[data-court="${seat} ${colour}"]`] }];
    case "shield-placed":
      return [{ symbol: arms(seat), from: [bay(seat)], to: [`[data-shields=${String(nouns["region"])}]`] }];
    case "city-built":
      return [{ symbol: arms(seat), from: [bay(seat)], to: [`[data-flag=${String(nouns["city"])}]`] }];
    case "role-taken":
      return [{ symbol: arms(seat), from: [bay(seat)], to: [`[data-role="${String(nouns["tile"])} ${colour}"]`] }];
    case "income":
      return [{ symbol: "s-ducat", from: [DECK], to: [PURSE] }];
    case "ducats-gained":
      return [{ symbol: "s-ducat", from: [DECK], to: [seat === own ? PURSE : bay(seat)] }];
    default:
      return [];
  }
}

/** How long each of so many flights takes, and how far apart they begin: more than a second and a half in all is hurried. */
export function pace(count: number): { each: number; apart: number } {
  const each = 260;
  const apart = 120;
  const hurried = each + (count - 1) * apart > 1500;
  return hurried ? { each: each / 3, apart: apart / 3 } : { each, apart };
}
