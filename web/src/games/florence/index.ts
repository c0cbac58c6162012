// The Princes of Florence at the table.

import type { Words } from "../../words/words";
import type { GameModule } from "../interface";
import { asks } from "./asks";
import Bay from "./board/Bay.svelte";
import { blocks } from "./blocks";
import Board from "./board/Board.svelte";
import { consequence } from "./consequence";
import { flights } from "./flights";
import { learning } from "./learning";
import Meanwhile from "./questions/Meanwhile.svelte";
import Own from "./board/Own.svelte";
import Large from "./Large.svelte";
import { planOf, type Plan } from "./pieces/plan.svelte";
import Question from "./questions/Question.svelte";
import { lines, row, sign } from "./scores";
import { pace } from "./pace";
import { gain, newThings, sale, scene } from "./scenes";
import Sheet from "./board/Sheet.svelte";
import { sounds } from "./sounds";
import { story } from "./story";
import { playerSummary } from "./summary";
import { CARD_PROMPTS, read, type Seen } from "./view";

const PHASES = ["auction", "action"] as const;
const PROMPTS = [
  ...CARD_PROMPTS,
  "which-stack",
  "which-item",
  "bid-for-item",
  "which-place",
  "which-action",
  "which-bonus",
  "how-much-fame",
];
const PANES = { ground: "g-park", works: "g-profession", market: "s-florin", courts: "g-castle" };

function roundOf(view: Seen, words: Words): string {
  if (view.over) return words.say("board-over");
  return view.round === 0 ? words.say("board-before-round") : words.say("board-round", { round: view.round });
}

function paneOfThought({ piece, profession }: Plan): string | null {
  if (piece !== null) return "ground";
  return profession === null ? null : "works";
}

const florence: GameModule<Seen> = {
  sheets: ["florence"],
  heights: (_, put) => {
    const cards = CARD_PROMPTS.includes(put?.prompt ?? "");
    return {
      tall: { bays: 106, strip: 28, band: 124, own: 100, ...(cards && { tallBand: 224 }) },
      medium: { bays: 84, strip: 26, band: 112, own: 84, ...(cards && { tallBand: 196 }) },
    };
  },
  fullSheet: CARD_PROMPTS,
  makesRoom: (table) => planOf(table).laying !== null,
  read,
  phases: (view, words) => ({
    round: roundOf(view, words),
    names: PHASES.map((name) => words.say(`phase-${name}`)),
    now: view.over ? -1 : PHASES.findIndex((name) => name === view.phase),
  }),
  playerSummary,
  blocks,
  flights,
  story,
  consequence,
  asks,
  learning,
  pace,
  scene,
  sale,
  gain,
  newThings,
  sounds,
  reveals: ["cards-seen"],
  bidPrompt: "bid-for-item",
  panes: (words) => Object.entries(PANES).map(([key, sign]) => ({ key, label: words.say(`board-pane-${key}`), sign })),
  paneNow: (table) => paneOfThought(planOf(table)),
  paneOf: { "which-stack": "market", "which-item": "market", "bid-for-item": "market", "which-bonus": "works", "how-much-fame": "works" },
  Board,
  Own,
  Large,
  Bay,
  Sheet,
  Meanwhile,
  gestures: Object.fromEntries(PROMPTS.map((prompt) => [prompt, Question])),
  lines,
  row,
  sign,
};

export default florence;
