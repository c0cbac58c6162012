import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

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
} from "../../../src/games/florence/pieces/grid";
import { mostFame, pay } from "../../../src/games/florence/pieces/making";
import { outline } from "../../../src/games/florence/pieces/outline";
import { OURS } from "../../../src/games/box";
import { vocabulary } from "./laid";

const EMPTY: Ground = { pieces: [], builders: 0 };
const MASTER: Ground = { pieces: [], builders: 2 };

function lies(text: string): Place {
  const place = placeOf(text);
  if (!place) throw new Error(text);
  return place;
}

interface Exported {
  grounds: (Ground & { legal: { [piece: string]: string }; tried: [place: string, reason: string | null][] })[];
  pays: [value: number, fame: number, florins: number, most: number][];
}

describe("the engine reckons the same", () => {
  const { grounds, pays } = JSON.parse(readFileSync("tests/games/florence/positions.json", "utf-8")) as Exported;

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
