// Il Principe at the table.

import type { ScoreLine } from "../../wire/game";
import type { GameModule, PlayerSummary, RowOf, Table } from "../interface";
import { blocks } from "./blocks";
import Board from "./board/Board.svelte";
import Counted from "./board/Counted.svelte";
import Own from "./board/Own.svelte";
import Large from "./board/Large.svelte";
import { PHASES } from "./box";
import { roundInWords } from "./ends";
import { flights } from "./flights";
import { learning } from "./learning";
import { saleOf } from "./lots";
import Bid from "./questions/Bid.svelte";
import Build from "./questions/Build.svelte";
import { laying } from "./questions/laying.svelte";
import Lay from "./questions/Lay.svelte";
import Meanwhile from "./questions/Meanwhile.svelte";
import Place from "./questions/Place.svelte";
import Play from "./questions/Play.svelte";
import Reveal from "./questions/Reveal.svelte";
import { pace } from "./pace";
import { gain, newThings, sale, scene } from "./scenes";
import Sheet from "./Sheet.svelte";
import { sounds } from "./sounds";
import { story } from "./story";
import { read, type Seen } from "./view";

const PANES = { map: "s-shield", cities: "g-castle", court: "s-principe" };

function playerSummary(view: Seen, seat: number, table: Table<Seen>): PlayerSummary {
  const { words } = table;
  const own = view.seats[seat];
  return {
    score: own?.score ?? 0,
    counts: [
      { sign: "s-card", value: own?.cards ?? 0, label: words.say("board-hand") },
      { sign: "s-shield", value: own?.shields ?? 0, label: words.say("board-shields") },
    ],
    mark: view.prince === seat ? { sign: "s-principe", label: words.say("title") } : undefined,
    status: statusOf(view, seat, table),
    out: view.sale !== null && !view.sale.in.includes(seat),
  };
}

function statusOf(view: Seen, seat: number, { words, asked, story }: Table<Seen>): string {
  const running = saleOf(view, story);
  if (running?.leader === seat) return words.say("board-leads", { price: running.price });
  if (running?.out[seat]) return words.say("board-withdrew");
  if (view.sealed !== null) return words.say(asked.includes(seat) ? "board-choosing" : "board-sealed");
  return "";
}

/** What an answer leads to; of a city with its name, for there may be several. */
function consequence(text: string, table: Table<Seen>): string {
  const { words } = table;
  const says = words.facts(table.leadsTo(text), table.names).join(" ");
  const [verb, city] = text.split(" ");
  return verb === "build" && says ? words.say("board-city-leads", { city: words.say(`city-${city}`), says }) : says;
}

/** First and second of a region are one row, and so are all roles, and the cards that settle a tie; a role that does is a row a seat. */
function row({ what, nouns, seat }: ScoreLine): RowOf {
  if (what === "tie") return { what, nouns: {}, figure: Number(nouns["cards"]) };
  if (what.startsWith("tie")) return { what, nouns: { seat: String(seat) } };
  if (what === "region-first" || what === "region-second") return { what: "region", nouns: { region: nouns["region"] ?? "" } };
  if (what === "major" || what === "minor") return { what: "roles", nouns: {} };
  return { what, nouns };
}

const SIGNS: { [what: string]: string } = {
  track: "s-vp",
  major: "s-principe",
  minor: "s-principe",
  sets: "g-university",
  "most-ducats": "s-ducat",
  "most-cards": "s-card",
  tie: "s-card",
  "tie-role": "s-principe",
  "tie-no-role": "s-principe",
  "tie-shared": "s-principe",
};

const principe: GameModule<Seen> = {
  sheets: ["principe", "cities"],
  heights: () => ({
    tall: { bays: 72, strip: 30, band: 164, own: 116 },
    medium: { bays: 58, strip: 28, band: 142, own: 88 },
  }),
  read,
  phases: (view, words) => ({
    round: roundInWords(view, words),
    names: PHASES.map((name) => words.say(`phase-${name}`)),
    now: view.phase === null ? -1 : PHASES.indexOf(view.phase),
  }),
  playerSummary,
  blocks,
  flights,
  story,
  asks: (table) => (table.decision?.prompt === "lay-cards" && laying.wanting(table) === 0 ? { heading: table.words.say("board-lay-chosen"), leads: "" } : null),
  consequence,
  learning,
  pace,
  scene,
  sale,
  gain,
  newThings,
  sounds,
  reveals: ["card-drawn", "city-turned-up", "drawn-for-auction", "laid"],
  bidPrompt: "bid-for-lot",
  panes: (words) => Object.entries(PANES).map(([key, sign]) => ({ key, label: words.say(`board-pane-${key}`), sign })),
  paneOf: { "which-city": "cities", "build-or-play": "cities", "play-cards": "court", "bid-for-role": "court" },
  Board,
  Own,
  Large,
  gestures: {
    "lay-cards": Lay,
    "bid-for-lot": Bid,
    "bid-for-role": Bid,
    "which-city": Build,
    "build-or-play": Play,
    "play-cards": Play,
    "which-region": Place,
    "which-region-of-all": Place,
    "which-card": Reveal,
    "card-or-none": Reveal,
  },
  Meanwhile,
  Sheet,
  row,
  sign: ({ what, nouns }) => SIGNS[what] ?? `region ${nouns["region"]}`,
  Counted,
};

export default principe;
