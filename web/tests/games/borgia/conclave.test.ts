import { expect, test } from "vitest";

import { clearOf } from "../../../src/games/borgia/board/conclave";

test("the number of the part that a mark cuts stands at its wider side", () => {
  expect(clearOf([12, 12, 12], 14)).toEqual([
    { count: 12, left: 0, right: 0 },
    { count: 12, left: 2, right: 0 },
    { count: 12, left: 0, right: 0 },
  ]);
  expect(clearOf([30], 20)).toEqual([{ count: 30, left: 0, right: 10 }]);
  expect(clearOf([17, 17], 17)).toEqual([
    { count: 17, left: 0, right: 0 },
    { count: 17, left: 0, right: 0 },
  ]);
});
