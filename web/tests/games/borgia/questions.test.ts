import { describe, expect, test } from "vitest";

import { deal, without } from "../../../src/games/borgia/questions/trade/deal.svelte";
import { goodsOf } from "../../../src/games/borgia/questions/trade/goods";
import { judges } from "../../../src/games/borgia/questions/judges";
import { byType } from "../../../src/games/borgia/questions/left";
import { byOwner, byVerb } from "../../../src/games/borgia/questions/seizure/targets";
import { counted, lastBallot, ofSeat, roundsOf } from "../../../src/games/borgia/scenes/rounds";
import { sale } from "../../../src/games/borgia/scenes/sold";
import type { Table } from "../../../src/games/interface";
import type { Seen } from "../../../src/games/borgia/view";
import type { GameEvent } from "../../../src/wire/game";

const seat = (family: string, more: object = {}) => ({ family, score: 0, cardinals: 4, votes: 12, properties: {}, home: [], open: [], ...more });
const seen = (more: object = {}): Seen =>
  ({
    observer: 0, pope: 2, making: null, hand: ["spy"], hidden: {}, seen: {},
    seats: [seat("borgia"), seat("medici", { properties: { ceri: ["titian", "sforza"] }, open: ["datary"] }), seat("della_rovere", { home: ["castellan"] })],
    ...more,
  }) as unknown as Seen;
const told = (name: string, nouns: GameEvent["nouns"]): GameEvent => ({ name, nouns });

describe("the answers of a turn", () => {
  const options = ["pass", "seize ceri", "storm della_rovere", "poison castellan", "poison titian", "move leonardo"];

  test("by what is done: storming a home is an attack, and leaving is none of them", () => {
    expect([...byVerb(options).keys()]).toEqual(["seize", "poison", "move"]);
    expect(byVerb(options).get("seize")).toEqual(["seize ceri", "storm della_rovere"]);
  });

  test("by whose it is done to, from one's left clockwise", () => {
    expect(byOwner(seen(), ["poison castellan", "poison titian", "poison marriage"], 0)).toEqual([
      { seat: 1, options: ["poison titian"] },
      { seat: 2, options: ["poison castellan"] },
      { seat: null, options: ["poison marriage"] },
    ]);
  });
});

test("an offer that is being made at one table is made at no other", () => {
  const chosen: string[] = [];
  const making = { what: "trade", from: 0, to: 1, gives: [], wants: [], ducats: 0, stage: "begun" };
  const asked = (id: string): Table<Seen> =>
    ({ facts: { id }, seat: 0, view: seen({ making }), decision: { prompt: "offer", options: [] }, may: () => true, choose: (text: string) => chosen.push(`${id} ${text}`) }) as unknown as Table<Seen>;
  const here = asked("here");
  deal.face(here);
  deal.toggle("gives", "spy");
  deal.send(here);
  const other = asked("other");
  deal.face(other);
  deal.goOn(other);
  expect(deal.planned("gives")).toEqual([]);
  expect(chosen).toEqual(["here offer spy"]);
});

test("a card that is sold is shown with its own emblem, or with the sign of its kind", () => {
  const words = { say: (key: string) => key };
  const table = { words, people: ["Anna", "Bruno"], seat: 0 } as unknown as Table<Seen>;
  expect(sale(told("sold", { seat: 1, card: "datary", price: 21 }), table)).toEqual({ seat: 1, says: "sold-to", sign: { symbol: "e-datary" } });
  expect(sale(told("sold", { seat: 0, card: "ceri", price: 9 }), table)).toMatchObject({ says: "sold-to-you", sign: { ground: "var(--bo-property)" } });
  expect(sale(told("taken-free", { seat: 0, card: "ceri" }), table)).toBeNull();
});

test("what a face-down card may be is told by type, the most first", () => {
  expect(byType({ lorca: 1, corella: 1, spy: 1, nepi: 1 }).map(({ type, count }) => [type, count])).toEqual([["condottiere", 2], ["property", 1], ["spy", 1]]);
});

describe("a trade", () => {
  test("what is known to be in a hand stands apart from what perhaps is", () => {
    const goods = goodsOf(seen({ hidden: { spy: 2, doctor: 1, lorca: 1 }, seen: { lorca: [["medici"]], doctor: [["pile"]] } }), 1);
    expect(goods.hand).toEqual(["lorca"]);
    expect(goods.perhaps).toEqual(["spy"]);
    expect(goods.singles).toEqual([{ card: "datary", open: true }, { card: "titian", open: false }]);
  });

  test("copies that are in the offer already are taken off one by one", () => {
    expect(without(["spy", "spy", "nepi"], ["spy"])).toEqual(["spy", "nepi"]);
  });
});

test("judges stand in their order, the Pope apart, with their verdicts so far", () => {
  const view = seen({ making: { what: "accusation", seat: 1, for: 4, against: 0 } });
  const story = [told("accuses", { seat: 1, opponent: 2 }), told("judges", { seat: 1, verdict: "for", number: 4 })];
  expect(judges({ view, story })).toEqual([{ seat: 1, cardinals: 4, verdict: "for" }, { seat: 0, cardinals: 4, verdict: null }]);
});

describe("the end of a round", () => {
  const story = [
    told("round-begins", { round: 1 }),
    told("voted", { seat: 0, family: "borgia", number: 12 }),
    told("voted", { seat: 1, family: "medici", number: 12 }),
    told("no-majority", { ballot: 1 }),
    told("voted", { seat: 0, family: "medici", number: 12 }),
    told("voted", { seat: 1, family: "medici", number: 12 }),
    told("elected", { seat: 1, number: 24, all: 24 }),
    told("scored-card", { seat: 0, card: "ceri", points: 1 }),
    told("scored-card", { seat: 0, card: "titian", points: 5 }),
    told("scored-pope", { seat: 1, points: 10 }),
    told("scored-ducats", { seat: 0, points: 3 }),
    told("scored", { seat: 0, points: 9 }),
    told("scored", { seat: 1, points: 10 }),
    told("round-begins", { round: 2 }),
  ];

  test("is kept with its ballots, its Pope and every card by its line", () => {
    const [first, second] = roundsOf(story);
    expect(first?.ballots.map((votes) => votes.length)).toEqual([2, 2]);
    expect(first && lastBallot(first).every(({ family }) => family === "medici")).toBe(true);
    expect(first?.elected).toEqual({ seat: 1, votes: 24, all: 24 });
    expect(first?.totals).toEqual([9, 10]);
    expect(first && ofSeat(first.lines.artists, 0)).toEqual({ points: 5, cards: [{ seat: 0, points: 5, card: "titian" }] });
    expect(second?.totals).toEqual([]);
    expect(counted(story).map(({ number }) => number)).toEqual([1]);
  });
});
