// What a family has, in numbers with a sign each.

import type { Count } from "../../interface";
import type { Words } from "../../../words/words";
import type { Seat } from "../view";

/** The builders, jesters and cards that anyone may count. */
export function counted(own: Seat, words: Words): { [what in "builders" | "jesters" | "professions" | "bonus" | "prestige" | "recruiting"]: Count } {
  return {
    builders: { sign: "g-builder", value: own.builders, label: words.say("board-count-builders") },
    jesters: { sign: "g-jester", value: own.jesters, label: words.say("board-count-jesters") },
    professions: { sign: "g-profession", value: own.hand.profession, label: words.say("board-count-professions") },
    bonus: { sign: "g-bonus", value: own.hand.bonus, label: words.say("board-count-bonus") },
    prestige: { sign: "g-prestige", value: own.hand.prestige, label: words.say("board-count-prestige") },
    recruiting: { sign: "g-recruit", value: own.recruiting, label: words.say("board-count-recruiting") },
  };
}
