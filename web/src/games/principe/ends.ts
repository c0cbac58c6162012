// How the game ends: by the deck or by the cities, and that one of them is near.

import type { Words } from "../../words/words";
import type { Table } from "../interface";
import { lastBelow, OPEN_CITIES } from "./box";
import type { Seen } from "./view";

/** One of the two ends: when it comes, or that it is near. */
interface End {
  says: string;
  near: boolean;
}

/** Both ends, by the deck and by the cities; in the last round that it is the last. [IP-60] [IP-61] */
export function ends({ view, words }: Table<Seen>): End[] {
  if (view.last) return [{ says: words.say("board-last-now"), near: true }];
  const cards = lastBelow(view.seats.length);
  const cities = OPEN_CITIES;
  const deck = view.ends.includes("deck")
    ? { says: words.say("board-end-deck", { cards }), near: true }
    : { says: words.say("board-when-deck", { cards }), near: false };
  const short = view.ends.find((end) => end !== "deck");
  const board = short
    ? { says: words.say(`board-end-${short}`, { cities }), near: true }
    : { says: words.say("board-when-cities", { cities }), near: false };
  return [deck, board];
}

/** The round as the head of the table calls it: the last, the one before it, or one of many. */
export function roundInWords({ last, ends, round }: Seen, words: Words): string {
  if (last || ends.includes("cities")) return words.say("board-last-round", { round });
  return words.say(ends.includes("deck") ? "board-last-but-one" : "board-round", { round });
}
