import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Queue, type Pace } from "../../src/table/pace/queue.svelte";

interface Thing {
  name: string;
  hold: number;
  then?: number;
  least?: number;
}

/** A table that writes down what was shown, and when; what stays is waited for as long as `patience` says. */
function shown(pace: Pace = "calm", patience = Infinity) {
  const seen: string[] = [];
  let left = 0;
  let glance = 0;
  const teller = {
    pace: () => now.pace,
    expected: ({ hold }: Thing) => (hold === Infinity ? 0 : hold),
    least: () => glance,
    patience: () => patience,
    fold: (first: Thing, second: Thing) => ({ name: `${first.name}+${second.name}`, hold: 0 }),
    show: ({ name, hold, then = 0, least = 0 }: Thing) => {
      seen.push(`${name} ${performance.now() - start}`);
      left = then;
      glance = least;
      return hold;
    },
    more: () => {
      const more = left;
      left = 0;
      return more;
    },
  };
  const start = performance.now();
  const now = { pace, seen, queue: new Queue<Thing>(teller) };
  return now;
}

const bid = (name: string): Thing => ({ name, hold: 600 });

describe("a queue of what is shown", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("one thing after the other, each for its time", () => {
    const { queue, seen } = shown();
    for (const name of ["a", "b", "c"]) queue.add(bid(name));
    expect(seen).toEqual(["a 0"]);
    vi.advanceTimersByTime(1300);
    expect(seen).toEqual(["a 0", "b 600", "c 1200"]);
    vi.advanceTimersByTime(500);
    expect(queue.holding).toBe(false);
  });

  test("what comes after a rest is shown at once, what comes within a hold when that has passed", () => {
    const { queue, seen } = shown();
    queue.add(bid("a"));
    vi.advanceTimersByTime(200);
    queue.add(bid("b"));
    expect(seen).toEqual(["a 0"]);
    vi.advanceTimersByTime(2000);
    queue.add(bid("c"));
    expect(seen).toEqual(["a 0", "b 600", "c 2200"]);
  });

  test("what has no time of its own holds nothing up", () => {
    const { queue, seen } = shown();
    queue.add({ name: "paused", hold: 0 });
    queue.add(bid("a"));
    expect(seen).toEqual(["paused 0", "a 0"]);
  });

  test("one's own move passes over what waits, in its order, and is there at once", () => {
    const { queue, seen } = shown();
    for (const name of ["a", "b", "c"]) queue.add(bid(name));
    queue.addAtOnce({ name: "own", hold: 0 });
    expect(seen).toEqual(["a 0", "b 0", "c 0", "own 0"]);
    expect(queue.waiting).toEqual([]);
    expect(queue.holding).toBe(false);
    queue.addAtOnce({ name: "sold", hold: 1200 });
    queue.add(bid("next"));
    expect(seen).toHaveLength(5);
    vi.advanceTimersByTime(1200);
    expect(seen.at(-1)).toBe("next 1200");
  });

  test("quick is three times as fast, and instant shows all at once", () => {
    const quick = shown("quick");
    for (const name of ["a", "b"]) quick.queue.add(bid(name));
    vi.advanceTimersByTime(200);
    expect(quick.seen).toEqual(["a 0", "b 200"]);
    const instant = shown("instant");
    for (const name of ["a", "b"]) instant.queue.add(bid(name));
    instant.queue.add({ name: "scene", hold: Infinity, then: 900 });
    instant.queue.add(bid("c"));
    expect(instant.seen).toEqual(["a 0", "b 0", "scene 0", "c 0"]);
  });

  test("more than twelve seconds are told quickly, until it is less", () => {
    const { queue, seen } = shown();
    for (let n = 0; n < 13; n++) queue.add({ name: `${n}`, hold: 1200 });
    vi.advanceTimersByTime(1200); // the first was alone when it came
    expect(seen).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(seen).toHaveLength(3);
    expect(queue.speed).toBe(1);
    vi.advanceTimersByTime(1199);
    expect(seen).toHaveLength(3);
  });

  test("step by step everything waits to be pressed on", () => {
    const { queue, seen } = shown("step");
    for (const name of ["a", "b"]) queue.add(bid(name));
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual(["a 0"]);
    expect(queue.stays).toBe(true);
    queue.skip();
    expect(seen).toHaveLength(2);
  });

  test("a press ends what is shown, and what else there is of it comes before the next", () => {
    const { queue, seen } = shown();
    queue.add({ name: "ballots", hold: 5000, then: 3000 });
    queue.add(bid("a"));
    queue.skip();
    expect(seen).toHaveLength(1);
    vi.advanceTimersByTime(2999);
    expect(seen).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(seen.at(-1)).toBe("a 3000");
  });

  test("whoever hurries sees the last state, but what stays stays", () => {
    const { queue, seen } = shown();
    for (const name of ["a", "b"]) queue.add(bid(name));
    queue.add({ name: "sheet", hold: Infinity });
    queue.add(bid("c"));
    expect(queue.hurry()).toBe(true);
    expect(seen.map((one) => one.split(" ")[0])).toEqual(["a", "b", "sheet"]);
    vi.advanceTimersByTime(60_000);
    expect(seen).toHaveLength(3);
    queue.skip();
    expect(seen).toHaveLength(4);
    queue.hurry();
    expect(queue.hurry()).toBe(false);
  });

  test("a scene that stays is not passed over by hurrying past the one before it", () => {
    const { queue, seen } = shown();
    queue.add({ name: "ballots", hold: 5000, then: Infinity });
    queue.add(bid("a"));
    queue.hurry();
    expect(queue.holding).toBe(true);
    expect(seen).toHaveLength(1);
    queue.skip();
    expect(seen).toHaveLength(2);
  });

  const sold = (name: string): Thing => ({ name, hold: 1200, least: 350 });

  test("what must be seen is there for a moment, whatever is pressed", () => {
    const { queue, seen } = shown();
    queue.add(sold("a"));
    queue.add(bid("b"));
    vi.advanceTimersByTime(349);
    expect(queue.unseen).toBe(true);
    queue.skip();
    expect(seen).toHaveLength(1);
    vi.advanceTimersByTime(1);
    queue.skip();
    expect(seen.at(-1)).toBe("b 350");
    expect(queue.unseen).toBe(false);
  });

  test("whoever hurries sees for a moment what must be seen, and nothing else", () => {
    const { queue, seen } = shown();
    for (const name of ["a", "b"]) queue.add(bid(name));
    for (const name of ["sold", "built"]) queue.add(sold(name));
    for (const name of ["c", "d"]) queue.add(bid(name));
    queue.hurry();
    expect(seen).toEqual(["a 0", "b 0", "sold 0"]);
    queue.hurry();
    vi.advanceTimersByTime(350);
    expect(seen.at(-1)).toBe("built 350");
    expect(queue.hurrying).toBe(true);
    vi.advanceTimersByTime(350);
    expect(seen.slice(-2)).toEqual(["c 700", "d 700"]);
    expect(queue.hurrying).toBe(false);
    queue.add(bid("e"));
    queue.add(bid("f"));
    expect(seen.at(-1)).toBe("e 700"); // and then all is told as before
  });

  test("what stays and has only just come is not hurried past", () => {
    const { queue, seen } = shown();
    queue.add({ name: "sheet", hold: Infinity, least: 350 });
    queue.add(bid("a"));
    queue.hurry();
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual(["sheet 0"]);
    queue.hurry();
    expect(seen).toHaveLength(2);
  });

  test("behind what stays open the oldest become one, and nothing of it takes time", () => {
    const { queue, seen } = shown();
    queue.add({ name: "sheet", hold: Infinity });
    for (let n = 0; n < 10_000; n++) queue.add({ name: `${n}`, hold: n % 2 === 0 ? 0 : 250 });
    expect(queue.waiting).toHaveLength(100);
    expect(queue.waiting[0]?.name.split("+")).toHaveLength(10_000 - 99); // nothing is lost
    queue.skip();
    expect(seen[1]).toMatch(/^0\+1\+2/);
    vi.advanceTimersByTime(99 * 250);
    expect(seen).toHaveLength(101);
    expect(seen.at(-1)).toMatch(/^9999 /);
  });

  test("what waits is told within half a minute, however long each of it is seen", () => {
    const { queue, seen } = shown();
    queue.add({ name: "sheet", hold: Infinity });
    for (let n = 0; n < 99; n++) queue.add({ name: `${n}`, hold: 2500 });
    expect(queue.waiting.length).toBeLessThan(40);
    queue.skip();
    vi.advanceTimersByTime(30_000 + 12_000); // the last twelve seconds are calm
    expect(seen.at(-1)).toMatch(/^98 /);
  });

  test("where nobody is to press it on, what stays goes after a while", () => {
    const { queue, seen } = shown("calm", 40_000);
    queue.add({ name: "sheet", hold: Infinity });
    queue.add(bid("a"));
    expect(queue.stays).toBe(true);
    vi.advanceTimersByTime(39_999);
    expect(seen).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(seen.at(-1)).toBe("a 40000");
  });
});
