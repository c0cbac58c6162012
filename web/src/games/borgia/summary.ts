// What lies open of a family, in numbers and one word.

import type { PlayerSummary, Table } from "../interface";
import { seizure } from "./questions/seizure/fight";
import type { Seen } from "./view";

export function playerSummary(view: Seen, seat: number, { words, asked }: Table<Seen>): PlayerSummary {
  const own = view.seats[seat];
  const { sale } = view;
  const out = sale !== null && !sale.in.includes(seat);
  let status = "";
  if (sale && sale.leader === seat) status = words.say("board-leads", { price: sale.price });
  else if (out) status = words.say("board-passed");
  else if (sealed(view, seat)) status = words.say("board-sealed");
  else if (asked.includes(seat)) status = words.say("board-chooses");
  else if (seizure(view)?.defender === seat) status = words.say("board-under-attack");
  return {
    score: own?.score ?? 0,
    counts: [
      { sign: "s-vote", value: own?.votes ?? 0, label: words.say("board-count-votes") },
      { sign: "s-cardinal", value: own?.cardinals ?? 0, label: words.say("board-count-cardinals") },
    ],
    mark: view.pope === seat ? { sign: "s-tiara", label: words.say("board-mark-pope") } : undefined,
    status,
    out,
  };
}

/** Has this seat finished a choice that is made in secret? In a seizure only two choose. */
function sealed(view: Seen, seat: number): boolean {
  const fight = seizure(view);
  const chooses = !fight || fight.attacker === seat || fight.defender === seat;
  return view.sealed !== null && chooses && !view.sealed.owing.includes(seat);
}

/** Whom a family is married to; null if to nobody. */
export function spouseOf({ marriage }: Seen, seat: number): number | null {
  if (!marriage.includes(seat)) return null;
  return marriage.find((other) => other !== seat) ?? null;
}
