// The Prince for newcomers: where to look, and what cards do.

import type { Words } from "../../words/words";
import type { Box } from "../box";
import type { Learning } from "../interface";
import { cardOf, doubtOfCard } from "./cards";
import vocabulary from "./vocabulary.json";

function explain(_noun: string, code: string, words: Words, box: Box): string {
  const { type, power, income, votes, vp, fee } = cardOf(box, code);
  return words.say(`explain-${type}`, { power, income, votes, points: vp, fee });
}

export const learning: Learning = {
  places: {
    "throw-in": "own",
    "buy-or-spy": "table",
    bid: "table",
    "play-or-seize": "palaces",
    arrange: "own",
    fee: "own",
    place: "own",
    "new-place": "own",
    tuck: "own",
    doctor: "palaces",
    fate: "palaces",
    verdict: "conclave",
    commit: "own",
    "secret-ballot": "conclave",
    "open-ballot": "conclave",
    "run-off": "conclave",
    "name-family": "conclave",
    "give-office": "palaces",
    reshuffle: "palaces",
    cardinals: "conclave",
    trade: "palaces",
    offer: "palaces",
    "ducats-given": "own",
    "ducats-asked": "own",
    accept: "own",
    consent: "conclave",
  },
  things: { card: vocabulary.names.card },
  explain,
  doubt: (_noun, code, box) => doubtOfCard(box, code),
};
