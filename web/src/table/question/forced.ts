// Answers that need not be asked for: there is no other, and nobody at the table could learn that from how soon they come.

import { answersTo } from "../../wire/game";
import type { SeatUpdate, TableFacts } from "../../wire/types";

/** The one answer to what a seat is asked, where it plays with our bots alone, unseen by strangers; null if it is to be asked. */
export function onlyAnswer({ decision, over, ended, paused }: SeatUpdate, facts: TableFacts, seat: number): string | null {
  if (!decision || over || ended !== "" || paused || facts.lesson || !unseen(facts, seat)) return null;
  const answers = answersTo(decision);
  return answers.length === 1 ? (answers[0] ?? null) : null;
}

/** Bots of the server do not look at times; a person whom one stands in for may come back, and does. */
function unseen({ seats, public: listed, watchable }: TableFacts, own: number): boolean {
  return !(listed && watchable) && seats.every(({ seat, kind, away, expected }) => seat === own || (kind === "bot" && !away && expected === ""));
}
