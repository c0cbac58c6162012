// Wishes: what is answered for a seat. How each is said, and which can be had.

import { aSale } from "../../games/declared";
import { checked, choice, fields, literal, number } from "../../wire/check";
import { say } from "../../words/speech.svelte";
import type { Words } from "../../words/words";

export const FORCED = "forced";

export function wishSays(wish: string, bidding: string, words: Words): string {
  const [kind = "", ...rest] = wish.split(" ");
  if (kind === "upto") return say("wish-upto", { amount: Number(rest[0] ?? 0) });
  if (kind === "next") return say("wish-next", { action: words.action(rest.join(" "), bidding) });
  if (kind === "always") return words.say(`wish-always-${rest[0] ?? ""}`);
  return say(`wish-${kind}`);
}

/** The wishes with one more; of those that end with the question or the auction there is one at a time. */
export function withWish(wishes: string[], wish: string): string[] {
  const passing = (one: string) => /^(next|upto) /.test(one);
  const kept = wishes.filter((one) => one !== wish && !(passing(one) && passing(wish)));
  return passing(wish) ? [wish, ...kept] : [...kept, wish];
}

/** What every view has that is bid in. */
const money = choice(number, literal(null));
const aMarket = fields({ sale: choice(aSale, literal(null)) }, { means: money, ducats: money });

/** The auction that a seat is still in, and the most it could pay, which is its purse or more; null if there is none. */
export function bidding(view: unknown, seat: number): { price: number; step: number; means: number } | null {
  const { sale, means, ducats } = checked(aMarket, view);
  if (!sale?.in.includes(seat)) return null;
  return { price: sale.price, step: sale.step, means: means ?? ducats ?? 0 };
}
