import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { gameModule } from "../../src/games";
import { GAMES } from "../../src/games/families";
import type { EventSounds } from "../../src/games/interface";
import { ALL } from "../../src/sounds";
import { soundsOf, soundOf } from "../../src/table/eventSounds";

/** Every event a game can tell, by the catalogues; `-told` is the same event with its secret. */
function eventsOf(game: string): string[] {
  const words = ["common", game].map((name) => readFileSync(`../src/signoria/text/en/${name}.ftl`, "utf-8")).join("\n");
  return [...words.matchAll(/^event-([a-z-]+) =/gm)].map(([, name = ""]) => name.replace(/-(to-)?you$|-yourself$/, "").replace(/-told$/, ""));
}

const SOUNDS = new Map<string, EventSounds>();
for (const game of GAMES) SOUNDS.set(game, (await gameModule(game)).sounds);

describe("sounds", () => {
  test.each(GAMES)("every event of %s has a sound, or is silent on purpose", (game) => {
    const events = eventsOf(game);
    expect(events.length).toBeGreaterThan(5);
    expect(events.filter((event) => soundOf(SOUNDS.get(game) ?? {}, event) === undefined)).toEqual([]);
  });

  test("every sound of an event is one that there is", () => {
    const sounds = GAMES.flatMap((game) => eventsOf(game).map((event) => soundOf(SOUNDS.get(game) ?? {}, event) ?? null));
    expect(sounds.filter((sound) => sound !== null && !ALL.includes(sound))).toEqual([]);
  });

  test("what came together is heard once each, and never more than three at a time", () => {
    const own: EventSounds = { "lot-sold": "sold", "card-drawn": null, income: "coin", "turned-up": "reveal" };
    const told = (...names: string[]) => names.map((name) => ({ name, nouns: {} }));
    expect(soundsOf(own, told("bids", "withdraws", "lot-sold", "card-drawn"))).toEqual(["bid", "sold"]);
    expect(soundsOf(own, told("bids", "lot-sold", "income", "turned-up"))).toHaveLength(3);
  });
});
