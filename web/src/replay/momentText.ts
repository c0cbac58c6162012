// A moment of a replay in sentences: what was done, as those could tell it through whose eyes it is seen.

import type { ReplayState } from "./state.svelte";

export interface MomentText {
  title: string;
  rest: string[];
  /** Whether it was told to those through whose eyes we look. */
  announced: boolean;
}

const MOST = 4; // sentences beside the first
const UNTOLD = "sealed"; // that somebody has chosen says nothing of what

/** What the moment brought at which the replay stands. */
export function momentText(replay: ReplayState): MomentText {
  return momentTextAt(replay, replay.place);
}

export function momentTextAt(replay: ReplayState, place: number): MomentText {
  const { words, names } = replay.table;
  const step = replay.track.brought(replay.stops[place] ?? 0);
  const told = (step === null ? [] : replay.track.events(step)).filter(({ name }) => name !== UNTOLD).map((event) => words.event(event, names)).filter((text) => text !== "");
  if (place === 0) return { title: words.say("replay-begins"), rest: told.slice(0, MOST), announced: true };
  const [title, ...rest] = told;
  if (title === undefined) return { title: quiet(replay, place), rest: [], announced: false };
  return { title, rest: rest.slice(0, MOST), announced: true };
}

/** Nothing was announced: what was done is known to whoever did it, and to all when hands lie open. */
function quiet(replay: ReplayState, place: number): string {
  const { words, names } = replay.table;
  const entry = replay.over ? replay.done[replay.stops[place] ?? 0] : undefined;
  if (!entry) return words.say("replay-goes-on");
  const seat = names[entry.seat] ?? "";
  if (entry.kind === "undo") return words.say("replay-taken-back", { seat });
  if (entry.kind === "end") return words.say("replay-given-up");
  if (!replay.hands && entry.seat !== replay.observer) return words.say("replay-in-secret", { seat });
  return words.say("replay-did", { seat, action: words.action(entry.text, place === replay.place ? replay.question?.prompt : "", replay.table.names) });
}
