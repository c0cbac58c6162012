// A note stands beside its thing, inside of the window, and covers nothing that is needed.

import { describe, expect, test } from "vitest";

import { beyond, cut, GAP, overlap, placed, ringIn, sideOf, type Rect } from "../../src/learning/placing";

const DESK: Rect = { x: 0, y: 0, width: 1366, height: 768 };
const PHONE: Rect = { x: 0, y: 0, width: 390, height: 844 };
const NOTE = { width: 372, height: 210 };

describe("where a note stands", () => {
  test("left of a thing at the right, in the middle of its height", () => {
    const thing = { x: 900, y: 300, width: 140, height: 190 };
    const found = placed(NOTE, DESK, thing, []);
    expect(found).toEqual({ x: 900 - GAP - 372, y: 300 + 95 - 105, side: "left", covers: 0 });
  });

  test("above the question on a phone, where neither side has room", () => {
    const question = { x: 0, y: 490, width: 390, height: 300 };
    const found = placed(NOTE, PHONE, question, [question]);
    expect(found.side).toBe("above");
    expect(found.y + NOTE.height).toBeLessThanOrEqual(490);
    expect(found.covers).toBe(0);
  });

  test("at another free place if what is beside the thing is needed for the answer", () => {
    const thing = { x: 500, y: 100, width: 120, height: 120 };
    const needed = [{ x: 0, y: 0, width: 480, height: 500 }, { x: 640, y: 0, width: 726, height: 400 }];
    const found = placed(NOTE, DESK, thing, needed);
    expect(found.covers).toBe(0);
    for (const one of [thing, ...needed]) expect(overlap({ ...found, ...NOTE }, one)).toBe(0);
  });

  test("and says how much it covers where there is no such place", () => {
    expect(placed(NOTE, PHONE, null, [PHONE]).covers).toBe(372 * 210);
  });

  test("no beak where something that is needed stands between", () => {
    const own = { x: 0, y: 790, width: 390, height: 54 };
    const gold = { x: 12, y: 738, width: 366, height: 44 };
    const found = placed(NOTE, PHONE, own, [gold]);
    expect(found).toMatchObject({ side: "", covers: 0 });
    expect(placed(NOTE, PHONE, own, []).side).toBe("above");
  });

  test("the ring is drawn inside of the window", () => {
    expect(ringIn(PHONE, { x: 0, y: 60, width: 390, height: 100 })).toEqual({ x: 4, y: 55, width: 382, height: 110 });
  });

  test("a beak only where it is near its thing and faces it", () => {
    const thing = { x: 100, y: 100, width: 50, height: 50 };
    expect(sideOf({ x: 170, y: 90, ...NOTE }, thing)).toBe("right");
    expect(sideOf({ x: 90, y: 170, ...NOTE }, thing)).toBe("below");
    expect(sideOf({ x: 600, y: 500, ...NOTE }, thing)).toBe("");
  });
});

describe("what of a thing is in sight", () => {
  const board = { x: 0, y: 100, width: 390, height: 600 };

  test("no more than what scrolls it shows", () => {
    expect(cut({ x: -20, y: 60, width: 100, height: 80 }, board)).toEqual({ x: 0, y: 100, width: 80, height: 40 });
    expect(cut({ x: 0, y: 20, width: 100, height: 50 }, board).height).toBe(0);
  });

  test("the largest piece beside the question that lies over it", () => {
    const question = { x: 0, y: 480, width: 390, height: 364 };
    expect(beyond(board, question)).toEqual({ x: 0, y: 100, width: 390, height: 380 });
    expect(beyond({ x: 0, y: 500, width: 50, height: 50 }, question)).toMatchObject({ width: 0, height: 0 });
    expect(beyond({ x: 0, y: 0, width: 390, height: 90 }, question)).toEqual({ x: 0, y: 0, width: 390, height: 90 });
  });
});
