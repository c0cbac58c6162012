// Which games there are, in their order, and who sits where: what `about.ts` says in the folder of each.

import type { About } from "./interface";

const FOUND = import.meta.glob<About>("./*/about.ts", { eager: true, import: "default" });

const keyOf = (path: string) => path.split("/")[1] ?? "";
const KNOWN = Object.entries(FOUND).sort(([, a], [, b]) => a.order - b.order);

export const ABOUT: { readonly [game: string]: About | undefined } = Object.fromEntries(KNOWN.map(([path, about]) => [keyOf(path), about]));
export const GAMES: readonly string[] = Object.keys(ABOUT);

export function isGame(key: string): boolean {
  return GAMES.includes(key);
}

/** This game, if there is one of that name; else the first. */
export function gameOr(key: string): string {
  return isGame(key) ? key : (GAMES[0] ?? "");
}

export function familyOf(game: string, seat: number): string {
  return ABOUT[game]?.families[seat] ?? "medici";
}
