// What answers to a question lead to: the server is asked for all that are wanted at once, and no answer twice.

import type { Fact } from "../../wire/game";
import type { Outcome } from "../../wire/live";

const MOST = 64; // answers that the server considers at a time
const NOTHING: Fact[] = [];

export class Consequences {
  private known: { [text: string]: Fact[] } = $state.raw({});
  private wondered: string[] = [];
  private readonly wanted: string[] = [];
  private unanswered = false;
  private news = 0;

  constructor(private readonly ask: (texts: string[]) => Promise<Outcome | null>) {}

  /** Nothing until the server has said so; it is asked only about what may be answered. */
  of(text: string, may: boolean): Fact[] {
    const known = this.known[text];
    if (known === undefined && may) this.wonder(text);
    return known ?? NOTHING;
  }

  /** There is another question. */
  forget(): void {
    this.known = {};
    this.wondered = [];
    this.wanted.length = 0;
    this.unanswered = false;
  }

  /** The table was heard of, and the question may be the same: what was not answered is asked again. */
  renew(): void {
    this.news += 1;
    this.askAgain();
  }

  private wonder(text: string): void {
    if (this.wondered.includes(text)) return;
    this.wondered.push(text);
    this.wanted.push(text);
    if (this.wanted.length === 1) setTimeout(() => void this.consider(), 0);
  }

  private async consider(): Promise<void> {
    const { wondered, news } = this;
    const texts = this.wanted.splice(0, MOST);
    if (this.wanted.length > 0) setTimeout(() => void this.consider(), 0);
    if (texts.length === 0) return;
    const outcome = await this.ask(texts);
    if (this.wondered !== wondered) return; // it was about another question
    if (outcome?.kind === "considered") this.known = { ...this.known, ...outcome.facts };
    else {
      texts.forEach((text) => wondered.splice(wondered.indexOf(text), 1));
      this.unanswered = true;
      if (this.news !== news) this.askAgain(); // it was about the table as it was before
    }
  }

  private askAgain(): void {
    if (!this.unanswered) return;
    this.unanswered = false;
    this.known = { ...this.known }; // whoever still wants to know asks
  }
}
