// One's own clock is called out as it runs down, wherever it stands.

import { announcer } from "../../announce.svelte";
import { play } from "../../sounds";
import { time } from "../../time.svelte";
import { say } from "../../words/speech.svelte";
import type { TableLike } from "../tableLike";
import { BELL, passedMark, secondsLeft } from "./clocks";

export function callOwnClock(table: () => TableLike): void {
  let before = Infinity;
  $effect(() => {
    const own = table().clocks[table().mine];
    if (typeof own?.since !== "number" || own.flagged) {
      before = Infinity;
      return;
    }
    const left = secondsLeft(own, time.now);
    const mark = before === Infinity ? null : passedMark(before, left);
    before = left;
    if (mark === null) return;
    announcer.call(say("clock-called", { seconds: mark }));
    if (mark === BELL) play("bell");
  });
}
