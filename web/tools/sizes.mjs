// What a browser must fetch: script and style of the first load, and of each board with its artwork. Fails when it is too much.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUILT = new URL("../../src/signoria/web/static/", import.meta.url);
const MOST = { first: 120_000, board: 60_000 };
const GAMES = readdirSync(new URL("../src/games/", import.meta.url)).filter((name) => existsSync(new URL(`../src/games/${name}/about.ts`, import.meta.url)));
const FIRST_ART = ["signs", "arms", ...GAMES.flatMap((game) => [`scene-${game}`, ...declared(game, "about.ts", "scene")])]; // the landing page's
const FIRST_WORDS = /\/(common|errors|server|web|\w+-lobby)\.ftl\?raw$/;

const manifest = JSON.parse(readFileSync(new URL("manifest.json", BUILT), "utf-8"));

/** A list of names in a file of a game: `sheets: ["one", "other"]`. */
function declared(game, file, list) {
  const text = readFileSync(new URL(`../src/games/${game}/${file}`, import.meta.url), "utf-8");
  const [, names] = new RegExp(`^  ${list}: (\\[.*\\]),$`, "m").exec(text) ?? [];
  if (!names) throw new Error(`no ${list} in ${file} of ${game}`);
  return JSON.parse(names);
}

/** A chunk with all it imports at once, and their styles. */
function files(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`no chunk ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const other of chunk.imports ?? []) files(other, found);
  return found;
}

function weight(names) {
  return [...names].reduce((sum, name) => sum + gzipSync(readFileSync(new URL(name, BUILT)), { level: 9 }).length, 0);
}

function all(keys, besides = new Set()) {
  const found = new Set();
  for (const key of keys) for (const name of files(key)) if (!besides.has(name)) found.add(name);
  return found;
}

const words = (language) => Object.keys(manifest).filter((key) => key.includes(`/text/${language}/`) && FIRST_WORDS.test(key));
const art = (names) => names.map((name) => Object.keys(manifest).find((key) => key.endsWith(`/${name}.svg?raw`)) ?? name);
const first = all(["index.html", ...words("en"), ...art(FIRST_ART)]);
const rows = [["first load", weight(first), MOST.first]];
for (const game of GAMES) {
  const board = all([`src/games/${game}/index.ts`, ...art(declared(game, "index.ts", "sheets"))], all(["index.html"]));
  rows.push([`board of ${game}`, weight(board), MOST.board]);
}
for (const [what, size, most] of rows) {
  console.log(`${what.padEnd(20)} ${(size / 1000).toFixed(1).padStart(6)} kB of ${most / 1000}`);
}
if (rows.some(([, size, most]) => size > most)) process.exit(1);
