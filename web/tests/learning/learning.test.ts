// Words are found in sentences and explained, notes come once and in their order, and rules are found.

import { readFileSync } from "node:fs";

import { beforeEach, describe, expect, test } from "vitest";

import { gameModule } from "../../src/games";
import { ABOUT, GAMES } from "../../src/games/families";
import type { Learning } from "../../src/games/interface";
import { OURS } from "../../src/games/box";
import { lexiconOf } from "../../src/learning/lexicon";
import { forget, met, remember } from "../../src/learning/notesRead";
import { foundBy } from "../../src/parts/ruleSearch";
import { bookOf, Words, type Vocabulary } from "../../src/words/words";

const LEARNING = new Map<string, Learning>();
for (const game of GAMES) LEARNING.set(game, (await gameModule(game)).learning);
const LANGUAGES = ["en", "it", "fr", "nl", "de"];

function catalogue(language: string, name: string): string {
  return readFileSync(`../src/signoria/text/${language}/${name}.ftl`, "utf-8");
}

function wordsOf(language: string, game: string): Words {
  const names = ["common", "errors", "server", "web", `${game}-lobby`, game, `${game}-lesson`];
  const vocabulary = JSON.parse(readFileSync(`src/games/${game}/vocabulary.json`, "utf-8")) as Vocabulary;
  return new Words(language, names.map((name) => catalogue(language, name)), vocabulary);
}

function things(language: string, game: string, sentence: string): string[] {
  const found = lexiconOf(wordsOf(language, game), LEARNING.get(game) as Learning).pieces(sentence);
  expect(found.map(({ text }) => text).join("")).toBe(sentence);
  return found.map(({ thing }) => thing).filter((thing) => thing !== "");
}

describe("words in sentences", () => {
  test("terms and names are found, whole words only, the longest first", () => {
    const sentence = "The major green role is for sale; Milano asks for two Castles and four ducats.";
    expect(things("en", "principe", sentence)).toEqual([
      ...["term major", "building green", "term role", "term auction"],
      ...["city milano", "building blue", "term ducat"],
    ]);
    expect(things("en", "principe", "Regional greenery.")).toEqual([]);
  });

  test("forms of the language, capitals at the beginning of a sentence", () => {
    expect(things("it", "florence", "L’Opera del Poeta")).toEqual(["term work", "profession poet"]);
    expect(things("de", "borgia", "Ungeschützte Künstler")).toEqual(["term unprotected", "term artist"]);
    expect(things("fr", "borgia", "La charge de Camerlingue")).toEqual(["term office", "card camerlengo"]);
  });

  test.each(LANGUAGES)("in %s everything that has a name is explained in full sentences", (language) => {
    for (const [game, learning] of LEARNING) {
      const words = wordsOf(language, game);
      const lexicon = lexiconOf(words, learning);
      const all = Object.entries(learning.things).flatMap(([noun, codes]) => codes.map((code) => `${noun} ${code}`));
      const terms = words.beginning("term-").map((key) => `term ${key.slice(5)}`);
      for (const thing of [...all, ...terms]) {
        expect(lexicon.meaning(thing, OURS)?.text, thing).toMatch(/^[^{}]{12,}\.$/);
        expect(lexicon.meaning(thing, OURS)?.title, thing).not.toBe("");
      }
    }
  });

  test("what nobody can explain is left alone", () => {
    expect(lexiconOf(wordsOf("en", "principe"), LEARNING.get("principe") as Learning).meaning("city atlantis", OURS)).toBeNull();
  });
});

test.each([...LEARNING])("%s has a place to look at for every question", (game, learning) => {
  const asked = wordsOf("en", game).beginning("prompt-").filter((key) => !key.endsWith("-yourself")); // the same question, put to whom it is about
  const prompts = asked.map((key) => key.slice("prompt-".length));
  expect(Object.keys(learning.places).sort()).toEqual(prompts.sort());
});

describe("notes that were read", () => {
  beforeEach(() => forget("principe"));

  test("are remembered in this browser, game by game, until a guided game begins", () => {
    remember("principe", ["opening", "note-lay-cards"]);
    expect(met("principe")).toEqual(["opening", "note-lay-cards"]);
    expect(met("florence")).toEqual([]);
    forget("principe");
    expect(met("principe")).toEqual([]);
  });
});

describe("the rulebook", () => {
  const { rules, sources, editions, options } = bookOf(catalogue("it", "principe-rules"));

  test("has its sources, its editions and its options", () => {
    expect(sources.map(({ letter }) => letter)).toEqual(["A", "N", "F"]);
    expect(Object.keys(editions[0]?.by ?? {})).toEqual(["amigo", "mtm-fr", "mtm-nl"]);
    expect(options.map(({ id }) => id)).toEqual(["option-rich"]);
  });

  test("is searched by number, with or without brackets, and by words without accents", () => {
    const found = (sought: string) => foundBy(rules, sought).map(({ id }) => id);
    for (const sought of ["[IP-33]", "ip-33", "IP 33", "ip33"]) expect(found(sought)).toEqual(["IP-33"]);
    expect(found("citta blasoni")).toContain("IP-41");
    expect(found("zzz")).toEqual([]);
    expect(found("")).toHaveLength(rules.length);
  });

  test("is searched by a question: where no rule has all its words, those that have most of them come first", () => {
    const { rules: english } = bookOf(catalogue("en", "principe-rules"));
    const found = foundBy(english, "Who wins ties?").map(({ id }) => id);
    expect(found).toContain("IP-75");
    expect(found.length).toBeLessThan(english.length / 2);
    expect(foundBy(english, "zzz ties").map(({ id }) => id)).toContain("IP-53");
  });

  test("has the paragraphs that a game is explained by on one page", () => {
    for (const game of GAMES) {
      const ids = bookOf(catalogue("en", `${game}-rules`)).rules.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(ABOUT[game]?.gist ?? ["none"]));
    }
  });
});
