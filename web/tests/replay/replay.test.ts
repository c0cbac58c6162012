import { describe, expect, test } from "vitest";

import { acts, answers, reportOf, sharesAt, turns } from "../../src/replay/analysis";
import { addressOf, placeOf } from "../../src/replay/address";
import { fingerprint } from "../../src/table/end/fingerprint";
import { ReplayTrack, put } from "../../src/wire/replay";
import type { Done, Eyes, GameEvent, Json, Step } from "../../src/wire/types";

function step(n: number, first: number, changes: [(string | number)[], Json][], ...names: string[]): Step {
  const events = names.map((name): GameEvent => {
    return name.startsWith("round") ? { name: "round-begins", nouns: { round: Number(name.slice(5)) } } : { name, nouns: { seat: 1 } };
  });
  return { version: n, first, events, changes, to_act: [n % 2], n };
}

const eyes: Eyes = {
  observer: 0,
  steps: [
    step(0, 0, [[[], { round: 1, seats: [{ purse: 5 }, { purse: 6 }] }]], "round1"),
    step(2, 1, [[["seats", 1, "purse"], 4]], "bids"),
    step(3, 1, [[["seats", 1, "purse"], 6]]),
    step(5, 1, [[["round"], 2], [["seats", 0], { purse: 9 }]], "round2"),
  ],
};

describe("a track", () => {
  test("a moment is the sum of the changes before it, whichever is looked at first", () => {
    const track = new ReplayTrack(eyes);
    expect(track.view(3)).toEqual({ round: 2, seats: [{ purse: 9 }, { purse: 6 }] });
    expect(track.view(1)).toEqual({ round: 1, seats: [{ purse: 5 }, { purse: 4 }] });
    expect(track.view(0)).toEqual({ round: 1, seats: [{ purse: 5 }, { purse: 6 }] });
  });

  test("what was taken back is gone from the story", () => {
    const track = new ReplayTrack(eyes);
    expect(track.story(1).map(({ name }) => name)).toEqual(["round-begins", "bids"]);
    expect(track.story(2).map(({ name }) => name)).toEqual(["round-begins"]);
  });

  test("an entry that was not seen shows what was seen before it", () => {
    const track = new ReplayTrack(eyes);
    expect([0, 1, 2, 4, 5, 99].map((n) => track.seen(n))).toEqual([0, 0, 1, 2, 3, 3]);
    expect([0, 1, 2, 4].map((n) => track.brought(n))).toEqual([0, null, 1, null]);
  });

  test("rounds begin where they are told to", () => {
    expect(new ReplayTrack(eyes).rounds()).toEqual([
      { n: 0, round: 1 },
      { n: 5, round: 2 },
    ]);
  });

  test("what does not change is shared", () => {
    const before = { a: { b: 1 }, c: [1, 2] };
    const after = put(before, ["c", 1], 3);
    expect(after).toEqual({ a: { b: 1 }, c: [1, 3] });
    expect((after as typeof before).a).toBe(before.a);
    expect(() => put(1, ["x"], 2)).toThrow();
  });
});

function decision(n: number, seat: number, more: { [key: string]: Json } = {}): { [key: string]: Json } {
  const asked = { n, seat, prompt: "bid-for-lot", rule: "IP-33", nouns: {}, played: "bid 2", share: 0.4 };
  const judged = { best: { action: "pass", share: 0.3 }, preferred: false, cost: 0, cost_error: 0.02, sure: false, price: null };
  return { ...asked, ...judged, ...more };
}

describe("an analysis", () => {
  const report = reportOf({
    actions: 4,
    budget: { iterations: 400 },
    decisions: [decision(0, 0), decision(1, 1, { others: [{ action: "bid 3", share: 0.5 }, { action: "pass", share: 0.1 }] }), decision(2, 0)],
    curves: [
      [[0, 0.2], [2, 0.6], [4, 1]],
      [[1, 0.5], [4, 0]],
    ],
  });

  test("shares change evenly between what is known, and are the whole together", () => {
    for (const n of [0, 1, 2, 3, 4]) expect(sharesAt(report, n).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(sharesAt(report, 1)[0]).toBeCloseTo(0.4 / 0.9);
    expect(sharesAt(report, 4)).toEqual([1, 0]);
  });

  test("it turns where a seat's share changes most until its next decision", () => {
    expect(turns(report).map(({ n, seat }) => [n, seat])).toEqual([[0, 0], [1, 1], [2, 0]]);
    expect(turns(report)[1]?.change).toBeLessThan(0);
  });

  test("answers stand in order, and what was played is marked", () => {
    const [judged] = report.decisions.slice(1);
    expect(judged && answers(judged).map(({ action, played }) => [action, played])).toEqual([["bid 3", false], ["bid 2", true], ["pass", false]]);
  });

  test("acts that were taken back are no actions of the record", () => {
    const entry = (n: number, kind: string, seat: number): Done => ({ n, at: 0, kind, seat, by: "person", text: "" });
    const done = [entry(0, "start", -1), entry(1, "act", 0), entry(2, "act", 1), entry(3, "undo", 0), entry(4, "wish", 1), entry(5, "act", 0)];
    expect(acts(done).map(({ n }) => n)).toEqual([2, 5]);
  });
});

test("the address of a moment is read as it is written", () => {
  const address = new URL(addressOf("abc", 97, 2, true, "secret"), "http://x");
  expect(placeOf(address.search)).toEqual({ at: 97, observer: 2, hands: true });
  expect(address.hash).toBe("#secret");
  expect(placeOf(new URL(addressOf("abc", 0, -1, false, ""), "http://x").search)).toEqual({ at: 0, observer: -1, hands: false });
  expect(placeOf("?at=-3&eyes=x")).toEqual({ at: null, observer: null, hands: false });
});

test("a seed has the fingerprint that the server published", async () => {
  expect(await fingerprint("a")).toBe("d0b933717c1bfae13903f49f55e6f6c7730ca48d4b3c35e09078507d7bea6d3d");
});
