import { expect, test } from "vitest";

import { answersTo, isAnswer, type Decision } from "../../src/wire/game";

const bids: Decision = {
  seat: 0,
  prompt: "bid-for-item",
  rule: "PF-21",
  nouns: {},
  options: ["pass", "sell 1"],
  ladder: { verb: "bid", least: 300, most: 600, step: 100 },
};

test("the answers of a ladder are written out behind those that are listed", () => {
  expect(answersTo(bids)).toEqual(["pass", "sell 1", "bid 300", "bid 400", "bid 500", "bid 600"]);
  expect(answersTo({ ...bids, ladder: null })).toEqual(["pass", "sell 1"]);
});

test("an answer is listed, or a rung of the ladder, letter for letter", () => {
  expect(answersTo(bids).every((text) => isAnswer(bids, text))).toBe(true);
  for (const text of ["bid 200", "bid 350", "bid 700", "bid", "bid 3e2", "bid 0300", "bid 300 400", "take 300", ""]) {
    expect(isAnswer(bids, text), text).toBe(false);
  }
});
