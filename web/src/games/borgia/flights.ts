// What moves, from where to where: events as straight lines between things on the table.

import type { GameEvent } from "../../wire/game";
import { playerArms, type Flight } from "../flights";
import { lookOf } from "./cards";

const DECK = "[data-part=conclave]";
const BACK = "back-borgia";

export function flights({ name, nouns }: GameEvent, own: number): Flight[] {
  const seat = Number(nouns["seat"] ?? -1);
  const there = (one: number) => (one === own ? [".own [data-hand]"] : [`.bay[data-seat="${one}"] .arms`, playerArms(one)]);
  const place = there(seat);
  const card = String(nouns["card"] ?? "");
  const glyph = lookOf(card).glyph;
  switch (name) {
    case "sold":
    case "taken-free":
      return [{ symbol: glyph, from: [".card-table .up"], to: place }];
    case "taken-unseen":
      return [{ symbol: BACK, from: [`[data-slot="${Number(nouns["slot"] ?? 0)}"]`], to: place }];
    case "drawn":
      return [{ symbol: BACK, from: [DECK], to: place }];
    case "spies":
      return [{ symbol: "g-spy", from: place, to: there(Number(nouns["opponent"])) }];
    case "seized":
    case "office-given":
      return [{ symbol: glyph, from: [`[data-card="${card}"]`], to: [`[data-card="${card}"]`, ...place] }];
    case "committed":
      return [{ symbol: "g-condottiere", from: place, to: [DECK] }];
    case "set-aside":
      return [{ symbol: glyph, from: [`[data-card="${card}"]`], to: [DECK] }];
    case "income-paid":
      return [{ symbol: "s-ducat", from: [DECK], to: place }];
    case "cardinals-given":
      return [{ symbol: "s-cardinal", from: [".rome .tiara", "[data-part=conclave]"], to: place }];
    default:
      return [];
  }
}
