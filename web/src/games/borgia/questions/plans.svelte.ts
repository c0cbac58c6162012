// Choices of several steps: planned as a whole here, changed at will, and sent one after the other once they are sealed.

import type { Table } from "../../interface";
import type { Seen } from "../view";

const OPENINGS = new Set(["attacks", "storms", "round-begins", "no-majority", "run-off", "income-paid"]);

/** One occasion: the same as long as nothing new has begun. */
function occasion({ facts, seat, story, decision }: Table<Seen>): string {
  const begun = story.filter(({ name }) => OPENINGS.has(name)).length;
  return `${facts.id} ${seat} ${decision?.prompt ?? ""} ${begun}`;
}

class Plans {
  private question = $state("");
  private numbers: { [what: string]: number } = $state({});
  private sealed = $state(false);
  private answered: string[] = [];
  private last: object | null = null; // the question that was answered last

  /** Begin anew if this is another occasion than the last. */
  face(table: Table<Seen>): void {
    const question = occasion(table);
    if (question === this.question) return;
    this.question = question;
    this.numbers = {};
    this.sealed = false;
    this.answered = [];
  }

  of(what: string): number {
    return this.numbers[what] ?? 0;
  }

  set(what: string, number: number): void {
    this.numbers[what] = number;
  }

  clear(): void {
    this.numbers = {};
  }

  /** What is planned once or more, if this is the occasion it was planned for. */
  chosen(table: Table<Seen>): string[] {
    if (occasion(table) !== this.question) return [];
    return Object.keys(this.numbers).filter((what) => this.of(what) > 0);
  }

  seal(): void {
    this.sealed = true;
    this.answered = [];
    this.last = null;
  }

  /** While sealed: answer this step. What is asked anew was taken back, and waits for the seal again. */
  goOn(table: Table<Seen>, step: string, text: string): void {
    if (!this.sealed || !table.decision || table.decision === this.last) return;
    if (this.answered.includes(step) || !table.may(text)) {
      this.sealed = false;
      return;
    }
    this.answered.push(step);
    this.last = table.decision;
    table.choose(text);
  }
}

export const plans = new Plans();
