// The Prince at the table.

import type { GameModule } from "../interface";
import Bid from "./questions/Bid.svelte";
import { blocks } from "./blocks";
import Board from "./board/Board.svelte";
import Buy from "./questions/Buy.svelte";
import { consequence } from "./facts";
import { flights } from "./flights";
import { heights } from "./heights";
import { learning } from "./learning";
import Meanwhile from "./questions/Meanwhile.svelte";
import Own from "./board/Own.svelte";
import Rare from "./questions/Rare.svelte";
import "./look.css";
import { pace } from "./pace";
import Sheet from "./sheet/LazySheet.svelte";
import Rounds from "./scenes/Rounds.svelte";
import { scene } from "./scenes/scenes";
import { newThings, sale } from "./scenes/sold";
import { sounds } from "./sounds";
import { story } from "./story";
import { playerSummary } from "./summary";
import { read, type Seen } from "./view";
import vocabulary from "./vocabulary.json";

const PHASES = vocabulary.names.phase;
const PANES = { palaces: "g-property", table: "s-card", conclave: "s-cardinal" };

const SIGNS: { [what: string]: string } = { earlier: "s-vp", ducats: "s-ducat", pope: "s-tiara", cards: "g-castle" };

const borgia: GameModule<Seen> = {
  sheets: ["borgia", "borgia-emblems"],
  heights,
  fullSheet: ["buy-or-spy", "play-or-seize", "arrange", "verdict", "reshuffle", "commit", "secret-ballot", "open-ballot", "run-off", "cardinals", "accept", "consent", "give-office", "fate", "place", "new-place"],
  read,
  phases: (view, words) => ({
    round: view.over ? words.say("board-over") : words.say("board-round", { round: view.round }),
    names: PHASES.map((name) => words.say(`phase-${name}`)),
    now: PHASES.indexOf(view.phase ?? ""),
  }),
  playerSummary,
  blocks,
  flights,
  learning,
  pace,
  scene,
  sale,
  newThings,
  rounds: { after: "scored", Sheet: Rounds },
  sounds,
  reveals: ["revealed", "table-laid", "turned-up"],
  bidPrompt: "bid",
  always: ["always doctor pass"],
  panes: (words) => Object.entries(PANES).map(([key, sign]) => ({ key, label: words.say(`board-pane-${key}`), sign })),
  paneOf: {
    "play-or-seize": "palaces",
    arrange: "palaces",
    place: "palaces",
    "new-place": "palaces",
    tuck: "palaces",
    doctor: "palaces",
    verdict: "palaces",
    "secret-ballot": "conclave",
    "open-ballot": "conclave",
    "run-off": "conclave",
    "name-family": "conclave",
    cardinals: "conclave",
  },
  Board,
  Own,
  story,
  Sheet,
  consequence,
  gestures: {
    "buy-or-spy": Buy,
    bid: Bid,
    "play-or-seize": Rare,
    arrange: Rare,
    place: Rare,
    "new-place": Rare,
    fee: Rare,
    commit: Rare,
    "secret-ballot": Rare,
    "open-ballot": Rare,
    "run-off": Rare,
    cardinals: Rare,
    "give-office": Rare,
    fate: Rare,
    "name-family": Rare,
    trade: Rare,
    verdict: Rare,
    reshuffle: Rare,
    tuck: Rare,
    doctor: Rare,
    offer: Rare,
    "ducats-given": Rare,
    "ducats-asked": Rare,
    accept: Rare,
    consent: Rare,
  },
  Meanwhile,
  sign: ({ what }) => SIGNS[what] ?? "",
};

export default borgia;
