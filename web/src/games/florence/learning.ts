// The Princes of Florence for newcomers: where to look, and what cards and pieces do.

import type { Words } from "../../words/words";
import type { Box } from "../box";
import type { Learning } from "../interface";
import box from "./box.json";
import { doubtOfThing, professionsOf } from "./cards";
import { shape } from "./pieces/grid";
import vocabulary from "./vocabulary.json";

const LANDSCAPES = ["forest", "lake", "park"];
const LIKINGS = ["building", "landscape", "freedom"] as const;
type Liked = (typeof LIKINGS)[number];

function isLiked(noun: string): noun is Liked {
  return LIKINGS.some((one) => one === noun);
}

/** The professions that like a thing. */
function liking(noun: Liked, code: string, words: Words, own: Box): string {
  const found = professionsOf(own).filter((card) => card[noun] === code);
  return found.map(({ id }) => words.say(`profession-${id}`)).join(", ");
}

function explain(noun: string, code: string, words: Words, own: Box): string {
  if (isLiked(noun)) {
    const size = box.building.find(({ id }) => id === code)?.class ?? "";
    return words.say(`explain-${noun}`, { size, squares: shape(own, code).length, professions: liking(noun, code, words, own) });
  }
  const card = professionsOf(own).find(({ id }) => id === code);
  const likes = card ? LIKINGS.map((one): [string, string] => [one, words.say(`${one}-${card[one]}`)]) : [];
  return words.say(`explain-${noun}`, { ...Object.fromEntries(likes), [noun]: words.say(`${noun}-${code}`) });
}

export const learning: Learning = {
  places: {
    "which-discard": "works",
    "which-stack": "market",
    "bid-for-item": "market",
    "which-item": "market",
    "which-recruit": "works",
    "which-place": "ground",
    "which-action": "works",
    "which-card": "works",
    "which-order": "works",
    "which-bonus": "works",
    "how-much-fame": "works",
  },
  things: {
    building: vocabulary.names.building,
    landscape: LANDSCAPES,
    freedom: vocabulary.names.freedom,
    profession: vocabulary.names.profession,
    bonus: box.bonus.map(({ id }) => id),
    prestige: box.prestige.map(({ id }) => id),
  },
  explain,
  doubt: (noun, code, own) => doubtOfThing(own, noun, code),
};
