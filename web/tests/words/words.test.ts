// Every key that the client says has words, in every language.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { GAMES } from "../../src/games/families";
import { Words, type Vocabulary } from "../../src/words/words";

const TEXT = "../src/signoria/text";
const HOUSE = ["common", "errors", "server", "web", ...GAMES.map((game) => `${game}-lobby`)];
const LANGUAGES = readdirSync(TEXT, { withFileTypes: true })
  .filter((folder) => folder.isDirectory() && readdirSync(join(TEXT, folder.name)).includes("web.ftl"))
  .map((folder) => folder.name);

function catalogue(language: string, name: string): string {
  return readFileSync(join(TEXT, language, `${name}.ftl`), "utf-8");
}

function keys(language: string, names: string[]): Set<string> {
  return new Set(names.flatMap((name) => new FluentResource(catalogue(language, name)).body.map((message) => message.id)));
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => readFileSync(join(folder, path), "utf-8"));
}

/** The keys a text says: whole ones, and the beginnings of those that are put together. */
function said(text: string): { whole: string[]; begun: string[] } {
  const whole = [...text.matchAll(/\bsay\(\s*(?:[\w.!? ]+\? )?"([a-z][\w-]*)"(?:\s*:\s*"([a-z][\w-]*)")?/g)];
  const begun = [...text.matchAll(/\bsay\(\s*`([a-z][\w-]*)\$\{/g)];
  return {
    whole: whole.flatMap((found) => [found[1], found[2]].filter((key) => key !== undefined)),
    begun: begun.map((found) => found[1] ?? ""),
  };
}

describe.each(LANGUAGES)("%s", (language) => {
  test("the house has words for all it says", () => {
    const known = keys(language, HOUSE);
    const texts = ["src/pages", "src/parts", "src/table", "src/learning"].flatMap(sources).map((text) => text.replace(/words\.say\(/g, "game("));
    const found = texts.map(said);
    expect(found.flatMap((one) => one.whole).filter((key) => !known.has(key))).toEqual([]);
    const begun = found.flatMap((one) => one.begun).filter((start) => ![...known].some((key) => key.startsWith(start)));
    expect(begun).toEqual([]);
  });

  test.each(GAMES)("%s has words for all its board says", (game) => {
    const known = keys(language, [...HOUSE, game, `${game}-lesson`]);
    const found = sources(`src/games/${game}`).map(said);
    expect(found.flatMap((one) => one.whole).filter((key) => !known.has(key))).toEqual([]);
    const begun = found.flatMap((one) => one.begun).filter((start) => ![...known].some((key) => key.startsWith(start)));
    expect(begun).toEqual([]);
  });
});

describe("sentences are those of the terminal", () => {
  const vocabulary = JSON.parse(readFileSync("src/games/borgia/vocabulary.json", "utf-8")) as Vocabulary;
  const words = new Words("en", ["common", "borgia"].map((name) => catalogue("en", name)), vocabulary);
  const names = ["Ada", "Bruno", "Chiara"];

  test("people are called by name and codes by their words", () => {
    const told = { name: "placed", nouns: { seat: 1, card: "datary", spot: "home" } };
    expect(words.event(told, names)).toBe("Bruno puts Datary under the home property.");
  });

  test("who may know a secret is told the whole", () => {
    expect(words.event({ name: "drawn", nouns: { seat: 0 } }, names)).toBe("Ada draws a card.");
    expect(words.event({ name: "drawn", nouns: { seat: 0, card: "imola" } }, names)).toBe("Ada draws a card: Imola.");
  });

  test("what an answer is called depends on the question", () => {
    expect(words.action("pass", "bid")).toBe("Pass");
    expect(words.action("pass", "play-or-seize")).toBe("End your turn");
    expect(words.action("votes 1")).toBe("One vote");
    expect(words.action("place open")).toBe("Leave it unprotected");
  });

  test("a key without words shows itself", () => {
    expect(words.say("no-such-key")).toBe("no-such-key");
  });
});
