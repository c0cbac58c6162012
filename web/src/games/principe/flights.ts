// What moves, from where to where: events as straight lines between things on the table.

import type { GameEvent } from "../../wire/game";
import { familyOf } from "../families";
import { playerArms, type Flight } from "../flights";
import { GLYPHS } from "./box";

const DECK = "[data-pile=building]";
const PURSE = ".own [data-purse]";

export function flights({ name, nouns }: GameEvent, own: number): Flight[] {
  const seat = Number(nouns["seat"] ?? -1);
  const colour = String(nouns["colour"] ?? "");
  const card = { symbol: GLYPHS[colour] ?? "", ground: `var(--b-${colour})`, ink: `var(--on-${colour})` };
  const arms = `arms-${familyOf("principe", seat)}`;
  const there = (place: string) => (seat === own ? `.own [data-hand=${place}]` : playerArms(seat));
  switch (name) {
    case "drawn":
      return [{ symbol: "back-building", from: [DECK], to: [there("white")] }];
    case "card-drawn":
      return [{ symbol: "back-building", from: [DECK], to: [there("red")] }];
    case "lot-sold":
      return [{ ...card, from: [`[data-lot=${colour}]`, ".question-panel"], to: [there(colour)] }];
    case "cards-played":
      return [{ ...card, from: [there(colour)], to: [`[data-court="${seat} ${colour}"]`] }];
    case "shield-placed":
      return [{ symbol: arms, from: [playerArms(seat)], to: [`[data-shields=${String(nouns["region"])}]`] }];
    case "city-built":
      return [{ symbol: arms, from: [playerArms(seat)], to: [`[data-flag=${String(nouns["city"])}]`] }];
    case "role-taken":
      return [{ symbol: arms, from: [playerArms(seat)], to: [`[data-role="${String(nouns["tile"])} ${colour}"]`] }];
    case "income":
      return [{ symbol: "s-ducat", from: [DECK], to: [PURSE] }];
    case "ducats-gained":
      return [{ symbol: "s-ducat", from: [DECK], to: [seat === own ? PURSE : playerArms(seat)] }];
    default:
      return [];
  }
}
