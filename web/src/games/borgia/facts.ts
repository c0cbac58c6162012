// What an answer leads to, as the server tells it, in sentences.

import type { Fact } from "../../wire/game";
import type { Table } from "../interface";
import type { Seen } from "./view";

export function said(facts: Fact[], { words, names }: Table<Seen>): string {
  return words.facts(facts, names).join(" ");
}

export function consequence(text: string, table: Table<Seen>): string {
  return said(table.leadsTo(text), table);
}

/** A number that is told of an answer; null until it is known. */
export function told(table: Table<Seen>, text: string, what: string, noun: string): number | null {
  const fact = table.leadsTo(text).find((one) => one.what === what);
  return fact ? Number(fact.nouns[noun]) : null;
}

/** Several answers, one after the other, as one text that can be asked about. */
export function plan(steps: string[]): string {
  return steps.join("; ");
}

/** What each of these answers leads to, where all lead to the same; else "". */
export function shared(options: string[], table: Table<Seen>): string {
  const [first = "", ...others] = options.map((option) => consequence(option, table));
  return others.every((one) => one === first) ? first : "";
}
