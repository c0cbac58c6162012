import { describe, expect, test } from "vitest";

import { columnPlans, emblemBeside, emblemIn, faceOf, fitting, fitsBay, listPlan, openHeight, openPlan, planned, romePlan, textWidth } from "../../../src/games/borgia/board/forms";

describe("a column of a family", () => {
  const most = (column: number, rows: number, width = 262) => columnPlans(column, width, [{ palaces: rows, lines: 1 }])[0];

  test("has rows as high as they fit, and never above 78", () => {
    expect(most(374, 4)).toEqual({ form: "named", height: 76, columns: 1, foot: true });
    expect(most(800, 2)?.height).toBe(78);
    expect(most(374, 1)?.height).toBe(78);
  });

  test("has flat ones and no foot where rows are lower, and then two small ones beside each other", () => {
    expect(most(320, 6)).toEqual({ form: "flat", height: 45, columns: 1, foot: false });
    expect(most(320, 9)).toEqual({ form: "mini", height: 54, columns: 2, foot: false });
  });

  test("holds every palazzo of the fullest family in the lowest window with a side", () => {
    for (let rows = 1; rows <= 12; rows += 1) {
      for (const lines of [0, 1, 2]) {
        for (const { height, columns } of columnPlans(320, 262, [{ palaces: rows, lines }])) {
          expect(Math.ceil(rows / columns) * height + openHeight(lines)).toBeLessThanOrEqual(320);
        }
      }
    }
  });

  test("is as the others are, and is small alone where it has no room for more", () => {
    const two = columnPlans(320, 262, [{ palaces: 5, lines: 0 }, { palaces: 2, lines: 1 }]);
    expect(two.map(({ form, height }) => [form, height])).toEqual([["named", 58], ["named", 58]]);
    const full = columnPlans(320, 262, [{ palaces: 9, lines: 0 }, { palaces: 2, lines: 1 }]);
    expect(full).toMatchObject([{ form: "mini", foot: false }, { form: "named", foot: false }]);
  });

  test("holds every family's palazzi where one has them beside each other, as on a tablet on its side", () => {
    const families = [{ palaces: 4, lines: 0 }, { palaces: 3, lines: 0 }, { palaces: 2, lines: 1 }, { palaces: 3, lines: 1 }];
    columnPlans(157, 408, families).forEach(({ height, columns }, n) => {
      const { palaces, lines } = families[n] ?? { palaces: 0, lines: 0 };
      expect(Math.ceil(palaces / columns) * height + openHeight(lines)).toBeLessThanOrEqual(157);
    });
  });

  test("is drawn small where it is narrow", () => {
    expect(planned(3, 150, 400, 78).form).toBe("mini");
  });
});

test("families on a phone that lies on its side stand as they need the least height", () => {
  const family = (palaces: number, long = false) => ({ palaces, long, lines: () => 0 });
  const full = [family(6), family(5), family(2), family(1)];
  expect(listPlan(470, 4, full)).toMatchObject({ abreast: 2, columns: [2, 2, 2, 2] });
  expect(listPlan(470, 4, [family(6, true), family(5), family(2), family(1)]).columns).toEqual([1, 2, 2, 2]);
  expect(listPlan(470, 3, [family(2), family(1), family(1)]).abreast).toBe(3);
  expect(listPlan(380, 1, full)).toMatchObject({ abreast: 1, columns: [2, 2, 2, 2] });
});

test("the head of a column leaves the family's name out before its words break into two lines", () => {
  expect(fitsBay("della Rovere · chooses", 262)).toBe(true);
  expect(fitsBay("della Rovere · chooses", 226)).toBe(false);
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

  test("has a smaller emblem where its values find no room beside it", () => {
    expect(emblemBeside({ form: "large", height: 92 }, 330, 3)).toBe(36);
    expect(emblemBeside({ form: "large", height: 92 }, 210, 3)).toBe(28);
    expect(emblemBeside({ form: "flat", height: 50 }, 255, 1)).toBe(26);
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
  const shown = (count: number, width = 262, values = ["15", "3"]) => openPlan("Unprotected", Array.from({ length: count }, () => ({ name: "Camerlengo", values })), width);
  expect(shown(0)).toEqual({ shows: "named", lines: 0 });
  expect(shown(1)).toEqual({ shows: "named", lines: 1 });
  expect(shown(1, 226, ["6"])).toEqual({ shows: "named", lines: 1 });
  expect(shown(2, 270)).toEqual({ shows: "valued", lines: 1 });
  expect(shown(3)).toEqual({ shows: "valued", lines: 2 });
  expect(shown(6)).toEqual({ shows: "bare", lines: 2 });
  expect(shown(15)).toEqual({ shows: "bare", lines: 3 });
});

describe("a card of the hand", () => {
  const face = (names: string[], values: string[], width: number, height = 74, alike = false) => faceOf(names, values, width, height, alike);

  test("has an emblem that makes room for a name on two lines", () => {
    expect(face(["Spy"], [], 60)).toEqual({ name: "Spy", emblem: 32 });
    expect(face(["Bande Nere"], ["2"], 80)).toEqual({ name: "Bande Nere", emblem: 32 });
    expect(face(["Bande Nere"], ["2"], 44)).toEqual({ name: "Bande Nere", emblem: 21 });
  });

  test("gives up the mark of doubt, then breaks its name, then has none", () => {
    const names = ["Pitigliano\u00a0≈", "Pitigliano", "Piti\u00adgliano"];
    expect(face(names, ["2"], 80).name).toBe(names[0]);
    expect(face(names, ["2"], 66).name).toBe(names[1]);
    expect(face(names, ["2"], 56)).toEqual({ name: names[2], emblem: 21 });
    expect(face(names, ["2"], 40)).toEqual({ name: "", emblem: 32 });
  });

  test("counts every line of its values, and a property has its name before the emblem that all of them have", () => {
    expect(face(["Tivoli"], ["1", "15", "2"], 56, 74, true)).toEqual({ name: "Tivoli", emblem: 21 });
    expect(face(["Tivoli"], ["1", "15", "2"], 48, 84, true)).toEqual({ name: "Tivoli", emblem: 17 });
    expect(face(["Tivoli"], ["1", "15", "2"], 48, 74, true)).toEqual({ name: "Tivoli", emblem: 0 });
    expect(face(["Datary"], ["20", "2"], 44, 60)).toEqual({ name: "", emblem: 21 });
  });
});

describe("the left column", () => {
  test("has all of it where there is room, and gives up the long words first, the drawing last", () => {
    expect(romePlan(434, 30, 20)).toMatchObject({ names: true, brief: false });
    expect(romePlan(384, 60, 20)).toMatchObject({ names: true, brief: true });
    expect(romePlan(280, 60, 20)).toMatchObject({ names: false, brief: true });
    expect(romePlan(230, 60, 20)).toEqual({ drawing: 0, names: false, brief: true });
  });
});
