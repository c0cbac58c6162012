import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { Consequences } from "../../src/table/question/consequences.svelte";
import type { Fact } from "../../src/wire/game";
import type { Outcome } from "../../src/wire/live";

const STALE: Outcome = { kind: "rejected", code: "stale", refusal: null };
const PAYS: Fact = { what: "pays", nouns: { ducats: 3 }, rule: "" };
const CONSIDERED: Outcome = { kind: "considered", facts: { "bid 3": [PAYS] } };

/** Somebody who looks at one answer all the time; what the server says in turn; what was asked and seen. */
function looker(...said: ((looked: Consequences) => Outcome)[]) {
  const asked: string[][] = [];
  const seen: Fact[][] = [];
  const consequences: Consequences = new Consequences((texts) => {
    asked.push(texts);
    return Promise.resolve((said.shift() ?? (() => STALE))(consequences));
  });
  const stop = $effect.root(() => {
    $effect(() => void seen.push(consequences.of("bid 3", true)));
  });
  flushSync();
  return { consequences, asked, seen, stop };
}

async function pass() {
  for (let n = 0; n < 3; n += 1) {
    await vi.runAllTimersAsync();
    flushSync();
  }
}

beforeEach(() => void vi.useFakeTimers());

test("what was asked of a table that has changed meanwhile is asked again, though the question is the same", async () => {
  const { asked, seen, stop } = looker(
    (looked) => {
      looked.renew(); // heard before the answer
      return STALE;
    },
    () => CONSIDERED,
  );
  await pass();
  expect(asked).toEqual([["bid 3"], ["bid 3"]]);
  expect(seen.at(-1)).toEqual([PAYS]);
  stop();
});

test("what was not answered is asked again once the table is heard of, and not before", async () => {
  const { consequences, asked, seen, stop } = looker(() => ({ kind: "lost" }), () => CONSIDERED);
  await pass();
  expect(asked).toEqual([["bid 3"]]);
  consequences.renew();
  await pass();
  expect(asked).toEqual([["bid 3"], ["bid 3"]]);
  expect(seen.at(-1)).toEqual([PAYS]);
  consequences.renew();
  await pass();
  expect(asked).toHaveLength(2);
  stop();
});
