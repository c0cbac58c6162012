// How high the parts of the table are. Where a question is about many things it takes the room of one's own.

import type { Decision } from "../../wire/game";
import type { TableHeights } from "../interface";
import { deal } from "./questions/trade/deal.svelte";

const A_ROW_A_FAMILY = ["secret-ballot", "open-ballot"];
const ATTACK = /^(seize|storm) /;
const PAPAL = ["cardinals", "reshuffle"];
const TRADES = ["offer", "ducats-given", "ducats-asked"];

export function heights(seats: number, put: Decision | null): TableHeights {
  const prompt = put?.prompt ?? "";
  const rows = A_ROW_A_FAMILY.includes(prompt) || (put?.options.some((option) => ATTACK.test(option)) ?? false);
  const tall = seats < 5 ? { bays: 0, strip: 30, band: 196, own: 196 } : { bays: 0, strip: 30, band: 172, own: 178 };
  const medium = { bays: 0, strip: 30, band: 142, own: 134 };
  if (TRADES.includes(prompt) || deal.isAt(put)) {
    return { tall: { ...tall, tallBand: tall.band + tall.own }, medium: { ...medium, tallBand: medium.band + medium.own } };
  }
  if (PAPAL.includes(prompt) || (seats === 5 && rows)) {
    return { tall: { ...tall, tallBand: 206 }, medium: { ...medium, tallBand: 194 } };
  }
  return { tall, medium };
}
