// Which notes of a game somebody has read, kept in this browser.

import { keep, kept } from "../storage";

export function met(game: string): string[] {
  return (kept(`met-${game}`) ?? "").split(" ").filter((one) => one !== "");
}

export function remember(game: string, all: string[]): void {
  keep(`met-${game}`, all.join(" "));
}

export function forget(game: string): void {
  keep(`met-${game}`, null);
}
