// A table that waits, as one hears of it from a seat or from beside: who comes and goes, and what is said.

import { announcer } from "../../announce.svelte";
import { connection } from "../../connection.svelte";
import { heard, type Talk } from "../../table/side/talk";
import type { ChatLine, TableFacts } from "../../wire/types";
import { say, speech } from "../../words/speech.svelte";

export class WaitingTable implements Talk {
  facts: TableFacts = $state.raw() as TableFacts;
  chat: ChatLine[] = $state.raw([]);
  /** Who looks at it and does not sit there, by name; empty for whoever has none. */
  visitors: string[] = $state.raw([]);
  unread = 0;
  /** Why what was said was not heard. */
  refused = $state("");
  private readonly stop: () => void;

  constructor(
    facts: TableFacts,
    readonly seat: number,
    invitation: string,
    /** It has begun, or one has lost the seat. */
    over: () => void,
  ) {
    this.facts = facts;
    this.stop = connection.live.listen(
      { table: facts.id, seat, invitation },
      {
        facts: (now, visitors) => {
          this.facts = now;
          this.visitors = visitors;
          if (now.status !== "open") over();
        },
        update: over,
        chat: (lines) => this.hear(lines),
        gone: over,
        fault: () => undefined,
      },
    );
  }

  async say(text: string): Promise<boolean> {
    const outcome = await connection.live.say(this.facts.id, this.seat, text);
    this.refused = outcome.kind === "rejected" ? speech.error(outcome.code, {}) : "";
    return outcome.kind === "accepted";
  }

  close(): void {
    this.stop();
  }

  private hear(lines: ChatLine[]): void {
    const { all, fresh } = heard(this.chat, lines);
    this.chat = all;
    announcer.tell(fresh.slice(-3).map((line) => say("chat-says", { name: line.name, text: line.text })));
  }
}
