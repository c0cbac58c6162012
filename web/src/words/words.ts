// Sentences from facts, in one language: the same catalogues and the same rules as src/signoria/text/words.py.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Fact, GameEvent, Nouns, Refusal, ScoreLine } from "../wire/game";
import type { Prompted } from "../wire/types";

/** What a game's texts are made of; tools/web_data.py writes it. */
export interface Vocabulary {
  verbs: { [verb: string]: string[] };
  asides: string[];
  names: { [noun: string]: string[] };
  codes: { [verb: string]: number };
  secrets: { [event: string]: string[] };
}

/** A numbered paragraph as the reader sees it. */
export interface Rule {
  id: string;
  text: string;
  title: string;
  section: string;
  sources: string;
  rulings: string;
  plain: Record<string, string>; // one sentence for who plays, by edition
}

/** A rulebook beside its numbered paragraphs: what it is, where it comes from, and where its editions differ. */
export interface Book {
  rules: Rule[];
  about: string[];
  sources: { letter: string; name: string }[];
  editions: { id: string; title: string; by: { [edition: string]: string }; quotes: { [edition: string]: string }; sources: string; rulings: string }[];
  options: Rule[];
}

const SEATS = new Set(["seat", "leader", "opponent"]); // nouns that are people
const FAMILIES = new Set(["family", "rival"]); // those that seats play, in a game where they are nouns
const PLACES = new Set(["order"]); // nouns that are places in a row, a digit each
const LISTS: { [noun: string]: string } = { given: "loot", taken: "loot" }; // nouns that are several names, with a space between: said as these are
const YOU = "-you"; // after the key of a sentence: to whoever acts
const TO_YOU = "-to-you"; // to somebody else in it
const YOURSELF = "-yourself"; // to somebody who is both
const RULE_ID = /^[A-Z]{2}-E?\d+$/;
const HOUSE: Vocabulary = { verbs: {}, asides: [], names: {}, codes: {}, secrets: {} };

export class Words {
  private readonly bundle: FluentBundle;
  private readonly keys: string[] = [];

  constructor(
    readonly language: string,
    sources: string[],
    readonly vocabulary: Vocabulary = HOUSE,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.keys.push(...resource.body.map(({ id }) => id));
      this.bundle.addResource(resource, { allowOverrides: true });
    }
  }

  /** The keys that begin so, each once. */
  beginning(start: string): string[] {
    return [...new Set(this.keys.filter((key) => key.startsWith(start)))];
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The sentence of a key, or of one of its attributes. A key without words shows itself: a test finds it. */
  say(key: string, nouns: Nouns = {}, attribute = ""): string {
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return attribute ? "" : key;
    return this.bundle.formatPattern(pattern, nouns satisfies Record<string, FluentVariable>, []);
  }

  /** Nouns as people say them: players by name, codes by their words. */
  named(nouns: Nouns, players: string[]): Nouns {
    const named = Object.entries(nouns).map(([noun, value]): [string, string | number] => {
      const player = this.playerOf(noun, value, players);
      if (player !== undefined || (SEATS.has(noun) && typeof value === "number")) return [noun, player ?? ""];
      if (typeof value === "number" && PLACES.has(noun)) return [noun, [...String(value)].join(", ")];
      if (typeof value === "string" && noun in LISTS) return [noun, this.listed(value.split(" ").map((one) => this.say(`${LISTS[noun]}-${one}`)))];
      if (typeof value === "string" && this.has(`${noun}-${value}`)) return [noun, this.say(`${noun}-${value}`)];
      return [noun, value];
    });
    return Object.fromEntries(named);
  }

  /** Nouns as sentences want them: beside each name its code, `card-code`, so that articles and endings agree. */
  told(nouns: Nouns, players: string[]): Nouns {
    const texts = Object.entries(nouns).filter(([, value]) => typeof value === "string");
    const codes = Object.fromEntries(texts.map(([noun, value]) => [`${noun}-code`, value]));
    return { ...codes, ...this.named(nouns, players) };
  }

  /** A sentence about people: in the second person where it is about whoever is called "you", and there are words for it. */
  sentence(key: string, nouns: Nouns, players: string[]): string {
    return this.say(this.addressed(key, nouns, players), this.told(nouns, players));
  }

  /** The key in the second person: `-you` where the seat that acts is called so, `-to-you` where somebody else is, `-yourself` where both are. */
  private addressed(key: string, nouns: Nouns, players: string[]): string {
    const you = this.say("called-you");
    const called = Object.entries(nouns).filter(([noun, value]) => this.playerOf(noun, value, players) === you);
    const acting = called.some(([noun]) => noun === "seat");
    const forms = called.length > 1 && acting ? [YOURSELF, YOU] : called.length > 0 ? [acting ? YOU : TO_YOU] : [];
    return forms.map((form) => key + form).find((own) => this.has(own)) ?? key;
  }

  /** Who is meant by a noun; undefined where it is not about people. */
  private playerOf(noun: string, value: string | number, players: string[]): string | undefined {
    if (SEATS.has(noun) && typeof value === "number") return players[value];
    return FAMILIES.has(noun) ? players[this.vocabulary.names["family"]?.indexOf(String(value)) ?? -1] : undefined;
  }

  /** The question; where a board asks in other words than the terminal, in its own. */
  prompt(decision: Prompted, players: string[]): string {
    const own = `board-prompt-${decision.prompt}`;
    return this.sentence(this.has(own) ? own : `prompt-${decision.prompt}`, decision.nouns, players);
  }

  /** What was announced, and to those who may know its secret nouns, where it has words for them, the whole. */
  event({ name, nouns }: GameEvent, players: string[]): string {
    const secret = this.vocabulary.secrets[name] ?? [];
    const told = secret.length > 0 && secret.every((noun) => noun in nouns) && this.has(`event-${name}-told`);
    return this.sentence(told ? `event-${name}-told` : `event-${name}`, nouns, players);
  }

  score({ what, seat, points, nouns }: ScoreLine, players: string[]): string {
    return this.say(`score-${what}`, this.told({ ...nouns, seat, points }, players));
  }

  /** What an answer leads to. Facts of a kind are one sentence where that has words for `each` of them. */
  facts(facts: Fact[], players: string[]): string[] {
    const kinds: Fact[][] = [];
    for (const fact of facts) {
      if (kinds.at(-1)?.[0]?.what === fact.what) kinds.at(-1)?.push(fact);
      else kinds.push([fact]);
    }
    return kinds.flatMap((kind) => {
      const key = this.addressed(`fact-${kind[0]?.what}`, kind[0]?.nouns ?? {}, players);
      const told = kind.map(({ nouns }) => this.told(nouns, players));
      const each = told.map((nouns) => this.say(key, { ...nouns }, "each"));
      return each[0] ? [this.say(key, { ...told[0], each: this.listed(each) })] : told.map((nouns) => this.say(key, nouns));
    });
  }

  /** Some of a kind, as a sentence lists them. */
  listed(some: string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(some);
  }

  /** A clause, or a name, as a sentence begins. */
  begun(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.language) + text.slice(1);
  }

  refusal(refusal: Refusal, players: string[]): string {
    return this.say(`refusal-${refusal.reason}`, this.told(refusal.nouns, players));
  }

  error(key: string, nouns: Nouns): string {
    return this.say(this.has(`error-${key}`) ? `error-${key}` : "error-fault", { type: key, ...nouns });
  }

  /** The nouns of an action's text. */
  nouns(text: string): Nouns {
    const [verb = "", ...rest] = text.split(" ");
    const nouns = this.vocabulary.verbs[verb] ?? [];
    const pairs = nouns.slice(0, rest.length).map((noun, n): [string, string | number] => {
      const word = rest[n] ?? "";
      return [noun, /^\d+$/.test(word) ? Number(word) : word];
    });
    return Object.fromEntries(pairs);
  }

  /** An action as a button says it; what `pass` means depends on the question. */
  action(text: string, prompt = "", players: string[] = []): string {
    const verb = text.split(" ", 1)[0] ?? "";
    const own = `action-${verb}-${prompt}`;
    return this.say(this.has(own) ? own : `action-${verb}`, this.told(this.nouns(text), players));
  }
}

type Message = FluentResource["body"][number];

function ruleOf({ id, value, attributes }: Message): Rule {
  const part = (name: string) => plain(attributes[name]);
  return { id, text: plain(value), title: part("title"), section: part("section"), sources: part("sources"), rulings: part("rulings"), plain: plainly(attributes) };
}

/** The sentence that players need of a paragraph, by edition; "" is for all that have none of their own. */
function plainly(attributes: Message["attributes"]): Record<string, string> {
  const parts = Object.entries(attributes).filter(([name]) => name.startsWith("plain"));
  return Object.fromEntries(parts.map(([name, says]) => [name.slice("plain-".length), plain(says)]));
}

export function forPlayers(rule: Rule, edition: string): string {
  return rule.plain[edition] ?? rule.plain[""] ?? rule.text;
}

/** Every numbered paragraph of a catalogue, in order. */
export function rulesOf(source: string): Rule[] {
  return new FluentResource(source).body.filter(({ id }) => RULE_ID.test(id)).map(ruleOf);
}

/** A decision in which editions differ: what each decides, and the words of its rulebook that do. */
function switchOf({ id, value, attributes: { sources, rulings, ...parts } }: Message): Book["editions"][number] {
  const said = Object.entries(parts).map(([part, says]): [string, string] => [part, plain(says)]);
  const quotes = said.filter(([part]) => part.startsWith("quote-")).map(([part, says]) => [part.slice("quote-".length), says]);
  const by = said.filter(([part]) => !part.startsWith("quote-"));
  const key = id.slice("edition-".length);
  return { id: key, title: plain(value), by: Object.fromEntries(by), quotes: Object.fromEntries(quotes), sources: plain(sources), rulings: plain(rulings) };
}

/** A rulebook with all that stands before its rules. */
export function bookOf(source: string): Book {
  const { body } = new FluentResource(source);
  const beginning = (start: string) => body.filter(({ id }) => id.startsWith(start));
  return {
    rules: rulesOf(source),
    about: beginning("about-").map(({ value }) => plain(value)),
    sources: beginning("source-").map(({ id, value }) => ({ letter: id.slice("source-".length), name: plain(value) })),
    editions: beginning("edition-").map(switchOf),
    options: beginning("option-").map(ruleOf),
  };
}

/** A pattern without variables, as one line. */
function plain(pattern: unknown): string {
  const text = Array.isArray(pattern) ? pattern.filter((part) => typeof part === "string").join("") : pattern;
  return typeof text === "string" ? text.replace(/[ \n]+/g, " ").trim() : "";
}
