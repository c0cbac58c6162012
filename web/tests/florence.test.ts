import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { blocks } from "../src/games/florence/blocks";
import { consequence, factsOf } from "../src/games/florence/consequence";
import {
  covered,
  flipped,
  forbidden,
  legalPlaces,
  moved,
  nextPlace,
  obstacle,
  placeOf,
  placeText,
  rotated,
  shape,
  snapped,
  squares,
  turnsOf,
  type Ground,
  type Place,
} from "../src/games/florence/pieces/grid";
import { completing, fewest, makingOf, mostFame, pay, usualFame } from "../src/games/florence/pieces/making";
import { movedTo, returning } from "../src/games/florence/questions/order";
import { outline } from "../src/games/florence/pieces/outline";
import { planOf } from "../src/games/florence/pieces/plan.svelte";
import { row, sign } from "../src/games/florence/scores";
import { gain, sale, scene } from "../src/games/florence/scenes";
import { bids, deedsOf, sales, worths } from "../src/games/florence/told";
import type { Seat, Seen } from "../src/games/florence/view";
import { OURS } from "../src/games/box";
import type { Table } from "../src/games/interface";
import { rows } from "../src/table/end/scores";
import { bidding } from "../src/table/question/wishes";
import { isAnswer, type Decision, type Fact, type GameEvent, type ScoreLine } from "../src/wire/game";
import { Words, type Vocabulary } from "../src/words/words";

const EMPTY: Ground = { pieces: [], builders: 0 };
const MASTER: Ground = { pieces: [], builders: 2 };

function lies(text: string): Place {
  const place = placeOf(text);
  if (!place) throw new Error(text);
  return place;
}

function seat(some: Partial<Seat> = {}): Seat {
  return {
    fame: 0,
    best: 0,
    played: [],
    recruited: 0,
    jesters: 0,
    builders: 0,
    freedoms: [],
    buildings: [],
    landscapes: {},
    pieces: [],
    hand: { profession: 0, bonus: 0, prestige: 0 },
    recruiting: 0,
    known: [],
    ...some,
  };
}

function seen(seats: Seat[], some: Partial<Seen> = {}): Seen {
  return {
    game: "florence",
    edition: "rio-grande",
    options: {},
    observer: 0,
    asked: [0],
    phase: "action",
    sale: null,
    sealed: null,
    making: null,
    first: 0,
    starter: 0,
    round: 3,
    over: false,
    minimum: 12,
    best: null,
    namer: null,
    dropped: [],
    turn: 0,
    actions: 2,
    drew: false,
    freed: false,
    stacks: { forest: 3 },
    markers: {},
    buildings: { opera: 2 },
    freedoms: { travel: 1 },
    decks: { profession: [], bonus: [], prestige: [] },
    spent: [],
    seats,
    hidden: [],
    hand: [],
    florins: 2000,
    means: 2000,
    worths: [],
    every: { jesters: 0, cards: 0 },
    offers: [],
    ...some,
  };
}

const text = (name: string) => readFileSync(`../src/signoria/text/en/${name}.ftl`, "utf-8");
const vocabulary = JSON.parse(readFileSync("src/games/florence/vocabulary.json", "utf-8")) as Vocabulary;
const words = new Words("en", [text("common"), text("web"), text("florence")], vocabulary);

function question(prompt: string, options: string[], nouns: Decision["nouns"] = {}): Decision {
  return { seat: 0, prompt, rule: "PF-40", nouns, options, ladder: null };
}

/** A table that writes down what was answered. */
function table(view: Seen, decision: Decision | null = null, story: GameEvent[] = [], facts: { [answer: string]: Fact[] } = {}): Table<Seen> & { given: string[]; decision: Decision | null } {
  const given: string[] = [];
  return {
    facts: {} as Table["facts"],
    box: OURS,
    view,
    seat: 0,
    names: ["Medici", "Albizzi", "Pitti"],
    families: [], clocks: [],
    people: [],
    asked: [0],
    words,
    decision,
    previewed: null,
    story,
    fresh: [],
    outlined: null,
    lively: false,
    lookedAt: null,
    lookAt: () => undefined,
    isNew: () => 0,
    may: (answer) => decision !== null && isAnswer(decision, answer),
    choose: (answer) => void given.push(answer),
    preview: () => undefined,
    leadsTo: (answer) => facts[answer] ?? [],
    why: () => undefined,
    given,
  };
}

interface Exported {
  grounds: (Ground & { legal: { [piece: string]: string }; tried: [place: string, reason: string | null][] })[];
  pays: [value: number, fame: number, florins: number, most: number][];
}

describe("the engine reckons the same", () => {
  const { grounds, pays } = JSON.parse(readFileSync("tests/florence.positions.json", "utf-8")) as Exported;

  test("where pieces may lie, on a thousand positions", () => {
    for (const { legal, tried, ...ground } of grounds) {
      for (const [piece, mark] of Object.entries(legal)) {
        const texts = legalPlaces(OURS, piece, ground).map(placeText).sort();
        const digest = createHash("sha256").update(texts.join(" ")).digest("hex");
        expect(`${texts.length} ${digest.slice(0, 8)}`, `${piece} on ${ground.pieces.join(", ")}`).toBe(mark);
      }
      for (const [place, reason] of tried) expect(obstacle(OURS, lies(place), ground), place).toBe(reason);
    }
    expect(grounds.flatMap(({ legal }) => Object.keys(legal)).length).toBeGreaterThan(1000);
  });

  test("what a work pays", () => {
    for (const [value, fame, florins, most] of pays) expect([pay(value, fame), mostFame(value)]).toEqual([florins, most]);
  });
});

describe("where pieces lie", () => {
  // All places on the grid, those on empty ground without builders, and with two: as src/signoria/games/florence/grid.py counts them.
  test.each([
    ["university", 100, 56, 76],
    ["laboratory", 50, 30, 39],
    ["workshop", 100, 60, 78],
    ["library", 240, 156, 194],
    ["opera", 100, 63, 80],
    ["studio", 100, 61, 80],
    ["hospital", 100, 62, 80],
    ["theater", 120, 76, 96],
    ["tower", 70, 48, 58],
    ["chapel", 144, 102, 121],
    ["forest", 240, 196, 196],
    ["lake", 144, 121, 121],
    ["park", 84, 72, 72],
  ])("%s has as many places as the server finds", (piece, all, apart, touching) => {
    expect(legalPlaces(OURS, piece, EMPTY)).toHaveLength(apart);
    expect(legalPlaces(OURS, piece, MASTER)).toHaveLength(touching);
    const anywhere = turnsOf(OURS, piece).flatMap((turn) => {
      const columns = Math.max(...shape(OURS, piece, turn).map(([column]) => column));
      const rows = Math.max(...shape(OURS, piece, turn).map(([, row]) => row));
      return Array.from({ length: (7 - columns) * (7 - rows) });
    });
    expect(anywhere).toHaveLength(all);
  });

  test("a place is written as the server writes it", () => {
    expect(placeText(lies("opera r1 c4 e2"))).toBe("place opera r1 c4 e2");
    expect(squares(OURS, lies("tower r2 c3 e2"))).toEqual([9, 10, 11]);
  });

  test("a building keeps away from buildings and the residence, a landscape need not", () => {
    const ground = { pieces: ["tower r1 c1 e1"], builders: 1 };
    expect(obstacle(OURS, lies("chapel r1 c2 e1"), ground)).toBe("buildings-touch");
    expect(obstacle(OURS, lies("chapel r1 c2 e1"), { ...ground, builders: 2 })).toBeNull();
    expect(obstacle(OURS, lies("park r1 c2 e1"), ground)).toBeNull();
    expect(obstacle(OURS, lies("park r2 c1 e1"), ground)).toBe("squares-covered");
    expect(obstacle(OURS, lies("park r7 c1 e1"), ground)).toBe("residence-there");
    expect(forbidden(OURS, ground, "chapel").has(1)).toBe(true);
    expect(forbidden(OURS, ground, "park").size).toBe(0);
    expect(covered(OURS, ground).size).toBe(6 + 3);
  });

  test("four turns and two flips bring a piece back, and it never leaves the grid", () => {
    for (const piece of vocabulary.names["piece"] ?? []) {
      const start = { piece, row: 3, column: 3, turn: 1 };
      expect(rotated(OURS, rotated(OURS, rotated(OURS, rotated(OURS, start)))).turn).toBe(1);
      expect(flipped(OURS, flipped(OURS, start))).toEqual(start);
      const corner = moved(OURS, start, 9, 9);
      expect(Math.max(...squares(OURS, rotated(OURS, corner)))).toBeLessThan(49);
      expect(Math.max(...squares(OURS, flipped(OURS, corner)))).toBeLessThan(49);
    }
  });

  test("held over a square a piece snaps to a legal place that covers it, as it is turned", () => {
    const legal = legalPlaces(OURS, "tower", EMPTY);
    const held = snapped(OURS, { piece: "tower", row: 1, column: 1, turn: 2 }, [4, 6], legal);
    expect(held).toEqual({ piece: "tower", row: 7, column: 5, turn: 2 });
    const wrong = snapped(OURS, held, [1, 6], legal);
    expect(squares(OURS, wrong)).toContain(6 * 7 + 1);
    expect(legal.map(placeText)).not.toContain(placeText(wrong));
  });

  test("the next legal place comes round to the first", () => {
    const legal = legalPlaces(OURS, "laboratory", EMPTY);
    let place = legal[0] as Place;
    for (let n = 0; n < legal.length; n++) place = nextPlace(place, legal, 1);
    expect(place).toEqual(legal[0]);
  });

  test("an outline goes round all cells once", () => {
    expect(outline([[0, 0], [1, 0]], 10)).toBe("M0 0L20 0L20 10L0 10Z");
    expect(outline(shape(OURS, "chapel"), 10).match(/[ML]/g)).toHaveLength(6);
    expect(outline([[0, 0]], 10, 1)).toBe("M1 1L9 1L9 9L1 9Z");
  });
});

describe("what is thought out is answered step by step", () => {
  const own = seat({ hand: { profession: 3, bonus: 1, prestige: 0 }, landscapes: { forest: 2 }, jesters: 2 });
  const view = seen([own, seat(), seat()], {
    hand: ["composer", "forests"],
    worths: [
      { card: "composer", worth: 10, finds: ["forest"] },
      { card: "forests", worth: 4, finds: [] },
    ],
    every: { jesters: 4, cards: 3 },
  });

  test("a work goes with the bonus cards it needs, and all its pay in florins", () => {
    const at = table(view, question("which-action", ["work composer", "pass"]));
    const plan = planOf(at);
    plan.consider("composer");
    const making = makingOf(at, plan, []);
    expect(making).toMatchObject({ value: 10, total: 14, least: 12, chosen: ["forests"], fame: 0 });
    expect(making?.parts.map(({ kind, worth }) => [kind, worth])).toEqual([["landscape", 3], ["jesters", 4], ["cards", 3]]);
    if (!making) return;
    expect(completing(making)).toEqual(["work composer", "add forests", "pass", "fame 0"]);
    plan.answer(completing(making));
    plan.meet(question("which-bonus", ["add forests"]));
    plan.meet(question("which-bonus", ["pass"]));
    plan.meet({ ...question("how-much-fame", []), ladder: { verb: "fame", least: 0, most: 7, step: 1 } });
    expect(at.given).toEqual(["work composer", "add forests", "pass", "fame 0"]);
  });

  test("a piece that is held shows the work that rises most, with what it would bring", () => {
    const rises = { what: "rises", rule: "PF-41", nouns: { profession: "composer", value: 14, by: 4, thing: "opera" } };
    const at = table(view, question("which-action", ["build opera", "pass"]), [], { "build opera": [rises] });
    const plan = planOf(at);
    plan.take("opera");
    const making = makingOf(at, plan, factsOf(at, plan.thought ?? ""));
    expect(making).toMatchObject({ profession: "composer", value: 14, chosen: [] });
    expect(making?.parts[0]).toEqual({ kind: "building", thing: "opera", worth: 4, soon: true });
  });

  test("a work that has been begun has a part that bonus cards made", () => {
    const begun = { ...view, making: { what: "work", seat: 0, profession: "composer", value: 14 } as const };
    const at = table(begun, question("which-bonus", ["pass"]));
    expect(makingOf(at, planOf(at), [])?.parts.at(-1)).toEqual({ kind: "bonus", thing: "bonus", worth: 4, soon: false });
  });

  test("as few bonus cards as reach the least value are proposed", () => {
    expect(fewest({ forests: 2, lakes: 4, parks: 1 }, 5)).toEqual(["lakes", "forests"]);
    expect(fewest({ forests: 2 }, 0)).toEqual([]);
  });

  test("an answer that is none any more ends the thought", () => {
    const at = table(view, question("which-action", ["build opera", "pass"]));
    const plan = planOf(at);
    plan.answer(["build opera", "place opera r1 c1 e1"]);
    plan.meet(question("which-place", ["place opera r2 c2 e1"]));
    plan.meet(question("which-place", ["place opera r1 c1 e1"]));
    expect(at.given).toEqual(["build opera"]);
  });

  test("a building is bought and laid where it is held", () => {
    const at = table(view, question("which-action", ["build opera", "pass"]));
    const plan = planOf(at);
    plan.take("opera");
    plan.turn();
    plan.next();
    const wanted = plan.held ? placeText(plan.held) : "";
    plan.settle();
    plan.meet(question("which-place", [wanted]));
    expect(at.given).toEqual(["build opera", wanted]);
  });

  test("cards go back in the order shown", () => {
    const drawn = ["poet", "jurist", "painter"];
    expect(returning(drawn, drawn)).toBe("return as-drawn");
    expect(returning(drawn, movedTo(drawn, "painter", 0))).toBe("return 312");
  });
});

describe("what answers lead to", () => {
  const fact = (what: string, nouns: Fact["nouns"] = {}): Fact => ({ what, rule: "PF-41", nouns });
  const facts = {
    "build opera": [
      fact("price", { florins: 300, builders: 1 }),
      fact("gain", { fame: 3 }),
      fact("rises", { profession: "composer", value: 6, by: 4, thing: "opera" }),
      fact("bonus-rises", { bonus: "forests", value: 3 }),
      fact("leaves", { florins: 1700 }),
    ],
    "work organist": [
      fact("worth", { value: 5 }),
      fact("worth-with-bonus", { value: 9 }),
      fact("pays", { florins: 900, fame: 4 }),
      fact("best-stands", { seat: 1, value: 14 }),
    ],
    "take builder": [fact("leaves", { florins: 1800 }), fact("builder", { builders: 2, florins: 300 }), fact("gain", { fame: 3 })],
    "place opera r1 c1 e1": [fact("gain", { fame: 3 })],
  };
  const view = seen([seat(), seat(), seat()]);
  const at = table(view, question("which-action", []), [], facts);

  test.each([
    ["build opera", "300 florins with one builder · +3 points · the Composer rises to 6 · leaves 1,700 florins"],
    ["place opera r2 c2 e1", "300 florins with one builder · +3 points · the Composer rises to 6 · leaves 1,700 florins"],
    ["work organist", "worth 5 · 9 with your bonus cards · pays 900 florins, or up to 4 points · Best work: Albizzi, 14"],
    ["take builder", "leaves 1,800 florins · buildings may touch · +3 points"],
    ["place opera r6 c1 e1", "The Opera would cover a part of the residence."],
    ["pass", ""],
  ])("%s", (answer, sentence) => {
    expect(consequence(answer, at)).toBe(sentence);
  });

  test("a piece that must be placed leads to the same wherever it goes", () => {
    const placing = table(view, question("which-place", ["place opera r1 c1 e1", "place opera r2 c2 e1"]), [], facts);
    expect(consequence("place opera r2 c2 e1", placing)).toBe("+3 points");
  });
});

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
    expect(worths(story)).toEqual({ poet: 13 });
  });

  test("the table in words tells them too", () => {
    const own = seat({ played: ["poet"], hand: { profession: 1, bonus: 0, prestige: 0 } });
    const worths: Seen["worths"] = [{ card: "composer", worth: 5, finds: ["forest"] }];
    const told = blocks(table(seen([own, seat(), seat()], { hand: ["composer"], worths }), null, story));
    const items = told.flatMap((block) => block.items ?? []);
    expect(items).toContain("Forest: Albizzi for 300");
    expect(items).toContain("on the table: Poet 13");
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

test("whoever bids beforehand may count on fame for what florins lack", () => {
  const sale = { what: { stack: "jester" }, price: 300, leader: 1, in: [0, 1], step: 100 };
  expect(bidding(seen([], { sale, florins: 200, means: 700 }), 0)).toEqual({ price: 300, step: 100, means: 700 });
  expect(bidding(seen([], { sale, means: 700 }), 2)).toBeNull();
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

test("florins are proposed while they can earn more, half of each in the fifth round, then points", () => {
  expect([1, 4, 5, 6, 7].map((round) => usualFame(round, 9))).toEqual([0, 0, 4, 9, 9]);
});
