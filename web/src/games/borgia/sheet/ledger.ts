// What the story and the table tell of one family: points by round, purchases, votes, and what is known of its hand.

import type { GameEvent } from "../../../wire/game";
import type { Table } from "../../interface";
import { cardOf, short } from "../cards";
import type { Seen } from "../view";

export interface Purchase {
  round: number;
  /** "" if one has not seen which. */
  card: string;
  price: number;
  /** Whether a Spy was sent for it. */
  spied: boolean;
}

/** The points of each round that was scored. */
export function pointsByRound(story: GameEvent[], seat: number): number[] {
  return story.filter(({ name, nouns }) => name === "scored" && nouns["seat"] === seat).map(({ nouns }) => Number(nouns["points"]));
}

const BOUGHT = new Set(["sold", "taken-free", "taken-unseen"]);

export function bought(story: GameEvent[], seat: number): Purchase[] {
  const found: Purchase[] = [];
  let round = 1;
  for (const { name, nouns } of story) {
    if (name === "round-begins") round = Number(nouns["round"]);
    if (!BOUGHT.has(name) || nouns["seat"] !== seat) continue;
    found.push({ round, card: String(nouns["card"] ?? ""), price: Number(nouns["price"] ?? 0), spied: name === "taken-unseen" });
  }
  return found;
}

/** The cards that this seat certainly holds, as far as one has seen. */
export function knownHand({ seen, seats }: Seen, seat: number): string[] {
  const family = seats[seat]?.family;
  return Object.entries(seen).flatMap(([card, copies]) => copies.filter((places) => places.length === 1 && places[0] === family).map(() => card));
}

/** Votes as a sum: "6 cardinals 18, Camerlengo 3". */
export function voteSum({ view, words, box }: Table<Seen>, seat: number): string {
  const own = view.seats[seat];
  if (!own) return "";
  const lies = [...Object.values(own.properties).flat(), ...own.home, ...own.open];
  const offices = lies.map((card) => ({ card, votes: cardOf(box, card).votes })).filter(({ votes }) => votes > 0);
  const printed = offices.reduce((sum, { votes }) => sum + votes, 0);
  const cardinals = `${words.say("board-cardinals", { number: own.cardinals })} ${own.votes - printed}`;
  return [cardinals, ...offices.map(({ card, votes }) => `${short(card, words)} ${votes}`)].join(", ");
}

const AGAINST = new Set(["attacks", "storms", "spies", "marries", "trade-done", "accuses"]);
const LATEST = 4;

/** The latest that the two did to each other, or with each other. */
export function between(story: GameEvent[], one: number, other: number): GameEvent[] {
  const both = ({ name, nouns }: GameEvent) => AGAINST.has(name) && [one, other].every((seat) => nouns["seat"] === seat || nouns["opponent"] === seat);
  return story.filter(both).slice(-LATEST);
}
