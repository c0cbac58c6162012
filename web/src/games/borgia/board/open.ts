// What nothing protects, in the room there is.

import type { Table } from "../../interface";
import { short, valuesOf } from "../cards";
import type { Seen } from "../view";
import { openPlan } from "./forms";

/** How the unprotected cards of a family are shown, and on how many lines. */
export function openOf({ view, words, box }: Table<Seen>, seat: number, width: number): ReturnType<typeof openPlan> {
  const cards = (view.seats[seat]?.open ?? []).map((card) => ({
    name: short(card, words),
    values: valuesOf(box, card).filter(({ what }) => what !== "fee").map(({ says }) => says),
  }));
  return openPlan(words.say("board-unprotected"), cards, width);
}
