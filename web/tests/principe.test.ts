import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { below, steps } from "../src/games/auction/ladder";
import principe from "../src/games/principe";
import { FRAME, inside, outline, PLACES, SEATS, touched } from "../src/games/principe/board/geography";
import { OURS } from "../src/games/box";
import { citiesOf, REGIONS } from "../src/games/principe/box";
import { flights } from "../src/games/principe/flights";
import { hammer, lots, saleOf } from "../src/games/principe/lots";
import { without } from "../src/games/principe/questions/laying.svelte";
import { foreseen, read, standings, type Seen } from "../src/games/principe/view";
import type { View } from "../src/games/interface";
import { rows } from "../src/table/end/scores";
import type { Fact, GameEvent, ScoreLine } from "../src/wire/game";
import { Words } from "../src/words/words";

const nobody = { score: 0, shields: 12, cards: 4, known: {}, court: {}, map: {} };

/** A table of some seats, told by what is not as at the beginning. */
function table(seats: object[], other: object = {}): Seen {
  const view = {
    game: "principe",
    edition: "amigo",
    options: { rich: 0 },
    observer: 0,
    asked: [0],
    phase: "building",
    sale: null,
    sealed: null,
    making: null,
    prince: 0,
    round: 2,
    last: false,
    deck: 40,
    city_deck: 9,
    open: ["milano", "lucca", "firenze", "siena"],
    built: {},
    lots: [],
    removed: {},
    major: {},
    minor: {},
    hand: {},
    ducats: 5,
    missing: {},
    seats: seats.map((seat) => ({ ...nobody, ...seat })),
    ...other,
  };
  return read(view as unknown as View);
}

function told(name: string, nouns: { [noun: string]: string | number } = {}): GameEvent {
  return { name, nouns };
}

describe("the map", () => {
  test("every city touches exactly the regions that are printed on its card", () => {
    for (const city of citiesOf(OURS)) expect([city.id, touched(city.id).sort()]).toEqual([city.id, [...city.regions].sort()]);
  });

  test("names and shields stand inside their regions, and everything inside the frame", () => {
    for (const name of REGIONS) {
      const seat = SEATS[name];
      expect(seat && inside(seat.name, outline(name)) && inside(seat.shields, outline(name))).toBe(true);
    }
    for (const [x, y] of Object.values(PLACES)) {
      expect(x > FRAME.x && x < FRAME.x + FRAME.width && y > FRAME.y && y < FRAME.y + FRAME.height).toBe(true);
    }
  });
});

describe("the map as it is scored", () => {
  const view = table([{ map: { brown: [1, 2] } }, { map: { brown: [3, 5], blue: [1, 5] } }, {}]);

  test("who has most shields in a region stands first", () => {
    expect(standings(view, "brown")).toEqual([
      { seat: 1, shields: 3, points: 5 },
      { seat: 0, shields: 1, points: 2 },
    ]);
    expect(standings(view, "red")).toEqual([]);
  });

  test("a shield that is looked at stands where the facts put it", () => {
    const facts: Fact[] = [
      { what: "shield", rule: "IP-70", nouns: { region: "brown", before: 1, shields: 2, rank: "second", points: 2 } },
      { what: "others-shields", rule: "IP-70", nouns: { seat: 1, shields: 3, points: 5 } },
      { what: "region-points", rule: "IP-70", nouns: { points: 2 } },
    ];
    expect(foreseen(facts, 0)?.map(({ seat, shields }) => [seat, shields])).toEqual([
      [1, 3],
      [0, 2],
    ]);
    expect(foreseen([], 0)).toBe(null);
  });
});

describe("the auction", () => {
  const sale = { what: { colour: "white", cards: 2 }, price: 4, leader: 1, in: [0, 1], step: 1 };
  const lying = [["white", 2], ["red", 2], ["green", 3]];
  const view = table([{}, {}, {}], { phase: "auction", lots: lying, sale });
  const story = [
    told("round-begins", { round: 3 }),
    told("lot-offered", { colour: "yellow", cards: 1 }),
    told("bids", { seat: 2, amount: 3 }),
    told("lot-sold", { seat: 2, colour: "yellow", cards: 1, price: 3 }),
    told("lot-offered", { colour: "white", cards: 2 }),
    told("bids", { seat: 2, amount: 1 }),
    told("bids", { seat: 0, amount: 2 }),
    told("bids", { seat: 1, amount: 4 }),
    told("withdraws", { seat: 2 }),
  ];

  test("what is gone comes first, then what is still to be sold", () => {
    expect(lots(view, story).map(({ colour, state }) => `${colour} ${state}`)).toEqual(["yellow sold", "white now", "red next", "green next"]);
    expect(lots(view, story)[0]).toMatchObject({ seat: 2, price: 3 });
    expect(lots(table([{}, {}], { phase: "building" }), story)).toEqual([]);
  });

  test("the last offers stand on the ladder, of this auction alone", () => {
    expect(saleOf(view, story)).toEqual({ bids: [2, 4, 1], out: [false, false, true], leader: 1, price: 4 });
    expect(hammer(view)).toEqual({ colour: "white", tile: null });
  });

  test("who takes no part in the auction of a role has not withdrawn from it", () => {
    const role = table([{}, {}, {}], {
      phase: "roles",
      sale: { what: { colour: "blue", tile: "minor" }, price: 0, leader: null, in: [0], step: 1 },
      making: { what: "role", colour: "blue", tile: "minor", rivals: [0, 1], seconds: [0, 1] },
    });
    expect(saleOf(role, [])).toMatchObject({ out: [false, true, false], leader: -1 });
    expect(hammer(role)).toEqual({ colour: "blue", tile: "minor" });
  });

  test("the ladder shows price, purse and what is chosen", () => {
    const all = steps([2, 4, 1], 4, 9, 5, 12);
    expect(all.map(({ kind }) => kind)).toEqual([...Array(4).fill("past"), ...Array(5).fill("legal"), ...Array(3).fill("beyond")]);
    expect(all[3]?.seats).toEqual([1]);
    const far = steps([2, 14, 1], 14, 40, 30, 12);
    expect(far.map(({ amount }) => amount)).toContain(30);
    expect(below([2, 14, 1], far)).toEqual([0, 1, 2]);
    const near = steps([2, 14, 1], 14, 40, 15, 12).map(({ amount }) => amount);
    expect(near).toContain(14);
    expect(near).toContain(15);
  });
});

describe("what is chosen and what moves", () => {
  test("cards that are chosen and laid already are not chosen any more", () => {
    expect(without(["red", "red", "blue"], ["red"])).toEqual(["red", "blue"]);
  });

  test("a card that is drawn shows its back, whoever draws it", () => {
    const drawn = told("drawn", { seat: 1, cards: 4, green: 1, white: 1, red: 1, blue: 1, yellow: 0 });
    expect(flights(drawn, 1).map(({ symbol }) => symbol)).toEqual(["back-building"]);
  });
});

test("what settles a tie is told of each seat that is in it", () => {
  const sources = ["common", "principe"].map((name) => readFileSync(`../src/signoria/text/en/${name}.ftl`, "utf-8"));
  const lines: ScoreLine[] = [1, 2].map((seat) => ({ what: "tie", seat, points: 0, rule: "IP-75", nouns: { cards: 5 + seat } }));
  const found = rows(lines, 3, new Words("en", sources), ["Medici", "Visconti", "Gonzaga"], principe.row);
  expect(found.map(({ label, points }) => [label, points])).toEqual([
    ["Tie on points, Visconti: building cards before them (6)", [null, 0, null]],
    ["Tie on points, Gonzaga: building cards before them (7)", [null, null, 0]],
  ]);
});
