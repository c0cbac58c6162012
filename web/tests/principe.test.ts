import { describe, expect, test } from "vitest";

import { CITIES, cityNamed, REGIONS } from "../src/games/principe/box";
import { buildable, court, mayBuild, rank, region, rewards, shortOf, sum } from "../src/games/principe/consequences";
import { flights } from "../src/games/principe/flights";
import { FRAME, inside, outline, PLACES, SEATS, touched } from "../src/games/principe/geography";
import { below, steps } from "../src/games/auction/ladder";
import { without } from "../src/games/principe/laying.svelte";
import { builders, hammer, lots, sale } from "../src/games/principe/sale";
import { read, type Seen } from "../src/games/principe/view";
import type { View } from "../src/games/interface";
import type { GameEvent } from "../src/wire/game";

const nobody = { score: 0, shields: 12, cards: 4, known: {}, up: {}, down: {}, map: {}, cities: [] };

/** A table of some seats, told by what is not as at the beginning. */
function table(seats: object[], other: object = {}): Seen {
  const view = {
    edition: "amigo",
    options: { rich: 0 },
    observer: 0,
    first: 0,
    prince: 0,
    round: 2,
    last: false,
    over: false,
    deck: 40,
    surplus: 0,
    city_deck: 9,
    open: ["milano", "lucca", "firenze", "siena"],
    built: [],
    offered: {},
    removed: {},
    major: {},
    minor: {},
    seats: seats.map((seat) => ({ ...nobody, ...seat })),
    stack: [],
    ...other,
  };
  return read(view as unknown as View);
}

function told(name: string, nouns: { [noun: string]: string | number } = {}): GameEvent {
  return { name, nouns };
}

describe("the map", () => {
  test("every city touches exactly the regions that are printed on its card", () => {
    for (const city of CITIES) expect([city.id, touched(city.id).sort()]).toEqual([city.id, [...city.regions].sort()]);
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

describe("majorities, as the examples of IP-E8 tell them", () => {
  const points = (shields: number[]) => {
    const view = table(shields.map((n) => ({ map: n > 0 ? { brown: n } : {} })));
    return shields.map((_, seat) => region(view, "brown").find((one) => one.seat === seat)?.points ?? 0);
  };

  test("most alone, two tied for second", () => expect(points([3, 1, 1])).toEqual([5, 2, 2]));
  test("most and second", () => expect(points([3, 1, 0])).toEqual([5, 2, 0]));
  test("alone", () => expect(points([1, 0, 0])).toEqual([5, 0, 0]));
  test("tied for most leaves no second place", () => expect(points([2, 2, 1])).toEqual([5, 5, 0]));

  test("a shield more tips a majority", () => {
    const view = table([{ map: { brown: 1 } }, { map: { brown: 1 } }, {}]);
    expect(rank(region(view, "brown"), 0)).toBe("tied");
    expect(rank(region(view, "brown", 0), 0)).toBe("first");
    expect(rank(region(view, "brown", 2), 2)).toBe("tied");
    expect(rank(region(view, "blue", 2), 2)).toBe("first");
  });
});

describe("roles by cards face up", () => {
  const view = table([{ up: { blue: 1 } }, { up: { blue: 4 } }, { up: { blue: 2 } }, { up: { blue: 2 } }]);

  test("IP-E4 and IP-E5: the first takes the major role, those tied behind bid for the minor", () => {
    expect(court(view, "blue", 1, 0).rank).toBe("first");
    expect(court(view, "blue", 2, 0).rank).toBe("tied-second");
    expect(court(view, "blue", 2, 1).rank).toBe("second");
    expect(court(view, "blue", 0, 0).rank).toBe("behind");
  });

  test("IP-E6: several with most are tied, and nobody is second", () => {
    const three = table([{ up: { blue: 3 } }, { up: { blue: 3 } }, { up: { blue: 3 } }, { up: { blue: 1 } }]);
    expect([0, 1, 2, 3].map((seat) => court(three, "blue", seat, 0).rank)).toEqual(["tied", "tied", "tied", "behind"]);
  });
});

describe("cities", () => {
  test("what is missing is told by colour, and the ducats too", () => {
    const lucca = cityNamed("lucca");
    const short = lucca && shortOf(lucca, { white: 1, red: 1, blue: 1 }, 2);
    expect(short).toEqual({ cards: { white: 1 }, ducats: 2 });
    expect(sum(short?.cards ?? {})).toBe(1);
  });

  test("only what hand and purse can pay is in reach", () => {
    const view = table([{}, {}]);
    const hand = { white: 2, red: 1, blue: 2, yellow: 1 };
    expect(buildable(view, hand, 4).map(({ id }) => id)).toEqual(["milano", "lucca"]);
    expect(buildable(view, hand, 3)).toEqual([]);
  });

  test("none in round 1, unless the table is rich", () => {
    expect(mayBuild(table([{}, {}], { round: 1 }))).toBe(false);
    expect(mayBuild(table([{}, {}], { round: 1, options: { rich: 1 } }))).toBe(true);
    expect(mayBuild(table([{}, {}], { round: 2 }))).toBe(true);
  });

  test("IP-E3: others score the roles of its colours, the builder none", () => {
    const view = table([{}, {}, {}], { major: { white: 0, blue: 1, green: 2 }, minor: { white: 1, red: 2 } });
    const lucca = cityNamed("lucca");
    expect(lucca && rewards(view, lucca, 2)).toEqual([
      { seat: 0, points: 2 },
      { seat: 1, points: 3 },
    ]);
  });
});

describe("the auction", () => {
  const stack = [
    { is: "Ascending", asked: 0, ring: 0b011, leader: 1, price: 4 },
    { is: "AuctionPhase", asked: -1, lot: 1 },
  ];
  const view = table([{}, {}, {}], { offered: { green: 3, white: 2, red: 2 }, stack });
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

  test("IP-E1: what is gone comes first, then the smallest, equal ones in colour order", () => {
    expect(lots(view, story).map(({ colour, state }) => `${colour} ${state}`)).toEqual(["yellow sold", "white now", "red next", "green next"]);
    expect(lots(view, story)[0]).toMatchObject({ seat: 2, price: 3 });
  });

  test("the last offers stand on the ladder, of this auction alone", () => {
    expect(sale(view, story)).toEqual({ bids: [2, 4, 1], out: [false, false, true], leader: 1, price: 4 });
    expect(hammer(view)).toEqual({ colour: "white", tile: null });
  });

  test("who takes no part in the auction of a role has not withdrawn from it", () => {
    const role = table([{}, {}, {}], {
      stack: [
        { is: "Ascending", asked: 0, ring: 0b001, leader: -1, price: 0 },
        { is: "AwardRole", asked: -1, colour: 3, tile: 1, rivals: 0b011 },
      ],
    });
    expect(sale(role, [])?.out).toEqual([false, true, false]);
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

describe("what was built and what moves", () => {
  test("flags follow the story", () => {
    expect(builders([told("city-built", { seat: 2, city: "siena", points: 4, ducats: 3 })])).toEqual({ siena: 2 });
  });

  test("cards that are chosen and laid already are not chosen any more", () => {
    expect(without(["red", "red", "blue"], ["red"])).toEqual(["red", "blue"]);
  });

  test("a card that is drawn shows its back, whoever draws it", () => {
    const drawn = told("drawn", { seat: 1, cards: 4, green: 1, white: 1, red: 1, blue: 1, yellow: 0 });
    expect(flights(drawn, 1).map(({ symbol }) => symbol)).toEqual(["back-building"]);
  });
});
