// A moment of a replay in sentences: what was done, as those could tell it through whose eyes it is seen.

import type { Reel } from "./reel.svelte";

export interface Telling {
  title: string;
  rest: string[];
  /** Whether it was told to those through whose eyes we look. */
  announced: boolean;
}

const MOST = 4; // sentences beside the first

/** What the moment brought at which the replay stands. */
export function telling(reel: Reel): Telling {
  return tellingAt(reel, reel.place);
}

export function tellingAt(reel: Reel, place: number): Telling {
  const { words, names } = reel.table;
  const step = reel.film.brought(reel.stops[place] ?? 0);
  const told = (step === null ? [] : reel.film.events(step)).map((event) => words.event(event, names)).filter((text) => text !== "");
  if (place === 0) return { title: words.say("replay-begins"), rest: told.slice(0, MOST), announced: true };
  const [title, ...rest] = told;
  if (title === undefined) return { title: quiet(reel, place), rest: [], announced: false };
  return { title, rest: rest.slice(0, MOST), announced: true };
}

/** Nothing was announced: what was done is known to whoever did it, and to all when hands lie open. */
function quiet(reel: Reel, place: number): string {
  const { words, names } = reel.table;
  const entry = reel.over ? reel.done[reel.stops[place] ?? 0] : undefined;
  if (!entry) return words.say("replay-goes-on");
  const seat = names[entry.seat] ?? "";
  if (entry.kind === "undo") return words.say("replay-taken-back", { seat });
  if (entry.kind === "end") return words.say("replay-given-up");
  if (!reel.hands && entry.seat !== reel.eyes) return words.say("replay-in-secret", { seat });
  return words.say("replay-did", { seat, action: words.action(entry.text, place === reel.place ? reel.question?.prompt : "") });
}
