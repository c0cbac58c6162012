import { expect, test } from "vitest";

import { continued } from "../../src/wire/story";
import type { SeatUpdate } from "../../src/wire/types";

function update(first: number, ...names: string[]): SeatUpdate {
  const events = names.map((event) => ({ name: event, nouns: { seat: 1 } }));
  const rest = { view: {}, to_act: [], decision: null, undo: false, over: false, scores: null, winners: null };
  const table = { wishes: [], ended: "", paused: false, proposals: {}, clocks: [], lesson: [] };
  return { version: 1, first, events, ...rest, ...table };
}

test("the story grows by what is new", () => {
  const begun = continued([], update(0, "round-begins", "bids")).story;
  const { story, fresh, undone } = continued(begun, update(2, "withdraws"));
  expect(story.map((told) => told.name)).toEqual(["round-begins", "bids", "withdraws"]);
  expect(fresh).toEqual([{ name: "withdraws", nouns: { seat: 1 } }]);
  expect(undone).toBe(0);
});

test("what was taken back is gone from the story", () => {
  const begun = continued([], update(0, "round-begins", "bids", "withdraws")).story;
  const { story, undone } = continued(begun, update(1, "bids"));
  expect(story.map((told) => told.name)).toEqual(["round-begins", "bids"]);
  expect(undone).toBe(2);
});
