// The sentence over the answers: what one is asked, or why one is not.

import type { Asking } from "../../games/interface";
import { say } from "../../words/speech.svelte";
import type { TableState } from "../state.svelte";

export function headingOf(table: TableState, asking: Asking | null, waitingFor: string[]): string {
  const { seatUpdate, decision, telling } = table;
  const winners = (seatUpdate?.winners ?? []).map((seat) => table.people[seat] ?? "");
  if (seatUpdate?.ended) return say(`question-${seatUpdate.ended}`);
  if (seatUpdate?.over) return say("scores-winners", { names: winners.join(", "), count: winners.length });
  if (seatUpdate?.paused) return say("question-paused");
  if (table.away) return say("question-away");
  if (telling.scene) return telling.scene.title;
  if (telling.again) return say("since-shown-again");
  if (table.called && !decision) return say("pace-your-turn-comes");
  if (asking) return asking.heading;
  if (decision) return table.words.prompt(decision, table.names);
  if (table.forced !== null) return say("forced-says", { action: table.forced });
  if (table.pending !== null) return say("question-sent");
  if (waitingFor.length > 0) return say("question-waiting", { names: table.words.listed(waitingFor), count: waitingFor.length });
  return say("opening");
}
