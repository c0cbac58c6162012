// An offer as it is put together: changed at will, and sent step by step once it is made.

import type { Table } from "../../../interface";
import type { Seen } from "../../view";

export type Side = "gives" | "wants";
const VERBS: Record<Side, string> = { gives: "offer", wants: "ask" };

/** What of a list is not in another, copies counted. */
export function without(all: string[], some: string[]): string[] {
  const left = [...some];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The offer that is under way, if the one who looks makes it. */
export function underWay({ view, seat }: Table<Seen>) {
  const { making } = view;
  return making?.what === "trade" && making.from === seat && making.stage === "begun" ? making : null;
}

class Deal {
  to = $state(-1);
  given = $state(0);
  asked = $state(0);
  private cards: Record<Side, string[]> = $state({ gives: [], wants: [] });
  private question: object | null = $state.raw(null); // the one it was begun at
  private sending = $state(false);
  private last: object | null = null; // the question that was answered last
  private at = ""; // the table and the seat it is put together at

  /** Begin anew at another table: what is being made at one is never offered at another. */
  face({ facts, seat }: Table<Seen>): void {
    const here = `${facts.id} ${seat}`;
    if (here === this.at) return;
    this.at = here;
    this.close();
  }

  /** Whether an offer is put together here before anybody has heard of it. */
  isOpen(table: Table<Seen>): boolean {
    return this.isAt(table.decision);
  }

  /** The same of a question that may be answered already, and has no answer from the server yet. */
  isAt(put: object | null): boolean {
    return this.question !== null && this.question === put;
  }

  begin(table: Table<Seen>): void {
    this.face(table);
    this.clear();
    this.question = table.decision;
    const first = table.decision?.options.find((option) => option.startsWith("trade "));
    this.to = table.view.seats.findIndex(({ family }) => `trade ${family}` === first);
  }

  close(): void {
    this.question = null;
    this.clear();
  }

  clear(): void {
    this.cards = { gives: [], wants: [] };
    this.given = 0;
    this.asked = 0;
    this.sending = false;
  }

  /** Somebody else; what was asked of the one before is put back. */
  turnTo(seat: number): void {
    this.to = seat;
    this.cards.wants = [];
    this.asked = 0;
  }

  /** What is planned on one side; what is in the offer already is not in it. */
  planned(side: Side): string[] {
    return this.cards[side];
  }

  toggle(side: Side, card: string): void {
    const had = this.cards[side].includes(card);
    this.cards[side] = had ? without(this.cards[side], [card]) : [...this.cards[side], card];
  }

  /** Whoever gives ducats asks for none. */
  setDucats(side: Side, amount: number): void {
    this.given = side === "gives" ? amount : 0;
    this.asked = side === "wants" ? amount : 0;
  }

  /** Every answer that is still to be given to make this offer, in their order. */
  steps(table: Table<Seen>): string[] {
    const prompt = table.decision?.prompt;
    const begun = underWay(table);
    const ducats = [`ducats ${this.given}`, `want ${this.asked}`];
    if (prompt === "ducats-given") return ducats;
    if (prompt === "ducats-asked") return ducats.slice(1);
    const cards = (["gives", "wants"] as const).flatMap((side) => {
      const left = begun && this.sending ? without(this.cards[side], begun[side]) : this.cards[side];
      return left.map((card) => `${VERBS[side]} ${card}`);
    });
    const first = begun ? [] : [`trade ${table.view.seats[this.to]?.family ?? ""}`];
    return [...first, ...cards, "done", ...ducats];
  }

  /** Make the offer: all its steps, as they are asked for. */
  send(table: Table<Seen>): void {
    this.sending = true;
    this.last = null;
    this.goOn(table);
  }

  /** While it is being made: answer what is asked. What cannot be asked for any more waits for another word. */
  goOn(table: Table<Seen>): void {
    const step = this.steps(table)[0];
    if (!this.sending || !table.decision || table.decision === this.last || step === undefined) return;
    if (!table.may(step)) {
      this.sending = false;
      return;
    }
    this.last = table.decision;
    if (step.startsWith("want ")) this.question = null;
    table.choose(step);
    if (step.startsWith("want ")) this.clear();
  }
}

export const deal = new Deal();
