import { beforeEach, describe, expect, test } from "vitest";

import { forgetBox, keepBox, newBox, ownBoxes } from "../../src/box/own";
import { certaintyOf, differences, gameBox, printedOf, sourcesIn } from "../../src/box/rows";
import { OURS, type Box } from "../../src/games/box";
import { GAMES } from "../../src/games/families";
import { speech } from "../../src/words/speech.svelte";

const MINE: Box = { name: "My copy", digest: "abcd", values: { city: { siena: { icons: { green: 0, white: 0, red: 1, blue: 1, yellow: 1 } } } } };

describe("every component of a box", () => {
  test.each(GAMES)("%s: each row has a source, and what is reconstructed a reason", async (key) => {
    const game = await gameBox(key);
    for (const kind of Object.keys(game.sheet)) {
      const rows = printedOf(game, kind, OURS);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        expect([row.id, row.source !== ""]).toEqual([row.id, true]);
        expect(row.reconstructed.length > 0).toBe(row.because !== "");
      }
    }
  });

  test.each(GAMES)("%s: every name that a value can have has words", async (key) => {
    const { sheet, drawn } = await gameBox(key);
    await speech.need(key);
    const fields = Object.values(sheet).flatMap((kind) => Object.entries(kind));
    const nouns = fields.flatMap(([field, holds]) => ("names" in holds ? holds.names.map((name) => `${drawn?.nouns[field] ?? field}-${name}`) : []));
    expect(nouns.filter((noun) => !speech.of(key).has(noun))).toEqual([]);
  });

  test("Il Principe: a third of what is printed is reconstructed", async () => {
    const rows = printedOf(await gameBox("principe"), "city", OURS);
    expect(certaintyOf(rows)).toEqual({ values: 75, attested: 50, corrected: 0 });
  });

  test("what the owner has corrected is theirs, and all that is sent", async () => {
    const rows = printedOf(await gameBox("principe"), "city", MINE);
    const siena = rows.find(({ id }) => id === "siena");
    expect([siena?.corrected, siena?.reconstructed]).toEqual([["icons"], ["regions"]]);
    expect(certaintyOf(rows)).toEqual({ values: 75, attested: 50, corrected: 1 });
    expect(differences(rows)).toEqual(MINE.values);
  });

  test("a source is a rulebook's letter or an address", () => {
    expect(sourcesIn("A; regions: F", ["A", "F", "N"])).toEqual({ letters: ["A", "F"], links: [] });
    const both = "public: https://example.org/a?b=c (also R); http://example.net/x";
    expect(sourcesIn(both, ["R"])).toEqual({ letters: ["R"], links: ["https://example.org/a?b=c", "http://example.net/x"] });
  });
});

describe("own boxes are kept in this browser", () => {
  beforeEach(() => localStorage.clear());

  test("one for each name, and each game has its own", () => {
    keepBox("principe", MINE);
    keepBox("principe", { ...MINE, name: "Another" });
    keepBox("principe", { ...MINE, digest: "ef" });
    expect(ownBoxes("principe").map(({ name, digest }) => [name, digest])).toEqual([["Another", "abcd"], ["My copy", "ef"]]);
    expect(ownBoxes("florence")).toEqual([]);
    forgetBox("principe", "Another");
    expect(ownBoxes("principe").map(({ name }) => name)).toEqual(["My copy"]);
  });

  test("one that gets another name is not kept twice", () => {
    keepBox("principe", MINE);
    keepBox("principe", { ...MINE, name: "Second print" }, "My copy");
    expect(ownBoxes("principe").map(({ name }) => name)).toEqual(["Second print"]);
  });

  test("a table is played with it by its name", () => {
    keepBox("principe", MINE);
    expect(newBox("principe", "My copy", false)).toEqual({ name: "My copy", values: MINE.values, travels: false });
    expect(newBox("principe", "")).toBeNull();
  });

  test("what is no box there is left alone", () => {
    localStorage.setItem("signoria-boxes-principe", "{");
    expect(ownBoxes("principe")).toEqual([]);
  });
});
