import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { flights as borgia } from "../src/games/borgia/flights";
import cards from "../src/games/borgia/vocabulary.json";
import { pace } from "../src/games/flights";
import { flights as florence } from "../src/games/florence/flights";
import pieces from "../src/games/florence/vocabulary.json";
import { flights as principe } from "../src/games/principe/flights";
import colours from "../src/games/principe/vocabulary.json";
import type { Nouns } from "../src/wire/game";

const GAMES = {
  principe: { flights: principe, names: colours.names as { [noun: string]: string[] } },
  borgia: { flights: borgia, names: cards.names as { [noun: string]: string[] } },
  florence: { flights: florence, names: pieces.names as { [noun: string]: string[] } },
};
const SHEETS = Object.keys(GAMES).map((name) => [name, sheet("signs") + sheet("arms") + sheet(name)] as const);
const drawn = Object.fromEntries(SHEETS);

function sheet(name: string): string {
  return readFileSync(`src/art/${name}.svg`, "utf8");
}

/** The keys of the events of a game, as its catalogue has them. */
function events(name: string): string[] {
  const catalogue = readFileSync(`../src/signoria/text/en/${name}.ftl`, "utf8");
  return [...catalogue.matchAll(/^event-([a-z-]+) =/gm)].map((found) => found[1] ?? "");
}

test.each(Object.entries(GAMES))("whatever moves in %s is drawn in its sheets", (name, { flights, names }) => {
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
  expect([...moving].filter((symbol) => !/(undefined|-)$/.test(symbol) && !drawn[name]?.includes(`id="${symbol}"`))).toEqual([]);
});

test("much at once is hurried", () => {
  expect(pace(3).each).toBe(260);
  expect(pace(20).each).toBeLessThan(100);
});
