import { describe, expect, test } from "vitest";

import type { Table } from "../src/games/interface";
import { leftOver, mostForPope, shares } from "../src/games/borgia/questions/ballot";
import { cardOf } from "../src/games/borgia/cards";
import { majority, stalls } from "../src/games/borgia/board/conclave";
import { attack, committed, defence, ownerOf, seizure, succeeds, sum, targetOf } from "../src/games/borgia/questions/fight";
import { onSale, sale, slotsLaid } from "../src/games/borgia/sale";
import { read, type Seen } from "../src/games/borgia/view";
import vocabulary from "../src/games/borgia/vocabulary.json";
import type { Decision, GameEvent } from "../src/wire/game";

function seat(family: string, more: object = {}) {
  return { family, score: 0, cardinals: 4, votes: 12, properties: {}, home: [], open: [], ...more };
}

function seen(more: object = {}): Seen {
  return read({
    edition: "phalanx", options: {}, observer: 0, first: 0, pope: 0, round: 2, over: false, deck: 30,
    table: [1, 3, 7], aside: [], discard: [], arriving: [], marriage: [], savonarola: false, reshuffled: false,
    favoured: [], loses_turn: [], offers: 0, to_play: [], seen: {}, offer: {}, stack: [],
    seats: [
      seat("borgia", { home: ["leonardo"], votes: 21 }),
      seat("medici", { properties: { ceri: ["castellan", "sforza"] }, open: ["mantegna", "este"] }),
      seat("della_rovere", { home: ["datary"] }),
    ],
    ...more,
  });
}

const { codes, names } = vocabulary;

describe("a seizure is added up line by line", () => {
  test("a property defends with its power and the family under it", () => {
    const target = targetOf(seen(), "seize ceri");
    expect(target).toMatchObject({ card: "ceri", seat: 1 });
    expect(target && defence(target)).toEqual([{ card: "ceri", power: 2 }, { card: "sforza", power: 1 }]);
  });

  test("a home has power three, an unprotected family its own, an unprotected artist none", () => {
    const power = (text: string) => {
      const target = targetOf(seen(), text);
      return target ? sum(defence(target)) : -1;
    };
    expect([power("storm della_rovere"), power("seize este"), power("seize mantegna")]).toEqual([3, 2, 0]);
  });

  test("Leonardo helps an attack only with a condottiere beside him", () => {
    expect(sum(attack(seen(), 0, []))).toBe(0);
    expect(sum(attack(seen(), 0, ["trivulzio", "vitelli"]))).toBe(6);
    expect(sum(attack(seen(), 1, ["trivulzio", "vitelli"]))).toBe(5);
  });

  test("a tie holds, unless the defence is nothing", () => {
    expect([succeeds(5, 5), succeeds(6, 5), succeeds(0, 0)]).toEqual([false, true, true]);
  });

  test("the seizure under way and one's own committed condottieri are read from the open paragraphs", () => {
    const given = [codes.commit + 1, -1, -1, -1, -1, -1];
    const stack = [
      { is: "Commit", asked: 0, each: 2, given, owing: 3 },
      { is: "Seizure", asked: -1, thief: 0, code: codes.seize + names.card.indexOf("ceri") },
    ];
    expect(seizure(seen({ stack }))).toMatchObject({ thief: 0, target: { card: "ceri", seat: 1 } });
    expect(committed(seen({ stack }), 0)).toEqual(["trivulzio"]);
    const storming = [{ is: "Seizure", asked: -1, thief: 0, code: codes.storm + 2 }];
    expect(seizure(seen({ stack: storming }))).toMatchObject({ target: { card: "", seat: 2 } });
  });

  test("whose a card is", () => {
    expect(["ceri", "sforza", "mantegna", "datary", "titian"].map((card) => ownerOf(seen(), card))).toEqual([1, 1, 1, 2, -1]);
  });
});

describe("the conclave", () => {
  test("thirty stalls lie apart, within the drawing, and hold every cardinal", () => {
    const found = stalls(seen());
    expect(found).toHaveLength(30);
    expect(found.filter(({ seat }) => seat >= 0)).toHaveLength(12);
    for (const [n, one] of found.entries()) {
      expect(one.x).toBeGreaterThan(12);
      expect(one.x).toBeLessThan(288);
      for (const other of found.slice(n + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20);
    }
  });

  test("more than half of all votes elects", () => {
    expect(majority(seen())).toBe(23);
  });
});

describe("votes and cardinals are handed out family by family", () => {
  const decision = (prompt: string, family: string, number: number): Decision => ({
    seat: 0, prompt, rule: "TP-70", nouns: { seat: 0, family, number }, options: [], ladder: null,
  });
  const table = (view: Seen) => ({ view, seat: 0, story: [] }) as unknown as Table<Seen>;
  const plan = (numbers: number[]) => (seat: number) => numbers[seat] ?? 0;

  test("what was cast stands, the rest is still to be planned", () => {
    const stack = [{ is: "SecretBallot", asked: 0, each: 2, given: [codes.votes + 5, -1, -1, -1, -1, -1], owing: 7 }];
    const all = shares(table(seen({ stack })), decision("secret-ballot", "medici", 16), plan([5, 10, 6]));
    expect(all.map(({ given }) => given)).toEqual([5, null, null]);
    expect(leftOver(all, 16, plan([5, 10, 6]))).toBe(0);
  });

  test("the Pope keeps what is left, at most one more than the family given most", () => {
    const all = shares(table(seen()), decision("cardinals", "medici", 3), plan([]));
    expect(all.map(({ seat, rest }) => [seat, rest])).toEqual([[1, false], [2, false], [0, true]]);
    expect(mostForPope(all, plan([0, 1, 0]))).toBe(2);
    expect(leftOver(all, 3, plan([0, 1, 0]))).toBe(2);
  });
});

describe("the table", () => {
  test("the card under the hammer and its place", () => {
    const stack = [
      { is: "Ascending", asked: 0, ring: 7, leader: -1, price: 0 },
      { is: "Sale", asked: -1, card: names.card.indexOf("datary"), slot: 6 },
    ];
    expect(onSale(seen({ stack }))).toEqual({ card: "datary", slot: 7 });
    expect(onSale(seen())).toBeNull();
    expect(slotsLaid(seen())).toBe(12);
  });

  test("the last offer of each counts since the card was turned up, and who passed is out", () => {
    const stack = [
      { is: "Ascending", asked: 1, ring: 0b011, leader: 1, price: 6 },
      { is: "Sale", asked: -1, card: 0, slot: 6 },
    ];
    const told = (name: string, nouns: object = {}) => ({ name, nouns }) as GameEvent;
    const earlier = [told("turned-up"), told("bids", { seat: 2, amount: 9 })];
    const now = [told("turned-up"), told("bids", { seat: 0, amount: 5 }), told("passes", { seat: 2 }), told("bids", { seat: 1, amount: 6 })];
    const table = { view: seen({ stack }), story: [...earlier, ...now] } as unknown as Table<Seen>;
    expect(sale(table)).toEqual({ bids: [5, 6, null], out: [false, false, true], leader: 1, price: 6 });
  });

  test("every card has a sign of its kind", () => {
    expect(names.card.map((card) => cardOf(card).glyph).filter((glyph) => !/^g-[a-z]+$/.test(glyph))).toEqual([]);
    expect(cardOf("spy").glyph).toBe("g-spy");
    expect(cardOf("bravo").glyph).toBe("g-bravo");
  });
});
