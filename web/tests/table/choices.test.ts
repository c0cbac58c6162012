import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { fitting, groups, places, type Steps } from "../../src/table/question/choices";
import type { Vocabulary } from "../../src/words/words";

function vocabulary(game: string): Vocabulary {
  return JSON.parse(readFileSync(`src/games/${game}/vocabulary.json`, "utf-8")) as Vocabulary;
}

const principe = vocabulary("principe");
const florence = vocabulary("florence");
const range = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, n) => least + n);

describe("answers are sorted into what a hand can take", () => {
  test("bids are a ladder, and withdrawing stands behind it", () => {
    const found = groups(["pass", ...range(3, 11).map((n) => `bid ${n}`)], principe);
    expect(found.map((group) => [group.kind, group.verb])).toEqual([["ladder", "bid"], ["buttons", ""]]);
    expect(found[0]).toMatchObject({ numbers: range(3, 11) });
  });

  test("a few cities are buttons", () => {
    const found = groups(["pass", "build urbino", "build milano"], principe);
    expect(found[0]).toMatchObject({ kind: "buttons", options: ["build urbino", "build milano"] });
  });

  test("cards of one colour are chosen colour first, then number", () => {
    const options = ["green", "red", "blue"].flatMap((colour) => range(1, 4).map((n) => `play ${n} ${colour}`));
    const steps = groups(options, principe)[0] as Steps;
    expect(places(steps, principe).map((place) => place.noun)).toEqual(["colour", "cards"]);
  });

  test("of a place on the grid only what differs is asked", () => {
    const options = range(1, 7).flatMap((row) => range(1, 6).map((column) => `place forest r${row} c${column} e1`));
    const steps = groups(options, florence)[0] as Steps;
    const found = places(steps, florence);
    expect(found.map((place) => place.noun)).toEqual(["row", "column"]);
    expect(found[0]?.values).toEqual(range(1, 7).map((row) => `r${row}`));
    expect(fitting(options, [[2, "r3"], [3, "c4"]])).toEqual(["place forest r3 c4 e1"]);
  });

  test("what may be done beside a question is marked so", () => {
    const found = groups(["pass", "sell 1", "sell 2", "bid 300"], florence);
    expect(found.map((group) => [group.verb, group.aside])).toEqual([["sell", true], ["bid", false], ["", false]]);
  });

  test("no answer is out of reach", () => {
    const options = ["pass", "build siena", ...range(1, 30).map((n) => `play ${n} red`), ...range(1, 9).map((n) => `bid ${n}`)];
    const found = groups(options, principe);
    expect(found.flatMap((group) => group.options).sort()).toEqual([...options].sort());
  });
});
