import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { gameModule } from "../../src/games";
import type { SceneOf } from "../../src/games/interface";
import { Telling, type Shown } from "../../src/table/pace/telling.svelte";
import type { SeatUpdate } from "../../src/wire/types";
import { told } from "../games/telling";

const game = await gameModule("borgia");
const SHEET: SceneOf = { title: "The sheet", lines: [{ says: "one" }, { says: "two" }], stays: true };

/** A table that hears of a round's sheet first, and then of bids alone. */
function listening({ seat, hurried }: { seat: number; hurried: boolean }) {
  const shown: Shown[] = [];
  const telling = new Telling({
    game,
    seat,
    hurried,
    pace: () => "calm" as const,
    shown: (what) => void shown.push(what),
    uncovered: () => undefined,
    sceneOf: (events) => (events.some(({ name }) => name === "scored") ? SHEET : null),
  });
  telling.hear(update(0, "round-begins"), true, false);
  telling.hear(update(1, "scored"), false, false);
  return { telling, shown };
}

/** The update of this number, which tells one event. */
function update(n: number, name: string): SeatUpdate {
  const stands = { view: {}, to_act: [], decision: null, wishes: [], undo: false, paused: false, proposals: {}, clocks: [], lesson: [] };
  const open = { over: false, scores: null, winners: null, ended: "" };
  return { ...stands, ...open, version: n, first: n, events: [told(name, { seat: 1, n })] };
}

describe("behind a scene that stays open", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("a bounded number of updates waits, the story is whole, and the last is told as ever", () => {
    const { telling, shown } = listening({ seat: 2, hurried: false });
    for (let n = 2; n < 500; n++) telling.hear(update(n, "bids"), false, false);
    expect(telling.scene).toBe(SHEET);
    expect(telling.newest?.version).toBe(499);
    expect(telling.queue.waiting.length).toBeLessThanOrEqual(100);
    vi.advanceTimersByTime(350);
    telling.skip();
    vi.advanceTimersByTime(20);
    expect(shown.at(-2)?.update.version).toBeGreaterThan(300); // those before it are on the table at once,
    expect(telling.fresh).toHaveLength(1); // and the next is seen to happen
    vi.advanceTimersByTime(120_000);
    expect(telling.shown?.version).toBe(499);
    expect(telling.story.map(({ nouns }) => nouns["n"])).toEqual(Array.from({ length: 500 }, (_, n) => n));
    expect(telling.fresh.map(({ nouns }) => nouns["n"])).toEqual([499]);
  });

  test("a press takes it off the screen first, and then goes on by one thing, however often it is pressed", () => {
    const { telling } = listening({ seat: 2, hurried: false });
    for (const n of [2, 3]) telling.hear(update(n, "bids"), false, false);
    vi.advanceTimersByTime(350);
    expect(telling.leaving).toBe(false);
    for (let press = 0; press < 3; press++) telling.skip();
    expect(telling.leaving).toBe(true);
    expect(telling.shown?.version).toBe(1);
    vi.advanceTimersByTime(20);
    expect([telling.leaving, telling.scene]).toEqual([false, null]);
    expect(telling.shown?.version).toBe(2);
  });

  test("whoever sits there presses it on, however long that takes", () => {
    const { telling } = listening({ seat: 2, hurried: false });
    vi.advanceTimersByTime(3_600_000);
    expect(telling.scene).toBe(SHEET);
  });

  test("where nobody sits, or a clock runs, it goes once it was read", () => {
    const { telling } = listening({ seat: -1, hurried: true });
    telling.hear(update(2, "bids"), false, false);
    vi.advanceTimersByTime(31_799);
    expect(telling.scene).toBe(SHEET);
    vi.advanceTimersByTime(1);
    expect(telling.scene).toBeNull();
    expect(telling.shown?.version).toBe(2);
  });
});
