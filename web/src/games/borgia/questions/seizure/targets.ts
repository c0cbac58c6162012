// Answers of a turn, by what is done and by whose it is done to; and what of a target can be said in a few words.

import type { Table } from "../../../interface";
import type { Prey } from "../../declared";
import type { Seen } from "../../view";
import { short } from "../../cards";

/** What leaves a turn: it stands by itself. */
export const LEAVING = ["pass", "done"];
/** What may be done besides: links, never buttons. */
export const BESIDE = ["move", "trade"];

export interface OwnersOptions {
  /** Whose they are; null belongs to nobody. */
  seat: number | null;
  options: string[];
}

export function verbOf(option: string): string {
  return (option.split(" ")[0] ?? "").replace("storm", "seize");
}

export function nounOf(option: string): string {
  return option.split(" ")[1] ?? "";
}

/** The answers by their verbs, in the order of the question. */
export function byVerb(options: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const option of options) {
    if (LEAVING.includes(option)) continue;
    found.set(verbOf(option), [...(found.get(verbOf(option)) ?? []), option]);
  }
  return found;
}

/** Whose a card in play is; null if it is nobody's, a family's name is its own. */
export function ownerOf({ seats }: Seen, noun: string): number | null {
  const at = seats.findIndex(
    ({ family, home, open, properties }) =>
      family === noun || noun in properties || [...home, ...open, ...Object.values(properties).flat()].some((card) => card === noun),
  );
  return at < 0 ? null : at;
}

/** The answers in a row for each owner, from one's left clockwise; oneself comes last. */
export function byOwner(view: Seen, options: string[], own: number): OwnersOptions[] {
  const all = view.seats.length;
  const rows = view.seats.map((_, n) => ({ seat: (own + 1 + n) % all, options: [] as string[] }));
  const nobody: string[] = [];
  for (const option of options) {
    const owner = ownerOf(view, nounOf(option));
    (rows.find(({ seat }) => seat === owner)?.options ?? nobody).push(option);
  }
  return [...rows, { seat: null, options: nobody }].filter((row) => row.options.length > 0);
}

/** The answer that attacks this. */
export function attackOn({ seats }: Seen, { target }: Prey): string {
  return `${seats.some(({ family }) => family === target) ? "storm" : "seize"} ${target}`;
}

/** How a target stands, in a few words: what makes it fall, or why it does not. */
export function reach({ words }: Pick<Table<Seen>, "words">, { attack, bar, defence, falls_below: below, stays }: Prey): string {
  if (bar === "fee") return words.say("board-target-fee");
  if (bar === "force") return words.say("board-target-force");
  if (below === 0) {
    const ties = defence.reduce((sum, { power }) => sum + power, 0) === attack;
    return words.say(ties ? "board-target-ties" : "board-target-holds", { attack });
  }
  const falls = below === 1 ? words.say("board-target-alone") : words.say("board-target-below", { power: below });
  return stays === null ? falls : `${falls}; ${words.say("board-target-stays", { card: short(stays, words) })}`;
}
