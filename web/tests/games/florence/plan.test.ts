import { describe, expect, test } from "vitest";

import { consequence, factsOf } from "../../../src/games/florence/consequence";
import { placeText } from "../../../src/games/florence/pieces/grid";
import { completing, fewest, makingOf, usualFame } from "../../../src/games/florence/pieces/making";
import { planOf } from "../../../src/games/florence/pieces/plan.svelte";
import { movedTo, returning } from "../../../src/games/florence/questions/order";
import { bidding } from "../../../src/table/question/wishes";
import type { Fact } from "../../../src/wire/game";
import { question, seat, seen, table } from "./laid";

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

  test("of more works than two it is said how many rise", () => {
    const rises = ["composer", "organist", "poet"].map((profession) => fact("rises", { profession, value: 9, by: 3, thing: "forest" }));
    const naming = table(view, question("which-stack", ["name forest"]), [], { "name forest": [fact("leaves", { florins: 800 }), ...rises] });
    expect(consequence("name forest", naming)).toBe("leaves 800 florins · 3 of your works rise by 3");
  });

  test("a piece that must be placed leads to the same wherever it goes", () => {
    const placing = table(view, question("which-place", ["place opera r1 c1 e1", "place opera r2 c2 e1"]), [], facts);
    expect(consequence("place opera r2 c2 e1", placing)).toBe("+3 points");
  });
});

test("florins are proposed while they can earn more, half of each in the fifth round, then points", () => {
  expect([1, 4, 5, 6, 7].map((round) => usualFame(round, 9))).toEqual([0, 0, 4, 9, 9]);
});

test("whoever bids beforehand may count on fame for what florins lack", () => {
  const sale = { what: { stack: "jester" }, price: 300, leader: 1, in: [0, 1], step: 100 };
  expect(bidding(seen([], { sale, florins: 200, means: 700 }), 0)).toEqual({ price: 300, step: 100, means: 700 });
  expect(bidding(seen([], { sale, means: 700 }), 2)).toBeNull();
});
