// What moves, from where to where: events as straight lines between things on the table.

import type { Told } from "../../wire/game";

/** A symbol of the sheets that flies from the first thing found to the other. */
export interface Flight {
  symbol: string;
  from: string[];
  to: string[];
}

/** Where a family's things come from and go to. */
function bay(seat: number): string {
  return `.loggia .bay:nth-child(${seat + 1}) .arms`;
}

export function flightsOf({ name, nouns }: Told, own: number, arms: (seat: number) => string): Flight[] {
  const seat = Number(nouns["seat"] ?? -1);
  const colour = String(nouns["colour"] ?? "");
  const mine = seat === own;
  switch (name) {
    case "drawn":
      return [{ symbol: "back-building", from: ["[data-pile=building]"], to: [mine ? ".own [data-hand=white]" : bay(seat)] }];
    case "card-drawn":
      return [{ symbol: "back-building", from: ["[data-pile=building]"], to: [mine ? ".own [data-hand=red]" : bay(seat)] }];
    case "lot-sold":
      return [{ symbol: `disc-${colour}`, from: [`[data-lot=${colour}]`, "[data-shields=green]"], to: [mine ? `.own [data-hand=${colour}]` : bay(seat)] }];
    case "cards-played":
      return [{ symbol: `disc-${colour}`, from: [mine ? `.own [data-hand=${colour}]` : bay(seat)], to: [`[data-court="${seat} ${colour}"]`] }];
    case "shield-placed":
      return [{ symbol: arms(seat), from: [bay(seat)], to: [`[data-shields=${String(nouns["region"])}]`] }];
    case "city-built":
      return [{ symbol: arms(seat), from: [bay(seat)], to: [`[data-flag=${String(nouns["city"])}]`] }];
    case "role-taken":
      return [{ symbol: arms(seat), from: [bay(seat)], to: [`[data-role="${String(nouns["tile"])} ${colour}"]`] }];
    case "income":
      return [{ symbol: "s-ducat", from: ["[data-pile=building]"], to: [".own [data-purse]"] }];
    case "ducats-gained":
      return [{ symbol: "s-ducat", from: [`[data-court="${seat} yellow"]`], to: [mine ? ".own [data-purse]" : bay(seat)] }];
    default:
      return [];
  }
}

/** When each of so many flights begins, and how long it takes: more than a second and a half in all is hurried. */
export function pace(count: number): { each: number; apart: number } {
  const each = 260;
  const apart = 120;
  const hurried = each + (count - 1) * apart > 1500;
  return hurried ? { each: each / 3, apart: apart / 3 } : { each, apart };
}
