// Votes and cardinals that are handed out family by family: who is asked about, what is given already, what may be sealed.

import type { Decision } from "../../../wire/game";
import type { Table } from "../../interface";
import type { Seen } from "../view";
import vocabulary from "../vocabulary.json";

/** A seat that gets some. */
export interface Share {
  seat: number;
  /** Given already; null is still to be planned. */
  given: number | null;
  /** What is left over at the end goes here: it is not planned by itself. */
  rest: boolean;
}

const BY_FAMILY = vocabulary.names.family;

function asked(decision: Decision): number {
  return BY_FAMILY.indexOf(String(decision.nouns["family"]));
}

/** The seats in the order they are asked about; those before the one asked about now have theirs. */
export function shares(table: Table<Seen>, decision: Decision, planned: (seat: number) => number): Share[] {
  const { view, seat, story } = table;
  const now = asked(decision);
  const all = view.seats.map((_, one) => one);
  if (decision.prompt === "run-off") {
    const told = story.findLast(({ name }) => name === "run-off")?.nouns ?? {};
    const pair = [now, ...["family", "rival"].map((noun) => BY_FAMILY.indexOf(String(told[noun]))).filter((one) => one >= 0 && one !== now)];
    return pair.map((one, n) => ({ seat: one, given: null, rest: n > 0 }));
  }
  if (decision.prompt === "cardinals") {
    const order = [...all.slice(seat + 1), ...all.slice(0, seat)];
    const before = order.indexOf(now);
    const others = order.map((one, n) => ({ seat: one, given: n < before ? planned(one) : null, rest: false }));
    return [...others, { seat, given: null, rest: true }];
  }
  const { each = 0, given = [] } = view.stack.find(({ is }) => is === "SecretBallot") ?? {};
  const cast = (one: number) => (given[seat * each + one] ?? -1) - vocabulary.codes.votes;
  return all.map((one) => {
    const already = each > 0 ? cast(one) : planned(one);
    return { seat: one, given: one < now ? Math.max(0, already) : null, rest: false };
  });
}

/** What is left of the number to hand out once the plan is carried out; what goes to the rest is not planned. */
export function leftOver(all: Share[], number: number, planned: (seat: number) => number): number {
  return all.filter(({ given, rest }) => given === null && !rest).reduce((left, { seat }) => left - planned(seat), number);
}

/** The most the Pope may keep: one more than the family given most. [TP-92] */
export function mostForPope(all: Share[], planned: (seat: number) => number): number {
  const others = all.filter(({ rest }) => !rest).map(({ seat, given }) => given ?? planned(seat));
  return Math.max(0, ...others) + 1;
}
