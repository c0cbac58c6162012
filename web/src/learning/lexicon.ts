// The words of a game that can be explained, found in its sentences: terms in all their forms, and things by name.

import type { Box, Doubt } from "../games/box";
import type { Learning } from "../games/interface";
import type { Words } from "../words/words";

/** A part of a sentence; `thing` is "noun code", or "" where there is nothing to explain. */
export interface Piece {
  text: string;
  thing: string;
}

export interface Meaning {
  title: string;
  text: string;
  /** What of it is reconstructed; null where all of it is certain. */
  doubt: Doubt | null;
}

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

export class Lexicon {
  private readonly forms = new Map<string, string>();
  private readonly pattern: RegExp | null;

  constructor(
    private readonly words: Words,
    private readonly learning: Learning,
  ) {
    for (const [noun, codes] of Object.entries(learning.things)) {
      for (const code of codes) this.add(words.say(`${noun}-${code}`), `${noun} ${code}`);
    }
    for (const key of words.beginning("forms-")) {
      const [, noun = "", code = ""] = key.split("-");
      for (const form of listed(words.say(key))) this.add(form, `${noun} ${code}`);
    }
    for (const key of words.beginning("term-")) {
      for (const form of listed(words.say(key, {}, "forms"))) {
        this.add(form, `term ${key.slice(5)}`);
        this.add(form.charAt(0).toUpperCase() + form.slice(1), `term ${key.slice(5)}`);
      }
    }
    this.pattern = patternOf([...this.forms.keys()]);
  }

  /** A sentence in pieces. */
  pieces(sentence: string): Piece[] {
    if (!this.pattern) return [{ text: sentence, thing: "" }];
    return sentence
      .split(this.pattern)
      .map((text, n) => ({ text, thing: n % 2 === 1 ? (this.forms.get(text) ?? "") : "" }))
      .filter(({ text }) => text !== "");
  }

  /** What a thing is; null if nobody can say. */
  meaning(thing: string, box: Box): Meaning | null {
    const [noun = "", code = ""] = thing.split(" ");
    if (noun === "term") {
      const [title = ""] = listed(this.words.say(`term-${code}`, {}, "forms"));
      return title ? { title, text: this.words.say(`term-${code}`), doubt: null } : null;
    }
    if (!this.learning.things[noun]?.includes(code)) return null;
    const text = this.learning.explain(noun, code, this.words, box);
    return { title: this.words.say(`${noun}-${code}`), text, doubt: this.learning.doubt?.(noun, code, box) ?? null };
  }

  private add(form: string, thing: string): void {
    if (form !== "") this.forms.set(form, thing);
  }
}

function listed(forms: string): string[] {
  return forms.split(",").map((form) => form.trim());
}

/** Whole words only, of two that begin alike the longer one. */
function patternOf(forms: string[]): RegExp | null {
  if (forms.length === 0) return null;
  const longest = [...forms].sort((one, other) => other.length - one.length);
  const any = longest.map((form) => form.replace(SPECIAL, "\\$&")).join("|");
  return new RegExp(`(?<![\\p{L}\\d])(${any})(?![\\p{L}\\d])`, "gu");
}

const KNOWN = new WeakMap<Words, Lexicon>();

/** The lexicon of a game in the language of its words. */
export function lexiconOf(words: Words, learning: Learning): Lexicon {
  let found = KNOWN.get(words);
  if (!found) KNOWN.set(words, (found = new Lexicon(words, learning)));
  return found;
}
