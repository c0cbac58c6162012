import { describe, expect, test } from "vitest";

import { chapters } from "../../../src/games/story";
import { story } from "../../../src/games/borgia/story";
import type { GameEvent } from "../../../src/wire/game";
import { games, teller, told } from "../telling";

const LANGUAGES = ["de", "en", "fr", "it", "nl"];
const up = told("turned-up", { seat: 4, slot: 5, card: "datary" });
const bid = (seat: number, amount: number) => told("bids", { seat, amount });
const passed = (seat: number) => told("withdraws", { seat });

function texts(...events: GameEvent[]): string[] {
  return story(events, teller("borgia")).filter(({ kind }) => kind === "line").map(({ text }) => text);
}

test("an auction is one line, bid after bid", () => {
  const bids = [bid(4, 8), bid(1, 12), bid(0, 15), passed(2), bid(4, 21), passed(1), passed(0)];
  expect(texts(up, ...bids)).toEqual(["**Matteo** put up card 5: Datary. Bids: Matteo 8, Lucia 12, you 15, Matteo 21."]);
  const sold = [told("sold", { seat: 4, card: "datary", price: 21 }), told("gained", { seat: 4, card: "datary" }), told("placed", { seat: 4, card: "datary", spot: "open" })];
  expect(texts(up, ...bids, ...sold)).toEqual([
    "**Matteo** put up card 5: Datary. Bids: Matteo 8, Lucia 12, you 15, Matteo 21. **Matteo takes it for 21.** It lies unprotected.",
  ]);
});

test("of a long auction the last bid of each is told", () => {
  const bids = [bid(4, 1), bid(1, 2), bid(4, 3), bid(1, 4), bid(4, 5), bid(1, 6), bid(4, 7)];
  expect(texts(up, ...bids)).toEqual(["**Matteo** put up card 5: Datary. Bids: Lucia 6, Matteo 7."]);
});

test("who bids alone, and who takes a card for nothing", () => {
  expect(texts(up, bid(0, 4), told("sold", { seat: 0, card: "datary", price: 4 }))[0]).toMatch("**You take it for 4**; nobody else bid.");
  expect(texts(up, passed(0), told("taken-free", { seat: 4, card: "datary" }))[0]).toMatch("Nobody bid: **Matteo takes it for nothing.**");
});

test("a fee that is not paid is told", () => {
  const sold = [bid(1, 4), told("sold", { seat: 1, card: "bellini", price: 4 }), told("gained", { seat: 1, card: "bellini" }), told("fee-unpaid", { seat: 1, card: "bellini" }), told("set-aside", { card: "bellini" })];
  expect(texts(told("turned-up", { seat: 1, slot: 2, card: "bellini" }), ...sold)[0]).toMatch("**Lucia** did not pay the fee of Bellini: gone.");
});

test("a seizure is one line with both sums", () => {
  const attack = told("attacks", { seat: 3, card: "ostia", opponent: 0 });
  const fight = [told("sealed", { seat: 3 }), told("sealed", { seat: 0 }), told("committed", { seat: 3, card: "lorca", ducats: 10 }), told("set-aside", { card: "lorca" }), told("fought", { seat: 3, opponent: 0, attack: 2, defence: 4 })];
  expect(texts(attack)).toEqual(["**Chiara** tries to seize Ostia from you."]);
  expect(texts(attack, ...fight, told("held", { seat: 0 }))).toEqual(["**Chiara** attacked you for Ostia with 2 against 4: **it held.** Paid: Chiara 10."]);
  const [line] = story([attack, ...fight, told("seized", { seat: 3, card: "ostia" })], teller("borgia"));
  expect(line?.text).toMatch("**seized.**");
  expect(line?.clause).toBe("took Ostia");
});

test("a ballot says what each got, and the round whom it elected", () => {
  const votes = [told("voted", { seat: 1, family: "borgia", number: 5 }), told("voted", { seat: 2, family: "medici", number: 7 }), told("voted", { seat: 0, family: "borgia", number: 9 })];
  const round = told("round-begins", { round: 1 });
  expect(texts(...votes, told("no-majority", { ballot: 1 }))).toEqual(["Votes: you 14, Lucia 7. **Nobody is elected.**"]);
  const [head] = story([round, ...votes, told("elected", { seat: 1, number: 20, all: 30 })], teller("borgia"));
  expect(head?.outcome).toBe("Lucia became Pope");
});

test("a turn has a head, and an offer that was dropped no line", () => {
  const lines = story([told("turn-begins", { seat: 0 }), told("trade-opened", { seat: 0, opponent: 1 }), told("trade-dropped", { seat: 0, opponent: 1 })], teller("borgia"));
  expect(lines.map(({ kind, text }) => [kind, text])).toEqual([["head", "You"]]);
});

test("a deal says who got which card", () => {
  const agreed = [told("trade-opened", { seat: 1, opponent: 3 }), told("trade-done", { seat: 1, opponent: 3 })];
  const cards = [told("gained", { seat: 1, card: "datary" }), told("placed", { seat: 1, card: "datary", spot: "home" }), told("gained", { seat: 3, card: "ostia" })];
  expect(texts(...agreed, ...cards)).toEqual(["**Lucia** and Chiara trade. **Lucia** received Datary. **Chiara** received Ostia."]);
});

test("whoever trades reads what went from hand to hand", () => {
  const hands = { given: "spy spy", taken: "nothing" };
  const deal = (seat: number, opponent: number) => [told("trade-opened", { seat, opponent }), told("trade-done", { seat, opponent, ...hands })];
  expect(texts(...deal(0, 1))).toEqual(["You trade with Lucia. Into your hand: nothing; into theirs: Spy and Spy."]);
  expect(texts(...deal(1, 0))).toEqual(["**Lucia** trades with you. Into your hand: Spy and Spy; into theirs: nothing."]);
});

test("what became of an office that was struck or given is told once", () => {
  expect(texts(told("poisons", { seat: 1, card: "datary" }), told("set-aside", { card: "datary" }))).toEqual(["**Lucia** poisons Datary. Datary is set aside."]);
  const given = [told("office-given", { seat: 2, card: "datary" }), told("placed", { seat: 2, card: "datary", spot: "home" })];
  expect(texts(...given)).toEqual(["**Giano** receives Datary. It goes under the home property."]);
  expect(texts(told("offices-reshuffled", { cards: 1 }), ...given)[0]).toMatch(/ \*\*Giano\*\* received Datary\.$/);
});

test("a name that is abbreviated in a niche is whole in a sentence", () => {
  expect(texts(told("revealed", { seat: 1, card: "captain_general" }))).toEqual(["**Lucia** played from the deal: Captain-General of the Church."]);
});

test("of a Spy, whoever was spied on hears what it took", () => {
  const sent = told("spies", { seat: 2, opponent: 0 });
  expect(texts(sent, told("spied-on", { seat: 0, opponent: 2, loot: "corella" }))[0]).toMatch(/^A Spy of Giano takes a card from your hand: /);
  expect(texts(told("spies", { seat: 2, opponent: 1 }), told("spied-on", { seat: 1, opponent: 2 }))).toEqual(["**Giano** sends a Spy to Lucia."]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("no sentence ends twice", () => {
    const lines = games("borgia").flatMap((one) => story(one, teller("borgia", language)));
    expect(lines.map(({ text }) => text).filter((text) => text.includes(".."))).toEqual([]);
  });

  test.each(games("borgia"))("nothing is left out of a whole game", (...events) => {
    const lines = story(events, teller("borgia", language));
    expect(lines.flatMap((line) => line.told)).toEqual(events);
    for (const { text } of lines) expect(text).not.toMatch(/story-|clause-|\{|\?\?\?|^[a-z]+-[a-z]+$/);
  });
});

test("each round begins a chapter", () => {
  const [events = []] = games("borgia");
  const heads = chapters(story(events, teller("borgia"))).flatMap(({ head }) => (head ? [head.text] : []));
  expect(heads).toEqual(["Round 1", "Round 2", "Round 3"]);
});
