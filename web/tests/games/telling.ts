// What the tests of the stories share: words as the browser reads them, and whole games as tests/stories.py wrote them.

import { existsSync, readFileSync } from "node:fs";

import type { Teller } from "../../src/games/story";
import type { GameEvent } from "../../src/wire/game";
import { Words, type Vocabulary } from "../../src/words/words";

const HOUSE = ["common", "errors", "server", "web", "replay", "principe-lobby", "borgia-lobby", "florence-lobby"];

export function wordsOf(game: string, language = "en"): Words {
  const sources = [...HOUSE, game, `${game}-lesson`].map((name) => `../src/signoria/text/${language}/${name}.ftl`);
  const known = JSON.parse(readFileSync(`src/games/${game}/vocabulary.json`, "utf-8")) as Vocabulary;
  return new Words(language, sources.filter((path) => existsSync(path)).map((path) => readFileSync(path, "utf-8")), known);
}

/** A table at which the first seat is "you". */
export function teller(game: string, language = "en"): Teller {
  const words = wordsOf(game, language);
  return { words, names: [words.say("called-you"), "Lucia", "Giano", "Chiara", "Matteo"] };
}

/** Events as tests write them: a name, then its nouns. */
export function told(name: string, nouns: GameEvent["nouns"] = {}): GameEvent {
  return { name, nouns };
}

/** Whole games, as the first seat heard them. */
export function games(game: string): GameEvent[][] {
  const stored = JSON.parse(readFileSync(`tests/games/${game}/stories.json`, "utf-8")) as [string, GameEvent["nouns"]][][];
  return stored.map((one) => one.map(([name, nouns]) => ({ name, nouns })));
}
