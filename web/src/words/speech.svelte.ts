// The language that is spoken now. Everything drawn from it is drawn anew when it changes.

import type { Nouns } from "../wire/game";
import { gameSources, houseSources, LANGUAGES, rulesSource, vocabulary } from "./catalogues";
import { bookOf, Words, type Book, type Rule } from "./words";

const NO_BOOK: Book = { rules: [], about: [], sources: [], editions: [], options: [] };

class Speech {
  language = $state("en");
  private house = $state.raw<Words>(new Words("en", []));
  private games = $state.raw<{ [game: string]: Words }>({});
  private rulebooks = $state.raw<{ [game: string]: Book }>({});

  /** Speak another language: everything that is in use is fetched, then changes at once. */
  async speak(language: string): Promise<void> {
    const sources = await houseSources(language);
    const games = await Promise.all(Object.keys(this.games).map((game) => load(language, game)));
    const keys = Object.keys(this.rulebooks);
    const rulebooks = await Promise.all(keys.map(async (game) => bookOf(await rulesSource(language, game))));
    this.house = new Words(language, sources);
    this.games = Object.fromEntries(games);
    this.rulebooks = Object.fromEntries(keys.map((game, n) => [game, rulebooks[n] ?? NO_BOOK]));
    this.language = language;
    document.documentElement.lang = language;
  }

  say(key: string, nouns: Nouns = {}, attribute = ""): string {
    return this.house.say(key, nouns, attribute);
  }

  has(key: string): boolean {
    return this.house.has(key);
  }

  error(key: string, nouns: Nouns): string {
    return this.house.error(key, nouns);
  }

  /** The words of a game, which must be needed before. */
  of(game: string): Words {
    return this.games[game] ?? this.house;
  }

  async need(game: string): Promise<void> {
    if (this.games[game]) return;
    const [, words] = await load(this.language, game);
    this.games = { ...this.games, [game]: words };
  }

  rules(game: string): Rule[] {
    return this.book(game).rules;
  }

  book(game: string): Book {
    return this.rulebooks[game] ?? NO_BOOK;
  }

  async needRules(game: string): Promise<void> {
    if (this.rulebooks[game]) return;
    this.rulebooks = { ...this.rulebooks, [game]: bookOf(await rulesSource(this.language, game)) };
  }
}

async function load(language: string, game: string): Promise<[string, Words]> {
  const [sources, known] = await Promise.all([gameSources(language, game), vocabulary(game)]);
  return [game, new Words(language, sources, known)];
}

/** The first language of the browser's that there are words in. */
export function usual(): string {
  const wanted = navigator.languages.map((language) => language.split("-")[0] ?? "");
  return wanted.find((language) => LANGUAGES.includes(language)) ?? "en";
}

export const speech = new Speech();

/** What the house says. */
export function say(key: string, nouns: Nouns = {}, attribute = ""): string {
  return speech.say(key, nouns, attribute);
}
