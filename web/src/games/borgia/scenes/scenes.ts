// What is told over the table: fights, accusations, deaths, elections, and the sheet of a round.

import type { GameEvent } from "../../../wire/game";
import { since } from "../../auction/ladder";
import type { SceneLine, SceneOf, Table } from "../../interface";
import { cardOf, short } from "../cards";
import { placeName, who } from "../questions/who";
import type { Seen } from "../view";
import ElectionScene from "./ElectionScene.svelte";
import { counted, lastBallot, roundsOf, shownLines, type Round } from "./rounds";
import SheetScene from "./SheetScene.svelte";

export function scene(told: GameEvent[], table: Table<Seen>): SceneOf<Seen> | null {
  return fight(told, table) ?? accusation(told, table) ?? death(told, table) ?? election(told, table);
}

function find(told: GameEvent[], ...names: string[]): GameEvent | undefined {
  return told.find(({ name }) => names.includes(name));
}

/** Both sums, line by line, and what came of it. */
function fight(told: GameEvent[], table: Table<Seen>): SceneOf<Seen> | null {
  const fought = find(told, "fought");
  if (!fought) return null;
  const { words } = table;
  const [attacker, defender] = [Number(fought.nouns["seat"]), Number(fought.nouns["opponent"])];
  const [attack, defence] = [Number(fought.nouns["attack"]), Number(fought.nouns["defence"])];
  const begun = find(since(table.story, "attacks", "storms"), "attacks", "storms");
  const target = begun?.name === "storms" ? (table.view.seats[defender]?.family ?? "") : String(begun?.nouns["card"] ?? "");
  const sent = (seat: number) => told.filter(({ name, nouns }) => name === "committed" && nouns["seat"] === seat).map(({ nouns }) => String(nouns["card"]));
  const lines = (seat: number): SceneLine[] =>
    sent(seat).map((card) => ({ sign: { symbol: `e-${card}` }, seat, says: short(card, words), result: { sign: "s-sword", text: `+${cardOf(table.box, card).power}` } }));
  const powerOf = (seat: number) => sent(seat).reduce((sum, card) => sum + cardOf(table.box, card).power, 0);
  const helped = attack - powerOf(attacker);
  const standing = defence - powerOf(defender);
  const held = find(told, "held") !== undefined;
  return {
    title: words.say("board-scene-fight", { place: placeName(table, target) }),
    lines: [
      ...lines(attacker),
      ...(helped > 0 ? [{ sign: { symbol: "e-leonardo" }, seat: attacker, says: short("leonardo", words), result: { sign: "s-sword", text: `+${helped}` } }] : []),
      { seat: defender, says: words.say("board-scene-standing"), result: { sign: "s-sword", text: String(standing) } },
      ...lines(defender),
      {
        seat: held ? defender : attacker,
        says: words.say("board-scene-sums", { attack, defence }),
        result: { text: words.say(held ? "board-scene-held" : "board-scene-fell", { place: placeName(table, target) }) },
      },
    ],
  };
}

/** Who judged how. */
function accusation(told: GameEvent[], table: Table<Seen>): SceneOf<Seen> | null {
  const settled = find(told, "upheld", "rejected");
  if (!settled) return null;
  const { words } = table;
  const accused = Number(settled.nouns["seat"]);
  const judged = since(table.story, "accuses").filter(({ name }) => name === "judges");
  return {
    title: words.say("board-scene-accusation", { name: who(table, accused), you: Number(accused === table.seat) }),
    lines: [
      ...judged.map(({ nouns }) => ({
        seat: Number(nouns["seat"]),
        says: words.say("board-cardinals", { number: Number(nouns["number"]) }),
        result: { text: words.say(`verdict-${String(nouns["verdict"])}`) },
      })),
      { says: words.event(settled, table.names) },
    ],
  };
}

/** What died, and by whom. */
function death(told: GameEvent[], table: Table<Seen>): SceneOf<Seen> | null {
  const died = find(told, "dies");
  if (!died) return null;
  const card = String(died.nouns["card"]);
  const struck = find(since(table.story, "poisons", "stabs"), "poisons", "stabs");
  return {
    title: table.words.say("board-scene-death", { card: table.words.say(`card-${card}`) }),
    lines: [
      ...(struck ? [{ sign: { symbol: struck.name === "stabs" ? "g-bravo" : "g-poison" }, says: table.words.event(struck, table.names) }] : []),
      { sign: { symbol: `e-${card}` }, says: table.words.event(died, table.names) },
    ],
  };
}

/** The round whose ballots this told: they were opened together, or the last of them decided. */
export function electionIn(story: GameEvent[], told: GameEvent[]): Round | null {
  const opened = told.filter(({ name }) => name === "voted").length > 1;
  if (!find(told, "elected") && !(opened && find(told, "no-majority"))) return null;
  const begun = told.findIndex(({ name }) => name === "elected" || name === "no-majority");
  const decided = told[begun];
  const upTo = decided ? story.lastIndexOf(decided) : -1;
  return roundsOf(upTo < 0 ? story : story.slice(0, upTo + 1)).at(-1) ?? null;
}

function election(told: GameEvent[], table: Table<Seen>): SceneOf<Seen> | null {
  const round = electionIn(table.story, told);
  if (!round) return null;
  const { words } = table;
  const voters = new Set(lastBallot(round).map(({ seat }) => seat)).size;
  return {
    title: words.say("board-scene-election", { round: round.number }),
    lines: Array.from({ length: voters + 1 }, () => ({ says: "" })),
    Lines: ElectionScene,
    then: find(told, "scored") ? sheet(table) : undefined,
  };
}

function sheet(table: Table<Seen>): SceneOf<Seen> | undefined {
  const round = counted(table.story).at(-1);
  if (!round) return undefined;
  return {
    title: table.words.say("board-scene-sheet", { round: round.number }),
    lines: Array.from({ length: shownLines(round).length + 1 }, () => ({ says: "" })),
    Lines: SheetScene,
    stays: true,
  };
}
