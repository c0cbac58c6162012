// What a family has, in numbers with a sign each.

import type { Count } from "../../interface";
import type { Words } from "../../../words/words";
import type { Seat } from "../view";

/** With what is told of it to whoever points at it. */
type Explained = Count & { thing: string };

/** The builders, jesters and cards that anyone may count. */
export function counted(own: Seat, words: Words): { [what in "builders" | "jesters" | "professions" | "bonus" | "prestige" | "recruiting"]: Explained } {
  return {
    builders: { sign: "g-builder", value: own.builders, label: words.say("board-count-builders"), thing: "term builder" },
    jesters: { sign: "g-jester", value: own.jesters, label: words.say("board-count-jesters"), thing: "term jester" },
    professions: { sign: "g-profession", value: own.hand.profession, label: words.say("board-count-professions"), thing: "term profession-card" },
    bonus: { sign: "g-bonus", value: own.hand.bonus, label: words.say("board-count-bonus"), thing: "term bonus-card" },
    prestige: { sign: "g-prestige", value: own.hand.prestige, label: words.say("board-count-prestige"), thing: "term prestige-card" },
    recruiting: { sign: "g-recruit", value: own.recruiting, label: words.say("board-count-recruiting"), thing: "term recruiting-card" },
  };
}
