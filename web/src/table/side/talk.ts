// What can be talked at: a table that runs, or one that waits.

import type { ChatLine, TableFacts } from "../../wire/types";

export interface Talk {
  readonly facts: TableFacts;
  /** The seat one speaks from; -1 among those who watch. */
  readonly seat: number;
  readonly chat: ChatLine[];
  unread: number;
  /** Say something; whether it was heard. */
  say(text: string): Promise<boolean>;
}

/** What is known with what is new, each line once and in order. */
export function heard(known: ChatLine[], lines: ChatLine[]): { all: ChatLine[]; fresh: ChatLine[] } {
  const fresh = lines.filter((line) => !known.some((one) => keyOf(one) === keyOf(line)));
  return { all: [...known, ...fresh].sort((one, other) => one.at - other.at), fresh };
}

function keyOf(line: ChatLine): string {
  return `${line.spectators} ${line.n}`;
}
