import { describe, expect, test } from "vitest";

import { revealedSince } from "../../src/table/undoCheck";

const told = (name: string, seat: number) => ({ name, nouns: { seat } });

describe("what came to light", () => {
  test("a sealed choice can be taken back until the cards are turned up", () => {
    const sealed = [told("drawn", 0), told("drawn", 1), told("sealed", 1), told("sealed", 0)];
    expect(revealedSince(["laid"], sealed, 0)).toBe(false);
    expect(revealedSince(["laid"], [...sealed, told("laid", 0), told("laid", 1)], 0)).toBe(true);
    expect(revealedSince(["laid"], [...sealed, told("laid", 0), told("laid", 1)], 1)).toBe(true);
  });

  test("what was turned up before one's own last move does not matter", () => {
    expect(revealedSince(["turned-up"], [told("turned-up", 1), told("bids", 0)], 0)).toBe(false);
  });
});
