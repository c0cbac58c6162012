// A question's answers, sorted into what a hand can take: buttons, a ladder of numbers, one noun after the other.

import type { Vocabulary } from "../../words/words";

/** Answers that are few: a button each. */
export interface Buttons {
  kind: "buttons";
  verb: string;
  options: string[];
  aside: boolean;
}

/** Answers that differ in one number alone, from the least to the most. */
export interface Ladder {
  kind: "ladder";
  verb: string;
  options: string[];
  numbers: number[];
  aside: boolean;
}

/** Answers of several nouns, or too many: one noun is chosen after the other. */
export interface Steps {
  kind: "steps";
  verb: string;
  options: string[];
  aside: boolean;
}

export type Group = Buttons | Ladder | Steps;

const FEW = 14;
const AMOUNTS = new Set(["amount", "florins", "number", "fame"]);

export function groups(options: string[], vocabulary: Vocabulary): Group[] {
  const byVerb = new Map<string, string[]>();
  for (const option of options) {
    const verb = option.split(" ", 1)[0] ?? "";
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), option]);
  }
  const found = [...byVerb].map(([verb, some]) => group(verb, some, vocabulary));
  return [...found.filter((one) => !plain(one)), ...merged(found.filter(plain))];
}

/** Answers without a noun, such as passing, stand together behind the others. */
function plain(one: Group): boolean {
  return one.kind === "buttons" && one.options.every((option) => !option.includes(" "));
}

function merged(plains: Group[]): Group[] {
  const options = plains.flatMap((one) => one.options);
  return options.length > 0 ? [{ kind: "buttons", verb: "", options, aside: false }] : [];
}

function group(verb: string, options: string[], { verbs, asides }: Vocabulary): Group {
  const aside = asides.includes(verb);
  const nouns = verbs[verb] ?? [];
  const amount = nouns.length === 1 && AMOUNTS.has(nouns[0] ?? "");
  if (amount && (options.length > 4 || aside)) {
    return { kind: "ladder", verb, options, numbers: options.map((option) => Number(option.split(" ")[1])), aside };
  }
  const many = options.length > (nouns.length > 1 ? 6 : FEW);
  return { kind: many ? "steps" : "buttons", verb, options, aside };
}

/** A place where the answers of some Steps differ. */
export interface Place {
  noun: string;
  at: number;
  values: string[];
}

/** The nouns that differ, words before numbers; a noun that is the same in all answers is not asked for. */
export function places({ verb, options }: Steps, vocabulary: Vocabulary): Place[] {
  const rows = options.map((option) => option.split(" "));
  const all = (vocabulary.verbs[verb] ?? []).map((noun, n) => {
    const values = [...new Set(rows.map((row) => row[n + 1] ?? ""))].sort(inOrder);
    return { noun, at: n + 1, values };
  });
  const differing = all.filter((place) => place.values.length > 1);
  return [...differing.filter((place) => !numeric(place)), ...differing.filter(numeric)];
}

function numeric(place: Place): boolean {
  return place.values.every((value) => /^\d+$/.test(value));
}

function inOrder(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}

/** What was chosen so far: by place, its value. */
export type Chosen = [at: number, value: string][];

/** The answers that hold what was chosen so far. */
export function fitting(options: string[], chosen: Chosen): string[] {
  return options.filter((option) => {
    const words = option.split(" ");
    return chosen.every(([at, value]) => words[at] === value);
  });
}
