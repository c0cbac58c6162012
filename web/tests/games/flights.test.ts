import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { drawing } from "../../src/art/sheets";
import { gameModule } from "../../src/games";
import { GAMES } from "../../src/games/families";
import { pace } from "../../src/games/flights";
import type { Nouns } from "../../src/wire/game";
import { vocabulary } from "../../src/words/catalogues";

/** The keys of the events of a game, as its catalogue has them. */
function events(name: string): string[] {
  const catalogue = readFileSync(`../src/signoria/text/en/${name}.ftl`, "utf8");
  return [...catalogue.matchAll(/^event-([a-z-]+) =/gm)].map((found) => found[1] ?? "");
}

const MODULES = await Promise.all(GAMES.map(async (name) => [name, await gameModule(name), await vocabulary(name)] as const));

test.each(MODULES)("whatever moves in %s is drawn in its sheets", async (name, { flights, sheets }, { names }) => {
  const drawn = (await Promise.all(["signs", "arms", ...sheets].map(drawing))).join("");
  const moving = new Set<string>();
  for (const event of events(name)) {
    for (const [noun, values] of Object.entries(names)) {
      for (const value of values) {
        const nouns: Nouns = { seat: 1, opponent: 2, [noun]: value, colour: names["colour"]?.[0] ?? "", ...(noun === "colour" && { colour: value }) };
        for (const { symbol } of flights({ name: event, nouns }, 0)) moving.add(symbol);
      }
    }
  }
  expect(moving.size).toBeGreaterThan(3);
  expect([...moving].filter((symbol) => !/(undefined|-)$/.test(symbol) && !drawn.includes(`id="${symbol}"`))).toEqual([]);
});

test("much at once is hurried", () => {
  expect(pace(3).each).toBe(260);
  expect(pace(20).each).toBeLessThan(100);
});
