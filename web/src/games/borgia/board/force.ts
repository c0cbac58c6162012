// What is in force: marriage, Savonarola, penalties, and who may accuse the Pope.

import type { Table } from "../../interface";
import type { Seen } from "../view";

export interface Force {
  sign: string;
  says: string;
}

export function inForce({ view, words, names, seat }: Table<Seen>): Force[] {
  const found: Force[] = [];
  const [one, other] = view.marriage;
  if (one !== undefined && other !== undefined) {
    found.push({ sign: "g-marriage", says: words.say("board-force-marriage", { one: names[one] ?? "", other: names[other] ?? "" }) });
  }
  if (view.savonarola) found.push({ sign: "g-savonarola", says: words.say("board-force-savonarola", { name: names[view.pope] ?? "" }) });
  for (const loser of view.loses_turn) found.push({ sign: "g-simony", says: words.say("board-force-penalty", { name: names[loser] ?? "" }) });
  if (view.round > 1 && seat >= 0 && seat !== view.pope) {
    const grounds = view.grounds.includes(seat);
    found.push({ sign: "g-simony", says: words.say(grounds ? "board-force-grounds" : "board-force-no-grounds") });
  }
  return found;
}
