// A family in numbers, and what it is doing in one word.

import type { PlayerSummary, Table } from "../interface";
import { seatOf, type Seen } from "./view";

export function playerSummary(view: Seen, seat: number, table: Table<Seen>): PlayerSummary {
  const own = seatOf(view, seat);
  const { words } = table;
  return {
    score: own.fame,
    counts: [
      { sign: "g-builder", value: own.builders, label: words.say("board-count-builders") },
      { sign: "g-jester", value: own.jesters, label: words.say("board-count-jesters") },
      { sign: "g-travel", value: own.freedoms.length, label: words.say("board-count-freedoms") },
      { sign: "g-profession", value: own.hand.profession, label: words.say("board-count-professions") },
    ],
    status: statusOf(view, seat, table),
    out: isOut(view, seat),
  };
}

/** Out of the auction, of this item or of the round. */
function isOut(view: Seen, seat: number): boolean {
  return view.dropped.includes(seat) || (view.sale !== null && !view.sale.in.includes(seat));
}

export function statusOf(view: Seen, seat: number, { words, asked }: Table<Seen>): string {
  if (view.sale?.leader === seat) return words.say("board-leads", { price: view.sale.price });
  if (view.dropped.includes(seat)) return words.say("board-dropped");
  if (isOut(view, seat)) return words.say("board-withdrew");
  return view.sealed === null ? "" : words.say(asked.includes(seat) ? "board-chooses" : "board-chosen");
}
