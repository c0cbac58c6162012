import { expect, test } from "vitest";

import { newThings } from "../../../src/games/borgia/scenes/sold";
import { told } from "../telling";

test("a card that came by a trade is new to whoever got it, and to nobody else", () => {
  const done = told("trade-done", { seat: 1, opponent: 2, given: "spy doctor", taken: "vitelli" });
  expect(newThings(done, 1)).toEqual(["card vitelli"]);
  expect(newThings(done, 2)).toEqual(["card spy", "card doctor"]);
  expect(newThings(told("trade-done", { seat: 1, opponent: 2 }), 0)).toEqual([]);
});

test("what others buy or draw is new to them alone", () => {
  expect(newThings(told("sold", { seat: 1, card: "spy", price: 3 }), 1)).toEqual(["card spy"]);
  expect(newThings(told("sold", { seat: 1, card: "spy", price: 3 }), 0)).toEqual([]);
});
