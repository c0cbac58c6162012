// What the question says while an answer is put together: a piece is laid, a work completed, points are sold.

import type { Asking, Table } from "../interface";
import { beats } from "./consequence";
import { makingOf, mostFame, pay, type Making } from "./pieces/making";
import { planOf, type Plan } from "./pieces/plan.svelte";
import { seatOf, type Seen } from "./view";

export function asks(table: Table<Seen>): Asking | null {
  const plan = planOf(table);
  if (plan.selling !== null) return { heading: table.words.say("board-ask-sell"), leads: "" };
  if (plan.laying !== null) return { heading: laying(table, plan.laying), leads: "" };
  const said = alsoSaid(table);
  if (table.decision && said) return { heading: table.words.prompt(table.decision, table.names), leads: said };
  const making = completed(table, plan);
  return making ? { heading: completing(table, making), leads: worth(table, making) } : null;
}

/** What is said under a question as long as no answer is looked at: what the four cards count, and what one has where no raise is possible. */
function alsoSaid({ words, view, seat, decision, previewed }: Table<Seen>): string {
  if (decision?.prompt === "which-discard" && previewed === null) return words.say("board-liked-means", { cards: decision.options.filter((option) => option.startsWith("discard ")).length });
  const raised = decision?.options.some((option) => option.startsWith("bid "));
  if (decision?.prompt === "bid-for-item" && !raised) return words.say("board-you-have", { florins: view.florins ?? 0, fame: seatOf(view, seat).fame });
  return "";
}

/** The work that the question is about: one that is begun, or that would be. */
export function completed(table: Table<Seen>, plan: Plan): Making | null {
  const prompt = table.decision?.prompt;
  if (prompt === "which-bonus" || prompt === "how-much-fame") return makingOf(table, plan, []);
  const would = prompt === "which-action" && plan.profession !== null && table.may(`work ${plan.profession}`);
  return would ? makingOf(table, plan, []) : null;
}

function laying({ words }: Table<Seen>, piece: string): string {
  return words.say("board-ask-place", words.told({ piece }, []));
}

function completing({ words }: Table<Seen>, { profession }: Making): string {
  return words.say("board-ask-complete", words.told({ profession }, []));
}

function worth(table: Table<Seen>, { total, least }: Making): string {
  const { words } = table;
  if (total < least) return words.say("board-worth-short", { value: total, missing: least - total });
  const pays = words.say("board-worth-pays", { value: total, florins: pay(total), fame: mostFame(total) });
  return `${pays} ${beats(table, total)}.`;
}
