// The Princes of Florence at the table.

import type { Words } from "../../words/words";
import type { GameModule, PlayerSummary, Table } from "../interface";
import Act from "./questions/Act.svelte";
import Bid from "./questions/Bid.svelte";
import { blocks } from "./blocks";
import Board from "./board/Board.svelte";
import { consequence } from "./consequence";
import Discard from "./questions/Discard.svelte";
import Finish from "./questions/Finish.svelte";
import { flights } from "./flights";
import Keep from "./questions/Keep.svelte";
import { learning } from "./learning";
import Name from "./questions/Name.svelte";
import Own from "./board/Own.svelte";
import Place from "./questions/Place.svelte";
import Recruit from "./questions/Recruit.svelte";
import { row, sign } from "./scores";
import { sounds } from "./sounds";
import { read, type Seen } from "./view";

const PHASES = ["auction", "action"] as const;
const PANES = ["ground", "works", "market", "courts"];

function playerSummary(view: Seen, seat: number, { words, asked }: Table<Seen>): PlayerSummary {
  const own = view.seats[seat];
  const { sale } = view;
  const out = view.dropped.includes(seat) || (sale !== null && !sale.in.includes(seat));
  let status = "";
  if (sale && sale.leader === seat) status = words.say("board-leads", { price: sale.price });
  else if (view.dropped.includes(seat)) status = words.say("board-dropped");
  else if (out) status = words.say("board-withdrew");
  else if (view.sealed !== null) status = words.say(asked.includes(seat) ? "board-chooses" : "board-chosen");
  return {
    score: own?.fame ?? 0,
    counts: [
      { sign: "g-builder", value: own?.builders ?? 0, label: words.say("board-count-builders") },
      { sign: "g-jester", value: own?.jesters ?? 0, label: words.say("board-count-jesters") },
      { sign: "g-travel", value: own?.freedoms.length ?? 0, label: words.say("board-count-freedoms") },
      { sign: "g-profession", value: own?.hand.profession ?? 0, label: words.say("board-count-professions") },
    ],
    status,
    out,
  };
}

function roundOf(view: Seen, words: Words): string {
  if (view.over) return words.say("board-over");
  return view.round === 0 ? words.say("board-before-round") : words.say("board-round", { round: view.round });
}

const florence: GameModule<Seen> = {
  sheets: ["florence"],
  read,
  phases: (view, words) => ({
    round: roundOf(view, words),
    names: PHASES.map((name) => words.say(`phase-${name}`)),
    now: view.over ? -1 : PHASES.findIndex((name) => name === view.phase),
  }),
  playerSummary,
  blocks,
  flights,
  consequence,
  learning,
  sounds,
  reveals: [],
  bidPrompt: "bid-for-item",
  panes: (words) => PANES.map((key) => ({ key, label: words.say(`board-pane-${key}`) })),
  paneOf: { "which-stack": "market", "which-item": "market", "bid-for-item": "market", "which-bonus": "works", "how-much-fame": "works" },
  Board,
  Own,
  gestures: {
    "which-discard": Discard,
    "which-stack": Name,
    "which-item": Name,
    "bid-for-item": Bid,
    "which-recruit": Recruit,
    "which-place": Place,
    "which-action": Act,
    "which-card": Keep,
    "which-order": Keep,
    "which-bonus": Finish,
    "how-much-fame": Finish,
  },
  row,
  sign,
};

export default florence;
