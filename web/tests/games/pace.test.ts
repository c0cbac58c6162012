import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { gameModule } from "../../src/games";
import { GAMES } from "../../src/games/families";
import type { EventHolds } from "../../src/games/interface";
import type { GameEvent } from "../../src/wire/game";
import { CALM, holdFor, holdOf, mainEvent } from "../../src/table/pace/holds";

/** Every event a game can tell, by the catalogues; `-told` is the same event with its secret. */
function eventsOf(game: string): string[] {
  const words = ["common", game].map((name) => readFileSync(`../src/signoria/text/en/${name}.ftl`, "utf-8")).join("\n");
  return [...words.matchAll(/^event-([a-z-]+) =/gm)].map(([, name = ""]) => name.replace(/-(to-)?you$|-yourself$/, "").replace(/-told$/, ""));
}

const PACES = new Map<string, EventHolds>();
for (const game of GAMES) PACES.set(game, (await gameModule(game)).pace);

describe("holds", () => {
  test.each(GAMES)("every event of %s is seen for a time, or for none on purpose", (game) => {
    const events = eventsOf(game);
    expect(events.length).toBeGreaterThan(5);
    expect(events.filter((event) => holdOf(PACES.get(game) ?? {}, event) === undefined)).toEqual([]);
  });

  const own: EventHolds = { "lot-sold": "made", "lot-offered": "turn", attacks: "grave" };
  const told = (...names: string[]): GameEvent[] => names.map((name) => ({ name, nouns: { seat: 1 } }));

  test("what came together is seen as long as the longest of it", () => {
    expect(holdFor(own, [], told("withdraws", "lot-sold", "lot-offered"), null)).toBe(CALM.made);
    expect(holdFor(own, [], told("lot-offered", "attacks"), null)).toBe(2500);
    expect(holdFor(own, [], [], null)).toBe(0);
  });

  test("from the seventh on, bids of an auction are told faster", () => {
    const story = (bids: number) => told("bids", "lot-offered", ...Array.from({ length: bids }, () => "bids"));
    expect(holdFor(own, story(5), told("bids"), null)).toBe(600);
    expect(holdFor(own, story(6), told("withdraws"), null)).toBe(250);
  });

  test("one's own move is not held, what it led to for others is", () => {
    const sold: GameEvent = { name: "lot-sold", nouns: { seat: 2 } };
    expect(holdFor(own, [], told("bids"), 1)).toBe(0);
    expect(holdFor(own, [], [...told("withdraws"), sold], 1)).toBe(1200);
    expect(holdFor(own, [], told("bids"), 2)).toBe(600);
  });

  test("the line of a message is what is seen longest", () => {
    expect(mainEvent(own, told("withdraws", "lot-sold", "lot-offered"))?.name).toBe("lot-sold");
    expect(mainEvent(own, [])).toBeNull();
  });
});
