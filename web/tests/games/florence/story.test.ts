import { describe, expect, test } from "vitest";

import { chapters } from "../../../src/games/story";
import { story } from "../../../src/games/florence/story";
import type { GameEvent } from "../../../src/wire/game";
import { games, teller, told } from "../telling";

const LANGUAGES = ["de", "en", "fr", "it", "nl"];
const named = told("stack-named", { seat: 4, stack: "jester" });

function texts(...events: GameEvent[]): string[] {
  return story(events, teller("florence")).filter(({ kind }) => kind === "line").map(({ text }) => text);
}

test("an auction is one line, and to name a stack is its first bid", () => {
  const bids = [told("bids", { seat: 0, florins: 300 }), told("withdraws", { seat: 1 }), told("bids", { seat: 4, florins: 400 })];
  expect(texts(named, ...bids)).toEqual(["Jester: you 300, Matteo 400."]);
  expect(texts(named, ...bids, told("withdraws", { seat: 0 }), told("item-sold", { seat: 4, stack: "jester", florins: 400 }))).toEqual(["**Matteo** took a Jester for 400 (you 300)."]);
  expect(texts(named, told("bids", { seat: 1, florins: 300 }), told("item-sold", { seat: 1, stack: "jester", florins: 300 }))).toEqual(["**Lucia** took a Jester for 300 (Matteo 200)."]);
});

test("a landscape is told with the direction it lies in and what it brings", () => {
  const lake = [told("item-sold", { seat: 0, stack: "lake", florins: 200 }), told("piece-placed", { seat: 0, piece: "lake", row: 1, column: 1, turn: 1, where: "north-west" }), told("fame-gained", { seat: 0, fame: 3, cause: "landscape" })];
  expect(texts(...lake)).toEqual(["**You** took a Lake for 200; nobody else bid. Placed in the north-west. **+3.**"]);
});

test("nothing is told as done before it is", () => {
  const dealt = [0, 1].flatMap((seat) => [told("card-dealt", { seat }), told("card-dealt", { seat })]);
  expect(texts(...dealt)).toEqual(["Each was dealt four professions."]);
  expect(texts(...dealt, told("discarded", { seat: 0 }), told("discarded", { seat: 1 }))).toEqual(["Each was dealt four professions and kept three."]);
  const seen = told("cards-seen", { seat: 1, deck: "bonus", cards: 5 });
  expect(texts(seen)).toEqual(["**Lucia**: 5 bonus cards seen."]);
  expect(texts(seen, told("card-kept", { seat: 1, deck: "bonus" }))).toEqual(["**Lucia**: 5 bonus cards seen, 1 kept."]);
});

test("who is left takes something without an auction: that is a line of its own", () => {
  const sold = told("item-sold", { seat: 4, stack: "jester", florins: 200 });
  expect(texts(named, sold, told("item-sold", { seat: 1, stack: "park", florins: 200 }))).toHaveLength(2);
});

test("all that somebody does in a turn is one line, and sales of points are summed", () => {
  const chapel = [told("building-bought", { seat: 2, building: "chapel", florins: 300 }), told("piece-placed", { seat: 2, piece: "chapel", row: 1, column: 1, turn: 1, where: "north" }), told("fame-gained", { seat: 2, fame: 3, cause: "building" })];
  const sales = [1, 2].map((fame) => told("fame-sold", { seat: 2, fame, florins: 100 * fame }));
  const cards = [told("cards-seen", { seat: 2, deck: "profession", cards: 3 }), told("card-kept", { seat: 2, deck: "profession" }), told("cards-returned", { seat: 2, deck: "profession", cards: 2 })];
  expect(texts(...chapel, ...sales, ...cards, told("turn-ends", { seat: 2 }))).toEqual(["**Giano**: the Chapel (+3); 3 profession cards seen, 1 kept; 3 points sold for 300."]);
});

test("a work says its value, its points and its florins", () => {
  const work = told("work-done", { seat: 0, profession: "organist", value: 19, fame: 9, florins: 100 });
  expect(texts(told("work-begun", { seat: 0, profession: "organist", value: 19 }), work)).toEqual(["**You**: **Organist completed, 19**: 9 points and 100 florins."]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(games("florence"))("nothing is left out of a whole game", (...events) => {
    const lines = story(events, teller("florence", language));
    expect(lines.flatMap((line) => line.told)).toEqual(events);
    for (const { text } of lines) expect(text).not.toMatch(/story-|clause-|where-|\{|\?\?\?|r\d c\d|\bPP\b|^[a-z]+-[a-z]+$/);
  });
});

test("a round that is over says whose work was the best", () => {
  const [, events = []] = games("florence");
  const outcomes = chapters(story(events, teller("florence"))).map(({ head }) => head?.outcome);
  expect(outcomes.slice(1, 6)).toEqual([...Array<string>(4).fill("no work completed"), "best work: Matteo, 16"]);
});
