// A table of The Princes of Florence as its tests lay it: seats, what is seen, and who writes down what was answered.

import { readFileSync } from "node:fs";

import type { Seat, Seen } from "../../../src/games/florence/view";
import { OURS } from "../../../src/games/box";
import type { Table } from "../../../src/games/interface";
import { isAnswer, type Decision, type Fact, type GameEvent } from "../../../src/wire/game";
import { Words, type Vocabulary } from "../../../src/words/words";

export function seat(some: Partial<Seat> = {}): Seat {
  return {
    fame: 0,
    best: 0,
    played: [],
    recruited: 0,
    jesters: 0,
    builders: 0,
    freedoms: [],
    buildings: [],
    landscapes: {},
    pieces: [],
    hand: { profession: 0, bonus: 0, prestige: 0 },
    recruiting: 0,
    known: [],
    ...some,
  };
}

export function seen(seats: Seat[], some: Partial<Seen> = {}): Seen {
  return {
    game: "florence",
    edition: "rio-grande",
    options: {},
    observer: 0,
    asked: [0],
    phase: "action",
    sale: null,
    sealed: null,
    making: null,
    first: 0,
    starter: 0,
    round: 3,
    over: false,
    minimum: 12,
    best: null,
    namer: null,
    dropped: [],
    turn: 0,
    actions: 2,
    drew: false,
    freed: false,
    stacks: { forest: 3 },
    markers: {},
    buildings: { opera: 2 },
    freedoms: { travel: 1 },
    decks: { profession: [], bonus: [], prestige: [] },
    spent: [],
    seats,
    hidden: [],
    hand: [],
    florins: 2000,
    means: 2000,
    worths: [],
    every: { jesters: 0, cards: 0 },
    offers: [],
    ...some,
  };
}

const text = (name: string) => readFileSync(`../src/signoria/text/en/${name}.ftl`, "utf-8");
export const vocabulary = JSON.parse(readFileSync("src/games/florence/vocabulary.json", "utf-8")) as Vocabulary;
export const words = new Words("en", [text("common"), text("web"), text("florence")], vocabulary);

export function question(prompt: string, options: string[], nouns: Decision["nouns"] = {}): Decision {
  return { seat: 0, prompt, rule: "PF-40", nouns, options, ladder: null };
}

/** A table that writes down what was answered. */
export function table(view: Seen, decision: Decision | null = null, story: GameEvent[] = [], facts: { [answer: string]: Fact[] } = {}): Table<Seen> & { given: string[]; decision: Decision | null } {
  const given: string[] = [];
  return {
    facts: {} as Table["facts"],
    box: OURS,
    view,
    seat: 0,
    mine: 0,
    names: ["Medici", "Albizzi", "Pitti"],
    families: [], clocks: [],
    people: [],
    asked: [0],
    words,
    decision,
    standing: decision,
    previewed: null,
    story,
    fresh: [],
    outlined: null,
    lively: false,
    lookedAt: null,
    lookAt: () => undefined,
    isNew: () => 0,
    may: (answer) => decision !== null && isAnswer(decision, answer),
    choose: (answer) => void given.push(answer),
    preview: () => undefined,
    leadsTo: (answer) => facts[answer] ?? [],
    why: () => undefined,
    given,
  };
}
