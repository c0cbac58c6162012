import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { below, jumps, steps } from "../../../src/games/auction/ladder";
import principe from "../../../src/games/principe";
import { ART, CLOSE, FAR, flagOf, frameOf, inside, LETTERS, lettersAt, NAMES, outline, PLACES, PLATE, plateWidth, SEATS, SHIELD, shieldsIn, SPACING, touched, TOWNS, type Frame } from "../../../src/games/principe/board/geography";
import { OURS } from "../../../src/games/box";
import { CITIES, citiesOf, REGIONS } from "../../../src/games/principe/box";
import { flights } from "../../../src/games/principe/flights";
import { hammer, lots, saleOf } from "../../../src/games/principe/lots";
import { without } from "../../../src/games/principe/questions/laying.svelte";
import { firstCount, prizeOf } from "../../../src/games/principe/questions/playing.svelte";
import { contested, pointsOf, purchasesOf, unseenIn } from "../../../src/games/principe/sheet";
import { foreseen, read, standings, type Seen } from "../../../src/games/principe/view";
import type { Table, View } from "../../../src/games/interface";
import { finalScore, rows } from "../../../src/table/end/scores";
import type { Fact, GameEvent, ScoreLine } from "../../../src/wire/game";
import { Words } from "../../../src/words/words";

const words = new Words("en", ["common", "principe"].map((name) => readFileSync(`../src/signoria/text/en/${name}.ftl`, "utf-8")));
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
    due: {},
    ends: [],
    fewest: {},
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
    for (const [width, height] of [[578, 413], [390, 374], [480, 350], [276, 320], [1400, 300]] as const) {
      const frame = frameOf(width, height);
      expect(frame.width / frame.height).toBeCloseTo(width / height);
      for (const [x, y] of [...Object.values(PLACES), ...REGIONS.flatMap(outline)]) {
        expect(x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height).toBe(true);
      }
    }
  });

  /** What shields cover in a region where so many families have some, with their number or what they score. */
  function covered(region: string, families: number, close: boolean): Frame[] {
    const [middle, top] = SEATS[region]?.shields ?? [0, 0];
    const { scale, places } = shieldsIn(region, families, close);
    return places.map(([x, y]) => ({ x: middle + x * scale, y: top + y * scale, width: (SHIELD.width + 10) * scale, height: SHIELD.height * scale }));
  }

  function apart(one: Frame, other: Frame): boolean {
    return one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
  }

  function corners({ x, y, width, height }: Frame): [number, number][] {
    return [[x, y], [x + width, y], [x, y + height], [x + width, y + height]];
  }

  /** What the name of a city lies on. */
  function plateOf(id: string, size: string, letters: number): Frame {
    const [x, y] = PLACES[id] ?? [0, 0];
    const high = letters * (NAMES[size] ?? 1);
    const width = plateWidth(id) * high;
    return { x: x - width / 2, y: y + PLATE.below, width, height: PLATE.height * high };
  }

  const crowds = [1, 2, 3, 4, 5].flatMap((families) => [false, true].map((close) => [families, close] as const));

  test.each(REGIONS)("shields in %s keep clear of cities and flags, however many families have some", (region) => {
    for (const [families, close] of crowds) {
      for (const shield of covered(region, families, close)) {
        for (const { id, size } of CITIES) {
          const [x, y] = PLACES[id] ?? [0, 0];
          const width = (TOWNS[size] ?? 0) * 0.84; // towers and walls do not reach its edges
          const height = ((TOWNS[size] ?? 0) * ART.foot * 0.9) / ART.width;
          expect(apart(shield, { x: x - width / 2, y: y - height, width, height }), `${families} beside ${id}`).toBe(true);
          expect(apart(shield, flagOf(id, size)), `${families} beside the flag of ${id}`).toBe(true);
        }
      }
    }
  });

  test.each(REGIONS)("what shields in %s score is read on their own region, over no city and no flag", (region) => {
    const high = LETTERS.points.most;
    for (const families of [1, 2, 3, 4, 5]) {
      const { scale } = shieldsIn(region, families, false);
      for (const { x, y, height } of covered(region, families, false)) {
        const middle = x + (SHIELD.width / 2 - 5) * scale;
        const points = { x: middle - high * 0.55, y: y + height + high * 0.3, width: high * 1.1, height: high * 0.7 };
        for (const corner of corners(points)) expect(inside(corner, outline(region)), `of ${families}`).toBe(true);
        for (const { id, size } of CITIES) {
          const [across, foot] = PLACES[id] ?? [0, 0];
          expect(apart(points, flagOf(id, size)), `of ${families}, the flag of ${id}`).toBe(true);
          expect(apart(points, { x: across - 24, y: foot - 24, width: 48, height: 24 }), `of ${families}, ${id}`).toBe(true);
        }
      }
    }
  });

  test("no flag lies under the name of another city, nor shields", () => {
    for (const letters of [LETTERS.city.usual, LETTERS.city.most]) {
      for (const { id, size } of CITIES) {
        const plate = plateOf(id, size, letters);
        for (const other of CITIES) expect(other.id === id || apart(flagOf(other.id, other.size), plate), `${other.id} under ${id}`).toBe(true);
        for (const region of REGIONS) {
          for (const [families, close] of crowds.filter(([, close]) => close || letters === LETTERS.city.usual)) {
            for (const shield of covered(region, families, close)) expect(apart(shield, plate), `${families} in ${region} under ${id}`).toBe(true);
          }
        }
      }
    }
  });

  /** How wide Marcellus sets the lines of a name, and of how many letters they are. */
  const LINES: { [region: string]: [width: number, letters: number][] } = {
    blue: [[5.78, 9], [4.51, 9]],
    green: [[3.19, 6]],
    red: [[3.77, 6]],
    yellow: [[5.26, 7], [4.98, 8]],
    brown: [[4.64, 7]],
    violet: [[3.83, 6]],
  };

  test.each(REGIONS)("the name of %s stands whole on its region, clear of plates and shields on a map of any size", (region) => {
    const [x, y] = SEATS[region]?.name ?? [0, 0];
    for (const scale of [FAR, 0.36, 0.4, 0.43, CLOSE - 0.001, CLOSE, 0.5, 0.55, 0.6, 0.8, 1.2]) {
      const letters = lettersAt(scale);
      const close = scale < CLOSE;
      const clear = 1.2 / scale; // at least so many pixels to each side
      (LINES[region] ?? []).forEach(([ems, count], line) => {
        const width = (ems + (count - 1) * (close ? SPACING.close : SPACING.usual)) * letters.region;
        const name = { x: x - width / 2, y: y + (line * 1.1 - 0.7) * letters.region, width, height: 0.7 * letters.region };
        for (const corner of corners(name)) expect(inside(corner, outline(region)), `at ${scale}`).toBe(true);
        const around = { x: name.x - clear, y: name.y - clear, width: width + 2 * clear, height: name.height + 2 * clear };
        for (const { id, size } of CITIES) expect(apart(around, plateOf(id, size, letters.city)), `${id} at ${scale}`).toBe(true);
        for (const families of [1, 2, 3, 4, 5]) {
          for (const shield of covered(region, families, close)) expect(apart(name, shield), `${families} at ${scale}`).toBe(true);
        }
      });
    }
  });

  test("a panel that is put away can be drawn too", () => {
    for (const [width, height] of [[0, 0], [0, 400], [400, 0]] as const) {
      expect(Object.values(frameOf(width, height)).every(Number.isFinite)).toBe(true);
    }
  });
});

describe("the sheet of a family", () => {
  const story = [
    told("round-begins", { round: 1 }),
    told("lot-sold", { seat: 1, colour: "blue", cards: 2, price: 4 }),
    told("lot-sold", { seat: 0, colour: "red", cards: 1, price: 1 }),
    told("round-begins", { round: 2 }),
    told("city-built", { seat: 1, city: "siena", points: 4, ducats: 3 }),
    told("role-scored", { seat: 1, colour: "red", tile: "minor", points: 1 }),
    told("role-scored", { seat: 1, colour: "red", tile: "minor", points: 1 }),
    told("role-bought", { seat: 1, colour: "white", tile: "major", price: 2 }),
    told("point-gained", { seat: 1 }),
  ];

  test("every point it has is from a city, a role or the power of one", () => {
    expect(pointsOf(story, 1)).toEqual({ cities: [{ city: "siena", points: 4 }], roles: [{ tile: "minor", colour: "red", points: 2 }], power: 1 });
  });

  test("what it bought is told with round and price, roles too", () => {
    expect(purchasesOf(story, 1)).toEqual([
      { round: 1, colour: "blue", cards: 2, tile: null, price: 4 },
      { round: 2, colour: "white", cards: 0, tile: "major", price: 2 },
    ]);
  });

  test("of its hand all know what they saw, and where both have shields they meet", () => {
    expect(unseenIn({ cards: 5, known: { red: 2, blue: 1 } })).toBe(2);
    expect(contested({ map: { blue: [2, 5], red: [1, 2] } }, { map: { red: [3, 5], green: [1, 5] } })).toEqual([{ region: "red", mine: 1, theirs: 3 }]);
  });
});

test("the table in words says what is short for a city, and both ends", () => {
  const missing = { milano: [["red", "blue", "blue"], 2], lucca: [[], 1] };
  const view = table([{}, {}, {}], { missing });
  const told = principe.blocks({ view, words, names: ["Medici", "Visconti", "Gonzaga"], seat: 0, box: OURS, story: [] as GameEvent[] } as Table<Seen>);
  const items = told.flatMap((block) => block.items ?? []);
  const short = (city: string) => items.find((item) => item.startsWith(city))?.split("; ").at(-1);
  expect(short("Milano")).toBe("3 cards short (1 Town Hall, 2 Castles), 2 ducats short");
  expect(short("Lucca")).toBe("1 ducat short");
  expect(short("Siena")).toBe("in reach");
  expect(items).toContain("The end: fewer than 4 open cities.");
  expect(items.some((item) => item.startsWith("Last round: fewer than"))).toBe(true);
});

describe("the end", () => {
  test("what a family has in the end is all of its lines, and nothing before they are there", () => {
    const lines = [line("track", 0, 7), line("sets", 0, 2), line("track", 1, 3)];
    expect([finalScore({ over: true, scores: lines }, 0), finalScore({ over: false, scores: lines }, 0), finalScore({ over: true }, 0)]).toEqual([9, null, null]);
  });
});

function line(what: string, seat: number, points: number): ScoreLine {
  return { what, seat, points, rule: "IP-70", nouns: {} };
}

describe("cards to play", () => {
  test("the fewest that bring a role are chosen at first, and one where none does", () => {
    const view = table([{}], { fewest: { blue: [2, "major"], red: [1, "bid"] } });
    expect(["blue", "red", "green"].map((colour) => [firstCount(view, colour), prizeOf(view, colour)])).toEqual([
      [2, "major"],
      [1, "bid"],
      [1, "none"],
    ]);
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
    expect(lots(view, story).map(({ colour, state }) => `${colour} ${state}`)).toEqual(["yellow sold", "white now", "red next", "green then"]);
    expect(lots(view, story)[0]).toMatchObject({ seat: 2, price: 3 });
    expect(lots(table([{}, {}], { phase: "building" }), story)).toEqual([]);
  });

  test("the last offers stand on the ladder, of this auction alone", () => {
    expect(saleOf(view, story)).toEqual({ bids: [2, 4, 1], out: [false, false, true], seats: [0, 1, 2], leader: 1, price: 4 });
    expect(hammer(view)).toEqual({ colour: "white", tile: null });
  });

  test("who takes no part in the auction of a role has not withdrawn from it", () => {
    const role = table([{}, {}, {}], {
      phase: "roles",
      sale: { what: { colour: "blue", tile: "minor" }, price: 0, leader: null, in: [0], step: 1 },
      making: { what: "role", colour: "blue", tile: "minor", rivals: [0, 1], seconds: [0, 1] },
    });
    expect(saleOf(role, [])).toMatchObject({ out: [false, true, false], seats: [0, 1], leader: -1 });
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

  test("what the ladder does not reach is a jump or two away, up to the whole purse", () => {
    expect(jumps(10, 45)).toEqual([20, 35, 45]);
    expect(jumps(10, 12)).toEqual([12]);
    expect(jumps(10, 10)).toEqual([]);
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

test("the cards that settle a tie stand in the columns of those who are in it", () => {
  const lines: ScoreLine[] = [1, 2].map((seat) => ({ what: "tie", seat, points: 0, rule: "IP-75", nouns: { cards: 5 + seat } }));
  const found = rows(lines, 3, words, ["Medici", "Visconti", "Gonzaga"], principe.row);
  expect(found.map(({ label, figures }) => [label, figures])).toEqual([["Tie on points: building cards before them", [undefined, 6, 7]]]);
});
