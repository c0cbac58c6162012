// What is in force: marriage, Savonarola, penalties, and who may accuse the Pope.

import type { Table } from "../../interface";
import type { Seen } from "../view";

export interface Force {
  sign: string;
  says: string;
  /** The same in a few words; "" where it need not be said in every window. */
  short: string;
}

export function inForce({ view, words, names, seat }: Table<Seen>): Force[] {
  const found: Force[] = [];
  const add = (sign: string, what: string, nouns: { [noun: string]: string | number }, brief = true) =>
    found.push({ sign, says: words.say(`board-force-${what}`, nouns), short: brief ? words.say(`board-force-short-${what}`, nouns) : "" });
  const [one, other] = view.marriage;
  if (one !== undefined && other !== undefined) add("g-marriage", "marriage", { one: names[one] ?? "", other: names[other] ?? "" });
  if (view.savonarola) add("g-savonarola", "savonarola", { name: names[view.pope] ?? "", you: Number(view.pope === seat) });
  for (const loser of view.loses_turn) add("g-simony", "penalty", { name: names[loser] ?? "", you: Number(loser === seat) });
  if (view.round > 1 && seat >= 0 && seat !== view.pope) {
    const grounds = view.grounds.includes(seat);
    add("g-simony", grounds ? "grounds" : "no-grounds", {}, grounds);
  }
  return found;
}
