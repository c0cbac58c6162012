import { describe, expect, test } from "vitest";

import type { Table } from "../../../src/games/interface";
import { stalls } from "../../../src/games/borgia/board/conclave";
import { unseenOf, whatIsLeft } from "../../../src/games/borgia/board/left";
import { blocks } from "../../../src/games/borgia/blocks";
import { lookOf } from "../../../src/games/borgia/cards";
import { OURS } from "../../../src/games/box";
import { leftOver, shares } from "../../../src/games/borgia/questions/ballot";
import { committed, knownWith, seizure, under, unseenPowers } from "../../../src/games/borgia/questions/seizure/fight";
import { onSale, sale } from "../../../src/games/borgia/sale";
import { between, bought, knownHand, pointsByRound } from "../../../src/games/borgia/sheet/ledger";
import { read, type Seen } from "../../../src/games/borgia/view";
import vocabulary from "../../../src/games/borgia/vocabulary.json";
import type { Decision, GameEvent } from "../../../src/wire/game";

function seat(family: string, more: object = {}) {
  return { family, score: 0, cardinals: 4, votes: 12, income: 0, points: 0, properties: {}, home: [], open: [], ...more };
}

function seen(more: object = {}): Seen {
  return read({
    game: "borgia", edition: "phalanx", options: {}, observer: 0, first: 0, pope: 0, round: 2, phase: "play", turn: 0,
    asked: [0], question: null, over: false, deck: 30, laid: 12, table: [1, 3, 7], aside: [], discard: [], arriving: [],
    marriage: [], savonarola: false, elects: 23, reshuffled: false, favoured: [], grounds: [], loses_turn: [], offers: 0,
    to_play: [], moved: [], seen: {}, hidden: {}, piled: {}, prey: [], sale: null, sealed: null, election: null, making: null, hand: [], ducats: 50,
    seats: [
      seat("borgia", { home: ["leonardo"], votes: 21 }),
      seat("medici", { properties: { ceri: ["castellan", "sforza"] }, open: ["mantegna", "este"] }),
      seat("della_rovere", { home: ["datary"] }),
    ],
    ...more,
  });
}

const { names } = vocabulary;

describe("a seizure", () => {
  const attack = { what: "seizure", attacker: 0, defender: 1, target: "ceri", defence: [], helped: true, won: false, stakes: null };

  test("is under way until it is won, and shows what lies under the target", () => {
    const view = seen({ making: attack });
    const fight = seizure(view);
    expect(fight && under(view, fight)).toEqual(["castellan", "sforza"]);
    expect(seizure(seen({ making: { ...attack, won: true } }))).toBeNull();
    expect(seizure(seen({ making: { what: "arrival", seat: 0, card: "ceri" } }))).toBeNull();
  });

  test("of a home shows what lies there, of a single card nothing", () => {
    const lies = (target: string, defender: number) => {
      const fight = seizure(seen({ making: { ...attack, target, defender } }));
      return fight && under(seen(), fight);
    };
    expect([lies("della_rovere", 2), lies("mantegna", 1)]).toEqual([["datary"], []]);
  });

  test("one's own condottieri that are sealed already are known", () => {
    const sealed = { owing: [1], mine: ["commit trivulzio", "commit vitelli", "done"], each: 9 };
    expect(committed(seen({ sealed }))).toEqual(["trivulzio", "vitelli"]);
    expect(committed(seen())).toEqual([]);
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
});

describe("votes and cardinals are handed out family by family", () => {
  const decision = (prompt: string, family: string, number: number): Decision => ({
    seat: 0, prompt, rule: "TP-70", nouns: { seat: 0, family, number }, options: [], ladder: null,
  });
  const table = (view: Seen) => ({ view, seat: 0, story: [] }) as unknown as Table<Seen>;
  const plan = (numbers: number[]) => (seat: number) => numbers[seat] ?? 0;

  test("what was cast stands, the rest is still to be planned", () => {
    const sealed = { owing: [0, 1, 2], mine: ["votes 5"], each: 2 };
    const all = shares(table(seen({ sealed })), decision("secret-ballot", "medici", 16), plan([4, 10, 6]));
    expect(all.map(({ given }) => given)).toEqual([5, null, null]);
    expect(leftOver(all, 16, plan([4, 10, 6]))).toBe(0);
  });

  test("cardinals go to the receivers in their order, and nobody asks about the last", () => {
    const making = { what: "cardinals", left: 3, most: 0, receivers: [1, 2, 0] };
    const all = shares(table(seen({ making })), decision("cardinals", "medici", 3), plan([]));
    expect(all.map(({ seat, last }) => [seat, last])).toEqual([[1, false], [2, false], [0, true]]);
    expect(leftOver(all, 3, plan([0, 1, 0]))).toBe(2);
    expect(leftOver(all, 3, plan([2, 1, 0]))).toBe(0);
  });

  test("in a run-off nobody has the votes before they are given", () => {
    const election = { ballot: 3, pair: ["borgia", "della_rovere"], tied: [], tally: [0, 0, 0], standing: [0, 0, 0], pacts: [] };
    const all = shares(table(seen({ election })), decision("run-off", "borgia", 21), plan([]));
    expect(all).toEqual([{ seat: 0, given: null, last: false }, { seat: 2, given: null, last: true }]);
    expect(leftOver(all, 21, plan([]))).toBe(21);
  });
});

describe("the table", () => {
  const lot = { what: { card: "datary", slot: 7 }, price: 6, leader: 1, in: [0, 1], step: 1 };

  test("the card under the hammer and its place", () => {
    expect(onSale(seen({ sale: lot }))).toEqual({ card: "datary", slot: 7 });
    expect(onSale(seen())).toBeNull();
  });

  test("the last offer of each counts since the card was turned up, and who passed is out", () => {
    const told = (name: string, nouns: object = {}) => ({ name, nouns }) as GameEvent;
    const earlier = [told("turned-up"), told("bids", { seat: 2, amount: 9 })];
    const now = [told("turned-up"), told("bids", { seat: 0, amount: 5 }), told("passes", { seat: 2 }), told("bids", { seat: 1, amount: 6 })];
    const table = { view: seen({ sale: lot }), story: [...earlier, ...now] } as unknown as Table<Seen>;
    expect(sale(table)).toEqual({ bids: [5, 6, null], out: [false, false, true], leader: 1, price: 6 });
  });

  test("every card has a sign of its kind", () => {
    expect(names.card.map((card) => lookOf(card).glyph).filter((glyph) => !/^g-[a-z]+$/.test(glyph))).toEqual([]);
    expect(lookOf("spy").glyph).toBe("g-spy");
    expect(lookOf("bravo").glyph).toBe("g-bravo");
  });
});

describe("what is left", () => {
  const left = (view: Seen) => whatIsLeft({ view, seat: 0 });
  const of = (view: Seen, type: string) => left(view).find((one) => one.type === type);

  test("every card of the box is somewhere: unseen, with its owner, or out of the round", () => {
    const view = seen({ hidden: { spy: 3, lorca: 1 }, seen: { spy: [["medici"], ["medici", "pile"]] }, aside: ["titian"], hand: ["spy"] });
    expect(left(view).flatMap(({ cards }) => cards)).toHaveLength(60);
    expect(of(view, "spy")?.unseen).toBe(2);
    expect(of(view, "spy")?.cards.filter(({ is }) => is === "play").map(({ seat }) => seat)).toEqual([0, 1, null, null]);
    expect(of(view, "artist")?.cards.find(({ card }) => card === "titian")).toEqual({ card: "titian", is: "gone", seat: null });
    expect(of(view, "artist")?.cards.find(({ card }) => card === "leonardo")).toEqual({ card: "leonardo", is: "play", seat: 0 });
  });

  test("what somebody is known to hold is unseen nowhere, also where condottieri are counted", () => {
    const view = seen({ hidden: { lorca: 1, corella: 1, alviano: 1 }, seen: { lorca: [["medici"]], corella: [["medici", "colonna"]] } });
    expect(unseenOf({ view, seat: 0 })).toBe(2);
    expect(unseenPowers(view, OURS)).toHaveLength(of(view, "condottiere")?.unseen ?? 0);
    expect([knownWith(view, 0), knownWith(view, 1)]).toEqual([[], ["lorca"]]);
  });

  test("is told in words too: by type, and which of them one has not seen", () => {
    const view = seen({ hidden: { spy: 3, lorca: 1 }, seen: { spy: [["medici"]] } });
    const words = { say: (key: string, nouns: object = {}) => [key, ...Object.values(nouns)].join(" ") };
    const told = blocks({ view, words, names: [], seat: -1, box: OURS, story: [] as GameEvent[] } as unknown as Table<Seen>).at(-1);
    expect(told?.heading).toBe("board-left-title 3 60");
    expect(told?.items).toContain("board-types-spy: 2 board-of-all 6 (card-spy)");
    expect(told?.items).toContainEqual(expect.stringMatching(/^board-types-condottiere: 1 .* \(card-lorca\)$/));
  });
});

describe("the sheet of a family", () => {
  const told = (name: string, nouns: GameEvent["nouns"]): GameEvent => ({ name, nouns }) as GameEvent;
  const story = [
    told("round-begins", { round: 1 }),
    told("sold", { seat: 1, card: "ceri", price: 12 }),
    told("sold", { seat: 2, card: "nepi", price: 7 }),
    told("scored", { seat: 1, points: 9 }),
    told("round-begins", { round: 2 }),
    told("taken-free", { seat: 1, card: "ostia" }),
    told("taken-unseen", { seat: 1, slot: 4 }),
    told("attacks", { seat: 1, card: "nepi", opponent: 2 }),
  ];

  test("says what was bought in which round and for how much", () => {
    expect(bought(story, 1)).toEqual([
      { round: 1, card: "ceri", price: 12, spied: false },
      { round: 2, card: "ostia", price: 0, spied: false },
      { round: 2, card: "", price: 0, spied: true },
    ]);
    expect(pointsByRound(story, 1)).toEqual([9]);
  });

  test("says what the two did to each other, and nothing of others", () => {
    expect(between(story, 2, 1)).toHaveLength(1);
    expect(between(story, 0, 1)).toEqual([]);
  });

  test("names cards of the hand only where there is no doubt", () => {
    expect(knownHand(seen({ seen: { spy: [["medici"], ["medici", "pile"]], lorca: [["pile"]] } }), 1)).toEqual(["spy"]);
  });
});
