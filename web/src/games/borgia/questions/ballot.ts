// Votes and cardinals that are handed out family by family: who is asked about, and what is given already.

import type { Decision } from "../../../wire/game";
import type { Table } from "../../interface";
import type { Pact } from "../declared";
import type { Seen } from "../view";

/** A seat that gets some. */
export interface Share {
  seat: number;
  /** Given already; null is still to be planned. */
  given: number | null;
  /** Nobody asks about the last: it has what the others do not, and yet nothing before it is given. */
  last: boolean;
}

/** The seats in the order they are asked about; those before the one asked about now have theirs. */
export function shares({ view }: Table<Seen>, decision: Decision, planned: (seat: number) => number): Share[] {
  const { election, making, sealed, seats } = view;
  const seatOf = (family: string) => seats.findIndex((one) => one.family === family);
  const now = seatOf(String(decision.nouns["family"]));
  if (decision.prompt === "run-off") {
    const pair = (election?.pair ?? []).map(seatOf);
    return [now, ...pair.filter((one) => one !== now)].map((seat, n) => ({ seat, given: null, last: n > 0 }));
  }
  const cardinals = making?.what === "cardinals";
  const order = cardinals ? making.receivers : seats.map((_, seat) => seat);
  const cast = sealed?.mine.map((text) => Number(text.split(" ")[1]));
  const before = order.indexOf(now);
  return order.map((seat, n) => ({
    seat,
    given: n < before ? (cast?.[n] ?? planned(seat)) : null,
    last: cardinals && n === order.length - 1,
  }));
}

/** What is left of the number to hand out once the plan is carried out. */
export function leftOver(all: Share[], number: number, planned: (seat: number) => number): number {
  return all.filter(({ given }) => given === null).reduce((left, { seat }) => left - planned(seat), number);
}

/** All votes there are: the scale on which a majority is seen. */
export function allVotes({ seats }: Seen): number {
  return Math.max(1, seats.reduce((sum, { votes }) => sum + votes, 0));
}

/** One's own votes and those of one other family. */
export function pactWith({ election }: Seen, seat: number): Pact | null {
  return election?.pacts.find(({ others }) => others.length === 1 && others[0] === seat) ?? null;
}

/** Where no two elect: the smallest sum of more that does. */
export function widePact({ election }: Seen): Pact | null {
  return election?.pacts.find(({ others }) => others.length > 1) ?? null;
}
