import { describe, expect, test } from "vitest";

import { cardOf } from "../../src/games/borgia/cards";
import { doubtOf, OURS, same, type Box } from "../../src/games/box";
import { likings } from "../../src/games/florence/cards";
import { shape } from "../../src/games/florence/pieces/grid";
import { cityNamed } from "../../src/games/principe/box";
import { learning } from "../../src/games/principe/learning";
import { Misshapen } from "../../src/wire/check";

function own(values: Box["values"]): Box {
  return { name: "My copy", digest: "abcd", values };
}

describe("a table is drawn from the box it is played with", () => {
  test("Il Principe: a city asks for the cards that the box prints", () => {
    const mine = own({ city: { siena: { icons: { green: 0, white: 0, red: 1, blue: 1, yellow: 1 }, regions: ["blue"] } } });
    expect(cityNamed(mine, "siena")).toMatchObject({ cost: 3, icons: { red: 1, blue: 1, yellow: 1 }, regions: ["blue"] });
    expect(cityNamed(OURS, "siena")?.regions).toEqual(["brown"]);
  });

  test("The Prince: a card has the power that the box prints", () => {
    expect(cardOf(own({ card: { bologna: { power: 9 } } }), "bologna").power).toBe(9);
    expect(cardOf(OURS, "bologna").power).not.toBe(9);
  });

  test("Florence: a profession likes what the box prints, and a piece has its outline", () => {
    const mine = own({ profession: { architect: { building: "tower" } }, building: { tower: { cells: [[0, 0], [1, 0], [1, 1]] } } });
    expect(likings(mine, "architect").map(({ thing }) => thing)).toContain("tower");
    expect(shape(mine, "tower")).toHaveLength(3);
    expect(shape(mine, "tower")).not.toEqual(shape(OURS, "tower"));
  });

  test("a box that is no box is not drawn", () => {
    expect(() => cityNamed(own({ city: { siena: { cost: "three" } } }), "siena")).toThrow(Misshapen);
  });
});

describe("what is reconstructed", () => {
  const row = { id: "siena", icons: { green: 1, blue: 0 }, regions: ["brown", "red"], reconstructed: ["icons", "regions"], because: "balance" };

  test("of ours all that the row says", () => {
    expect(doubtOf(OURS, "city", row)).toEqual({ fields: ["icons", "regions"], because: "balance" });
  });

  test("is certain once the owner of a copy has corrected it", () => {
    const both = own({ city: { siena: { icons: { blue: 1 }, regions: ["blue"] } } });
    expect(doubtOf(both, "city", row)).toBeNull();
    const one = own({ city: { siena: { icons: { green: 1 }, regions: ["blue"] } } });
    expect(doubtOf(one, "city", row)?.fields).toEqual(["icons"]);
  });

  test("in whatever order it is written", () => {
    expect(same(["red", "brown"], ["brown", "red"])).toBe(true);
    expect(same({ green: 1 }, { blue: 0, green: 1 })).toBe(true);
    expect(same([[0, 1], [1, 0]], [[1, 0], [0, 1]])).toBe(true);
    expect(same([[0, 1]], [[1, 0]])).toBe(false);
  });

  test("is a city's icons, never its price", () => {
    expect(learning.doubt?.("city", "siena", OURS)?.fields).toEqual(["icons", "regions"]);
    expect(learning.doubt?.("region", "brown", OURS)).toBeNull();
  });
});
