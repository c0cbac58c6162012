import { describe, expect, test } from "vitest";

import { passedMark, secondsLeft, written } from "../../src/table/layout/clocks";
import { Time } from "../../src/time.svelte";

describe("clocks", () => {
  test("a clock that runs counts down from when it began, and never below nothing", () => {
    expect(secondsLeft({ left: 90_000, since: 1_000_000 }, 1_030_000)).toBe(60);
    expect(secondsLeft({ left: 90_000, since: null }, 1_030_000)).toBe(90);
    expect(secondsLeft({ left: 5_000, since: 1_000_000 }, 1_030_000)).toBe(0);
  });

  test("minutes and seconds, hours, or days", () => {
    expect(written(41)).toEqual({ kind: "short", text: "0:41" });
    expect(written(3849)).toEqual({ kind: "short", text: "1:04:09" });
    expect(written(200_000)).toEqual({ kind: "days", days: 2, hours: 7 });
  });

  test("sixty, thirty and ten seconds are called out once each", () => {
    expect([passedMark(61, 60), passedMark(60, 59), passedMark(31, 30), passedMark(40, 9)]).toEqual([60, null, 30, 10]);
  });

  test("each answer narrows down how far the server is ahead; a clock that was set begins anew", () => {
    const time = new Time();
    const at = (text: string) => Date.parse(text);
    time.heard("Mon, 02 Jan 2040 10:00:05 GMT", at("2040-01-02T10:00:00.000Z"), at("2040-01-02T10:00:00.100Z"));
    expect(time.ahead).toBeCloseTo(5450, -1);
    time.heard("Mon, 02 Jan 2040 10:00:05 GMT", at("2040-01-02T10:00:00.700Z"), at("2040-01-02T10:00:00.720Z"));
    expect(time.ahead).toBeGreaterThan(4800);
    expect(time.ahead).toBeLessThan(5450);
    time.heard("Mon, 02 Jan 2040 11:00:00 GMT", at("2040-01-02T10:00:01.000Z"), at("2040-01-02T10:00:01.100Z"));
    expect(time.ahead).toBeGreaterThan(3_598_000);
  });
});
