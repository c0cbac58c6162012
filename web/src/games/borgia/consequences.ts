// What an answer leads to, in a sentence.

import type { Table } from "../interface";
import { cardOf, isCondottiere } from "./cards";
import { attack, defence, sum, targetOf } from "./questions/fight";
import { onSale } from "./sale";
import type { Seen } from "./view";

export function consequence(text: string, table: Table<Seen>): string {
  const { words, decision } = table;
  const [verb = "", noun = ""] = text.split(" ");
  if (verb === "bid") return bid(Number(noun), table);
  if (verb === "seize" || verb === "storm") return seize(text, table);
  if (verb === "pay") return pay(table);
  for (const key of [`board-leads-${verb}-${noun}`, `board-leads-${verb}-${decision?.prompt ?? ""}`, `board-leads-${verb}`]) {
    if (words.has(key)) return words.say(key);
  }
  return "";
}

/** What a bid leaves, and whether the fee of an artist could still be paid. [TP-34] */
function bid(amount: number, { view, words }: Table<Seen>): string {
  const left = (view.ducats ?? 0) - amount;
  const fee = cardOf(onSale(view)?.card ?? "").fee;
  const artist = cardOf(onSale(view)?.card ?? "").kind === "artist";
  const leaves = words.say("board-bid-leaves", { amount, left });
  if (!artist) return leaves;
  return `${leaves} ${words.say(left >= fee ? "board-bid-fee" : "board-bid-no-fee", { fee, after: left - fee })}`;
}

function pay({ view, words, decision }: Table<Seen>): string {
  const fee = Number(decision?.nouns["fee"] ?? 0);
  const { vp } = cardOf(String(decision?.nouns["card"] ?? ""));
  return words.say("board-leads-pay", { left: (view.ducats ?? 0) - fee, vp });
}

/** What defends a target as far as can be seen, and the most one could send. [TP-51] [TP-52] */
function seize(text: string, { view, words, seat, names }: Table<Seen>): string {
  const target = targetOf(view, text);
  if (!target) return "";
  const held = (view.hand ?? []).filter(isCondottiere).sort((one, other) => cardOf(other).power - cardOf(one).power);
  const silenced = view.savonarola && view.pope === seat;
  const sent = silenced ? [] : held.filter((card, n) => (n + 1) * cardOf(card).fee <= (view.ducats ?? 0));
  return words.say("board-leads-seize", {
    name: names[target.seat] ?? "",
    defence: sum(defence(target)),
    attack: sum(attack(view, seat, sent)),
    fees: sent.reduce((all, card) => all + cardOf(card).fee, 0),
  });
}
