import { describe, expect, test } from "vitest";

import { blocks } from "../../../src/games/florence/blocks";
import { gain, sale, scene } from "../../../src/games/florence/scenes";
import { lines, row, sign } from "../../../src/games/florence/scores";
import { bids, deedsOf, sales, worths } from "../../../src/games/florence/told";
import type { Seen } from "../../../src/games/florence/view";
import type { Table } from "../../../src/games/interface";
import { rows } from "../../../src/table/end/scores";
import type { GameEvent, ScoreLine } from "../../../src/wire/game";
import { seat, seen, table, words } from "./laid";

describe("what the story remembers", () => {
  const story: GameEvent[] = [
    { name: "item-sold", nouns: { seat: 2, stack: "lake", florins: 900 } },
    { name: "work-done", nouns: { seat: 1, profession: "poet", value: 13, fame: 0, florins: 1300 } },
    { name: "round-begins", nouns: { round: 2, minimum: 10, seat: 0 } },
    { name: "stack-named", nouns: { seat: 0, stack: "forest" } },
    { name: "bids", nouns: { seat: 1, florins: 300 } },
    { name: "item-sold", nouns: { seat: 1, stack: "forest", florins: 300 } },
  ];

  test("prices of this round, last bids, and what works were worth", () => {
    expect(sales(story)).toEqual({ forest: { seat: 1, florins: 300 } });
    expect(bids(story, 200)).toEqual({ 0: 200, 1: 300 });
    expect(worths(story, 1)).toEqual({ poet: 13 });
  });

  test("a work is worth what it was to its own family, and nothing while it is only begun", () => {
    const recruited: GameEvent = { name: "recruited", nouns: { seat: 0, profession: "poet", opponent: 1 } };
    const begun: GameEvent = { name: "work-begun", nouns: { seat: 0, profession: "poet", value: 17 } };
    const done: GameEvent = { name: "work-done", nouns: { seat: 0, profession: "poet", value: 17, fame: 0, florins: 1700 } };
    expect(worths([...story, recruited, begun], 0)).toEqual({});
    expect(worths([...story, recruited, begun, done], 0)).toEqual({ poet: 17 });
    expect(worths([...story, recruited, begun, done, begun], 0)).toEqual({});
  });

  test("the table in words tells them too", () => {
    const own = seat({ hand: { profession: 1, bonus: 0, prestige: 0 } });
    const worths: Seen["worths"] = [{ card: "composer", worth: 5, finds: ["forest"] }];
    const told = blocks(table(seen([own, seat({ played: ["poet"], pieces: ["lake r6 c4 e4"] }), seat()], { hand: ["composer"], worths }), null, story));
    const items = told.flatMap((block) => block.items ?? []);
    expect(items).toContain("Forest: Albizzi for 300");
    expect(items).toContain("on the table: Poet 13");
    expect(items).toContain("Lake, row 6, column 4");
    expect(items).toContain("Composer: Opera –, Forest +3, Religion –; worth 5");
  });

  test("and what one could still have: its price, which works lack it, where it fits, what it earns", () => {
    const offers: Seen["offers"] = [
      { thing: "opera", price: 300, places: 22, fame: 3, rises: [{ profession: "composer", value: 9 }] },
      { thing: "lake", price: null, places: 0, fame: 0, rises: [] },
      { thing: "religion", price: 300, places: 0, fame: 0, rises: [{ profession: "composer", value: 8 }, { profession: "painter", value: 11 }] },
    ];
    const told = blocks(table(seen([seat(), seat(), seat()], { offers })));
    expect(told.find(({ heading }) => heading === "What you could still have")?.items).toEqual([
      "Opera: 300 florins; one of your professions lacks it (Composer 9); fits in 22 places; +3 points",
      "Lake: none of your professions lacks it; fits nowhere",
      "Religion: 300 florins; 2 of your professions lack it (Composer 8, Painter 11)",
    ]);
  });
});

describe("the final scoring", () => {
  function line(what: string, seat: number, points: number, nouns: ScoreLine["nouns"] = {}): ScoreLine {
    return { what, seat, points, rule: "PF-51", nouns };
  }

  test("says of every seat of a tie how many florins it has, in a row of its own", () => {
    const track = [0, 1, 2].map((seat) => line("track", seat, 8));
    const found = rows([...track, line("tie-shared", 0, 0, { florins: 200 }), line("tie", 1, 0, { florins: 100 }), line("tie-shared", 2, 0, { florins: 200 })], 3, words, ["Medici", "Albizzi", "Pitti"], row);
    expect(found.map(({ label }) => label)).toEqual([
      "Scored during the game",
      "Tie in florins too, the place is shared: Medici has 200",
      "Tie, broken by florins: Albizzi has 100",
      "Tie in florins too, the place is shared: Pitti has 200",
    ]);
    expect(found.map(({ lines: [one] }) => one && sign(one))).toEqual(["s-vp", "s-florin", "s-florin", "s-florin"]);
  });
});

describe("what a family has done", () => {
  const told = (name: string, nouns: GameEvent["nouns"]): GameEvent => ({ name, nouns });
  const story = [
    told("round-begins", { round: 1, minimum: 7, seat: 0 }),
    told("item-sold", { seat: 1, stack: "jester", florins: 900 }),
    told("round-begins", { round: 2, minimum: 10, seat: 1 }),
    told("building-bought", { seat: 1, building: "opera", florins: 300 }),
    told("fame-gained", { seat: 1, fame: 3, cause: "building" }),
    told("fame-gained", { seat: 0, fame: 3, cause: "building" }),
    told("work-done", { seat: 1, profession: "composer", value: 14, fame: 5, florins: 400 }),
    told("fame-sold", { seat: 1, fame: 2, florins: 200 }),
  ];

  test("its works, what it bought and paid, and where its points come from", () => {
    const { works, bought, points } = deedsOf(story, 1);
    expect(works).toEqual([{ profession: "composer", round: 2, value: 14, fame: 5, florins: 400 }]);
    expect(bought).toEqual([
      { kind: "stack", thing: "jester", round: 1, florins: 900 },
      { kind: "building", thing: "opera", round: 2, florins: 300 },
    ]);
    expect(points).toEqual({ building: 3, work: 5, sold: -2 });
  });

  test("the best work of a round is a scene, with what it brings", () => {
    const end = [told("best-work", { seat: 1, value: 14 }), told("fame-gained", { seat: 1, fame: 3, cause: "best-work" })];
    const table = { words, story, view: seen([seat(), seat()]) } as unknown as Table<Seen>;
    expect(scene(story, table)).toBeNull();
    expect(scene(end, table)?.lines).toMatchObject([{ seat: 1, title: "Composer", says: "worth 14", result: { text: "+3" } }]);
  });

  test("what is sold at auction, and where points are made", () => {
    const words = { say: (key: string) => key, event: ({ name }: GameEvent) => name };
    const table = { words, people: ["Anna", "Bruno"], seat: 0 } as unknown as Table<Seen>;
    const work = told("work-done", { seat: 1, profession: "composer", value: 14 });
    expect(sale(work, table)).toEqual({ seat: 1, says: "work-done", sign: { symbol: "e-composer" } });
    expect(sale(story[1] as GameEvent, table)).toMatchObject({ seat: 1, says: "sold-to", sign: { symbol: "g-jester" } });
    expect(sale(story[3] as GameEvent, table)).toBeNull();
    expect(gain(story[4] as GameEvent)?.points).toBe(3);
    expect(gain(story[7] as GameEvent)).toBeNull();
  });
});

describe("the final scoring", () => {
  const scores: ScoreLine[] = [
    { what: "track", seat: 0, points: 4, rule: "PF-51", nouns: {} },
    { what: "track", seat: 1, points: 0, rule: "PF-51", nouns: {} },
    { what: "prestige", seat: 1, points: 0, rule: "PF-50", nouns: { prestige: "most_lakes" } },
  ];
  const story: GameEvent[] = [
    { name: "fame-gained", nouns: { seat: 0, fame: 3, cause: "building" } },
    { name: "work-done", nouns: { seat: 0, profession: "poet", value: 13, fame: 2, florins: 900 } },
    { name: "fame-sold", nouns: { seat: 0, fame: 1, florins: 100 } },
  ];

  test("tells what made the points of the track, in the words of a family's sheet", () => {
    const counted = rows(lines(scores, story), 2, words, [], row);
    expect(counted.map(({ label, points }) => [label, points])).toEqual([
      ["Works", [2, null]],
      ["Buildings", [3, null]],
      ["Sold for florins", [-1, null]],
      ["Prestige card: most Lakes", [null, 0]],
    ]);
  });

  test("leaves the track as it is where not every point was told", () => {
    expect(lines(scores, story.slice(1))).toEqual(scores);
  });
});
