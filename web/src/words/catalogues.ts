// Where the words come from: the catalogues of src/signoria/text, each fetched when it is needed.

import type { Vocabulary } from "./words";

const FALLBACK = "en";
const FILES = import.meta.glob<string>("../../../src/signoria/text/*/*.ftl", { query: "?raw", import: "default" });
/** What is said of each game before it is opened. */
const LOBBIES = Object.keys(FILES).flatMap((path) => new RegExp(`/${FALLBACK}/(\\w+-lobby)\\.ftl$`).exec(path)?.slice(1) ?? []);
const HOUSE = ["common", "errors", "server", "web", ...LOBBIES];
const VOCABULARIES = import.meta.glob<Vocabulary>("../games/*/vocabulary.json", { import: "default" });

/** The languages there are words in. */
export const LANGUAGES = Object.keys(FILES)
  .filter((path) => path.endsWith("/web.ftl")) // whole in all its parts
  .map((path) => path.split("/").at(-2) ?? "")
  .sort();

async function source(language: string, name: string): Promise<string> {
  const load = FILES[`../../../src/signoria/text/${language}/${name}.ftl`];
  return load ? load() : "";
}

/** Catalogues in a language; what it lacks is said in English. */
function sources(language: string, names: string[]): Promise<string[]> {
  const languages = language === FALLBACK ? [language] : [FALLBACK, language];
  return Promise.all(languages.flatMap((one) => names.map((name) => source(one, name))));
}

export function houseSources(language: string): Promise<string[]> {
  return sources(language, HOUSE);
}

/** What a game says beside the house: on its board, in its story, to newcomers, and who it is. */
export function gameSources(language: string, game: string): Promise<string[]> {
  return sources(language, [...HOUSE, "replay", game, `${game}-lesson`]);
}

export async function rulesSource(language: string, game: string): Promise<string> {
  return (await source(language, `${game}-rules`)) || source(FALLBACK, `${game}-rules`);
}

export async function vocabulary(game: string): Promise<Vocabulary> {
  const load = VOCABULARIES[`../games/${game}/vocabulary.json`];
  if (!load) throw new Error(`no vocabulary of ${game}`);
  return load();
}
