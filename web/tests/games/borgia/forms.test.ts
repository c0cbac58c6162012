import { describe, expect, test } from "vitest";

import { columnPlan, emblemIn, fitting, openPlan, overName, planned, romePlan, textWidth } from "../../../src/games/borgia/board/forms";

describe("a column of a family", () => {
  const most = (column: number, rows: number, width = 262) => columnPlan(column, width, rows, 1);

  test("has rows as high as they fit, and never above 78", () => {
    expect(most(374, 4)).toEqual({ form: "named", height: 76, columns: 1, foot: true });
    expect(most(800, 2).height).toBe(78);
    expect(most(374, 1).height).toBe(78);
  });

  test("has flat ones and no foot where rows are lower, and then two small ones beside each other", () => {
    expect(most(320, 6)).toEqual({ form: "flat", height: 45, columns: 1, foot: false });
    expect(most(320, 9)).toEqual({ form: "mini", height: 54, columns: 2, foot: false });
  });

  test("holds every palazzo of the fullest family in the lowest window with a side", () => {
    for (let rows = 1; rows <= 12; rows += 1) {
      for (const lines of [0, 1, 2]) {
        const { height, columns } = columnPlan(320, 262, rows, lines);
        const open = lines === 0 ? 0 : 38 + (lines - 1) * 28;
        expect(Math.ceil(rows / columns) * height + open).toBeLessThanOrEqual(320);
      }
    }
  });

  test("is drawn small where it is narrow", () => {
    expect(planned(3, 150, 400, 78).form).toBe("mini");
  });
});

describe("one's own palaces", () => {
  test("stand in two columns, in more where that is not enough", () => {
    expect(planned(4, 650, 186, 92, 2)).toEqual({ form: "large", height: 92, columns: 2 });
    expect(planned(4, 650, 100, 92, 2)).toEqual({ form: "flat", height: 50, columns: 2 });
    expect(planned(6, 650, 100, 92, 2)).toEqual({ form: "flat", height: 50, columns: 3 });
    expect(planned(8, 650, 100, 92, 2)).toEqual({ form: "mini", height: 50, columns: 4 });
  });
});

describe("a niche", () => {
  test("has a smaller emblem in a lower palazzo, and never below what can be told apart", () => {
    const sizes = [92, 78, 60, 56].map((height) => emblemIn({ form: height >= 90 ? "large" : "named", height }));
    expect(sizes).toEqual([36, 28, 24, 22]);
    expect(emblemIn({ form: "flat", height: 46 })).toBe(26);
  });

  test("gives its text what the empty ones leave", () => {
    expect(textWidth("named", 262, 28, 1)).toBeGreaterThan(textWidth("named", 262, 28, 3));
    expect(textWidth("mini", 262, 22, 1)).toBe(0);
  });

  test("says the longest name that fits, breaks one where there are two lines, and else none", () => {
    expect(fitting(["Michelangelo Buonarroti", "Michelangelo"], 80, 60)).toBe("Michelangelo");
    expect(fitting(["Michelangelo", "Michel\u00adangelo"], 50, 78)).toBe("Michel\u00adangelo");
    expect(fitting(["Michelangelo", "Michel\u00adangelo"], 50, 60)).toBe("");
  });
});

test("what nothing protects is named, valued or shown as emblems alone, on as many lines as it takes", () => {
  expect(openPlan(1, 262)).toEqual({ shows: "named", lines: 1 });
  expect(openPlan(2, 262)).toEqual({ shows: "valued", lines: 1 });
  expect(openPlan(6, 262)).toEqual({ shows: "bare", lines: 1 });
  expect(openPlan(9, 262)).toEqual({ shows: "bare", lines: 2 });
});

test("the emblem of a card makes room for a name on two lines, and a name that finds none is not written", () => {
  expect(overName("Spy", 60, 74, false)).toBe(32);
  expect(overName("Bande Nere", 80, 74, true)).toBe(30);
  expect(overName("Bande Nere", 44, 74, true)).toBe(0);
  expect(overName("Bande Nere", 44, 84, true)).toBe(28);
  expect(overName("Pitigliano", 44, 84, true)).toBe(0);
});

describe("the left column", () => {
  test("has all of it where there is room, and gives up the long words first, the drawing last", () => {
    expect(romePlan(434, 30, 20)).toMatchObject({ names: true, brief: false });
    expect(romePlan(374, 60, 20)).toMatchObject({ names: true, brief: true });
    expect(romePlan(280, 60, 20)).toMatchObject({ names: false, brief: true });
    expect(romePlan(230, 60, 20)).toEqual({ drawing: 0, names: false, brief: true });
  });
});
