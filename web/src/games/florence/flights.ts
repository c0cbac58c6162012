// What moves, from where to where: events as straight lines between things on the table.

import type { GameEvent } from "../../wire/game";
import { playerArms, type Flight } from "../flights";

const MARKET = [".market h2", "[data-pane] .market", ".board"];

export function flights({ name, nouns }: GameEvent, own: number): Flight[] {
  const seat = Number(nouns["seat"] ?? -1);
  const text = (noun: string) => String(nouns[noun] ?? "");
  const mine = seat === own;
  const purse = [mine ? "[data-purse]" : playerArms(seat), playerArms(seat)];
  const hand = [mine ? ".works .hand" : playerArms(seat), playerArms(seat)];
  const court = [`[data-court="${seat}"]`, playerArms(seat)];
  const sign = (glyph: string) => ({ symbol: `g-${glyph}`, ground: "var(--raised)", ink: "var(--ink)" });
  const florin = { symbol: "s-florin", from: purse, to: MARKET };
  switch (name) {
    case "card-dealt":
      return [{ symbol: "back-profession", from: ["[data-deck=profession]", ...MARKET], to: hand }];
    case "discarded":
      return [{ symbol: "back-profession", from: hand, to: ["[data-deck=profession]", ...MARKET] }];
    case "item-sold": {
      const stack = [`[data-stack=${text("stack")}]`, ...MARKET];
      return [{ ...florin, to: stack }, { ...sign(text("stack") === "recruiting" ? "recruit" : text("stack")), from: stack, to: court }];
    }
    case "card-kept":
      return [{ symbol: `back-${text("deck")}`, from: [`[data-deck=${text("deck")}]`, `[data-stack=${text("deck")}]`, ...MARKET], to: hand }];
    case "recruited":
      return [{ ...sign("profession"), from: [playerArms(Number(nouns["opponent"]))], to: hand }];
    case "work-begun":
      return [{ ...sign("profession"), from: hand, to: court }];
    case "work-done":
      return [{ symbol: "s-florin", from: court, to: purse }, { symbol: "s-vp", from: court, to: [playerArms(seat)] }];
    case "piece-placed":
      return mine ? [] : [{ ...sign(text("piece")), from: [playerArms(seat)], to: court }];
    case "freedom-introduced":
      return [florin, { ...sign(text("freedom")), from: [`[data-freedom=${text("freedom")}]`, ...MARKET], to: court }];
    case "best-work":
      return [{ symbol: "s-vp", from: MARKET, to: [playerArms(seat)] }];
    case "fame-sold":
      return [{ symbol: "s-florin", from: MARKET, to: purse }];
    default:
      return [];
  }
}
