import { describe, expect, test } from "vitest";

import { onlyAnswer } from "../../src/table/question/forced";
import type { Decision } from "../../src/wire/game";
import type { SeatUpdate, TableFacts } from "../../src/wire/types";

const OWN = 1;
const bot = (seat: number) => ({ seat, kind: "bot", name: "", bot: "thumb", away: false, expected: "" });
const person = (seat: number) => ({ ...bot(seat), kind: "person", name: "Anna", bot: "" });
const facts = (more: Partial<TableFacts> = {}) =>
  ({ seats: [bot(0), person(OWN), bot(2)], public: false, watchable: true, lesson: false, ...more }) as TableFacts;
const asked = (decision: Partial<Decision> | null, more: Partial<SeatUpdate> = {}) =>
  ({ decision: decision && { prompt: "bid", options: ["pass"], ladder: null, ...decision }, over: false, ended: "", paused: false, ...more }) as SeatUpdate;

describe("an answer that need not be asked for", () => {
  test("is the only one, at a table with bots alone", () => {
    expect(onlyAnswer(asked({}), facts(), OWN)).toBe("pass");
    expect(onlyAnswer(asked(null), facts(), OWN)).toBeNull();
    expect(onlyAnswer(asked({ options: ["pass", "bid 3"] }), facts(), OWN)).toBeNull();
    expect(onlyAnswer(asked({ ladder: { verb: "bid", least: 3, most: 9, step: 1 } }), facts(), OWN)).toBeNull();
    expect(onlyAnswer(asked({ options: [], ladder: { verb: "bid", least: 3, most: 3, step: 1 } }), facts(), OWN)).toBe("bid 3");
  });

  test("is asked for all the same where somebody could tell from the time it takes", () => {
    expect(onlyAnswer(asked({}), facts({ seats: [bot(0), person(OWN), person(2)] }), OWN)).toBeNull();
    expect(onlyAnswer(asked({}), facts({ seats: [{ ...bot(0), away: true }, person(OWN)] }), OWN)).toBeNull();
    expect(onlyAnswer(asked({}), facts({ seats: [{ ...bot(0), expected: "Bruno" }, person(OWN)] }), OWN)).toBeNull();
    expect(onlyAnswer(asked({}), facts({ public: true }), OWN)).toBeNull();
    expect(onlyAnswer(asked({}), facts({ public: true, watchable: false }), OWN)).toBe("pass");
  });

  test("is asked for in a lesson, and never where nothing may be done", () => {
    expect(onlyAnswer(asked({}), facts({ lesson: true }), OWN)).toBeNull();
    for (const stands of [{ over: true }, { ended: "closed" }, { paused: true }]) expect(onlyAnswer(asked({}, stands), facts(), OWN)).toBeNull();
  });
});
