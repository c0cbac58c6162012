import { describe, expect, test } from "vitest";

import { chapters } from "../../../src/games/story";
import { story } from "../../../src/games/principe/story";
import type { GameEvent } from "../../../src/wire/game";
import { games, teller, told } from "../telling";

const LANGUAGES = ["de", "en", "fr", "it", "nl"];
const lot = told("lot-offered", { colour: "white", cards: 2 });
const bids = [told("bids", { seat: 3, amount: 1 }), told("bids", { seat: 1, amount: 3 }), told("bids", { seat: 2, amount: 4 }), told("bids", { seat: 0, amount: 5 })];
const sold = [told("bids", { seat: 2, amount: 6 }), told("withdraws", { seat: 0 }), told("lot-sold", { seat: 2, colour: "white", cards: 2, price: 6 })];

function texts(...events: GameEvent[]): string[] {
  return story(events, teller("principe")).filter(({ kind }) => kind === "line").map(({ text }) => text);
}

test("an auction is one line, which grows while it runs", () => {
  expect(texts(lot)).toEqual(["2 Cathedrals: nobody has bid yet."]);
  expect(texts(lot, ...bids, told("withdraws", { seat: 3 }))).toEqual(["2 Cathedrals: Chiara 1, Lucia 3, Giano 4, you 5. Chiara withdrew."]);
  expect(texts(lot, ...bids, ...sold)).toEqual(["**Giano** took 2 Cathedrals for 6 (you 5, Lucia 3, Chiara 1)."]);
});

test("whoever looks is spoken to", () => {
  const alone = [told("bids", { seat: 0, amount: 2 }), told("lot-sold", { seat: 0, colour: "blue", cards: 1, price: 2 })];
  expect(texts(told("lot-offered", { colour: "blue", cards: 1 }), ...alone)).toEqual(["**You** took 1 Castle for 2; nobody else bid."]);
});

test("whoever is out of an auction that goes on withdrew", () => {
  const offered = told("lot-offered", { colour: "blue", cards: 1 });
  const out = (seat: number) => told("withdraws", { seat });
  expect(texts(offered, told("bids", { seat: 1, amount: 2 }), out(2), out(0), out(3))[0]).toMatch(/ Giano and Chiara withdrew\. You withdrew\.$/);
});

test("a deal is one line for all, and so is what they lay", () => {
  const drawn = [3, 4, 0, 1, 2].map((seat) => told("drawn", { seat, cards: 4 }));
  const laid = [told("laid", { seat: 3, colour: "green", cards: 1 }), told("laid", { seat: 0, colour: "green", cards: 1 }), told("drawn-for-auction", { colour: "blue", cards: 1 })];
  const sealed = [0, 1, 2, 3, 4].map((seat) => told("sealed", { seat }));
  expect(texts(told("income", { ducats: 5 }), ...drawn, ...sealed, ...laid)).toEqual([
    "Each received 5 ducats and 4 cards.",
    "To the auction: 1 Castle and 2 Universities.",
  ]);
});

test("a city is told with its shields and the roles it pays", () => {
  const built = told("city-built", { seat: 1, city: "siena", points: 6, ducats: 4 });
  const gains = [told("shield-placed", { seat: 1, region: "brown" }), told("role-scored", { seat: 0, colour: "red", tile: "major", points: 2 })];
  expect(texts(built, ...gains, told("city-turned-up", { city: "urbino" }))).toEqual(["**Lucia** built Siena: **+6**. A shield in Toscana. By their roles: you +2."]);
});

test("a role is called as the board calls it", () => {
  const taken = told("role-taken", { seat: 3, colour: "white", tile: "major" });
  expect(texts(taken, told("turned-down", { seat: 3, colour: "white", cards: 2 }), told("point-gained", { seat: 3 }))).toEqual(["**Chiara** becomes **Bishop**. Its power: +1."]);
  const tied = [told("role-offered", { colour: "yellow", tile: "minor" }), told("bids", { seat: 4, amount: 2 }), told("role-bought", { seat: 4, colour: "yellow", tile: "minor", price: 2 })];
  expect(texts(...tied, told("role-taken", { seat: 4, colour: "yellow", tile: "minor" }))).toEqual(["**Matteo** becomes **Merchant** for 2."]);
});

test("passing and choosing have no line", () => {
  expect(texts(told("cards-played", { seat: 1, colour: "green", cards: 2 }), told("nothing-done", { seat: 2 }), told("sealed", { seat: 3 }))).toEqual(["**Lucia** played 2 Universities."]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(games("principe"))("nothing is left out of a whole game", (...events) => {
    const lines = story(events, teller("principe", language));
    const under = lines.flatMap((line) => line.told);
    const heads = new Set(["roles-return"]);
    expect(under).toEqual(events.filter(({ name }) => !heads.has(name)));
    for (const { text } of lines) expect(text).not.toMatch(/story-|clause-|\{|\?\?\?|^[a-z]+-[a-z]+$/);
  });
});

test("each round begins a chapter, and those that are over say what they came to", () => {
  const [events = []] = games("principe");
  const rounds = chapters(story(events, teller("principe")));
  expect(rounds.length).toBe(events.filter(({ name }) => name === "round-begins").length);
  const outcomes = rounds.map(({ head }) => head?.outcome ?? "");
  expect(outcomes[1]).toBe("");
  expect(outcomes.at(-2)).toMatch(/led, \d+ to \d+|level/);
  expect(outcomes.at(-1)).toBe("");
});
