// What is told line by line, what was sold, what scores and what is new in a hand.

import type { GameEvent } from "../../wire/game";
import type { Words } from "../../words/words";
import type { Gain, Sale, SceneLine, SceneOf, SceneSign, Table } from "../interface";
import { COLOURS, GLYPHS } from "./box";
import type { Seen } from "./view";

const GIVEN = ["role-taken", "role-bought", "role-unsold"];
const FEWEST = 2; // lines that make a scene; one alone is seen on the board

export function scene(told: GameEvent[], table: Table<Seen>): SceneOf<Seen> | null {
  const laid = laidScene(told, table);
  const roles = roleScene(told, table);
  return laid && roles ? { ...laid, then: roles } : (laid ?? roles);
}

/** Cards that were sealed are turned up together: a line a family, and one for the deck. */
function laidScene(told: GameEvent[], table: Table<Seen>): SceneOf<Seen> | null {
  const laid = told.filter(({ name }) => name === "laid");
  if (laid.length === 0) return null;
  const seats = [...new Set(laid.map(seatOf))];
  const lines = seats.map((seat): SceneLine => {
    const own = laid.filter((one) => seatOf(one) === seat);
    return { seat, says: counted(own, table.words) };
  });
  const drawn = told.filter(({ name }) => name === "drawn-for-auction");
  const deck = { sign: { symbol: "back-building" }, says: table.words.say("scene-from-deck", { cards: counted(drawn, table.words) }) };
  return { title: table.words.say("scene-laid"), lines: drawn.length > 0 ? [...lines, deck] : lines };
}

/** The roles find their holders: a line a role that was given. */
function roleScene(told: GameEvent[], table: Table<Seen>): SceneOf<Seen> | null {
  const lines = told.flatMap((event, n) => (GIVEN.includes(event.name) ? [roleLine(event, told.slice(n + 1), table)] : []));
  if (lines.length < FEWEST) return null;
  return { title: table.words.say("scene-roles", { round: table.view.round }), lines };
}

function roleLine(event: GameEvent, after: GameEvent[], { words, view }: Table<Seen>): SceneLine {
  const { name, nouns } = event;
  const colour = String(nouns["colour"]);
  const line = { sign: discOf(colour), title: words.say(`${nouns["tile"]}-${colour}`) };
  if (name === "role-unsold") return { ...line, says: words.say("scene-role-unsold") };
  const seat = seatOf(event);
  const next = after.findIndex((one) => GIVEN.includes(one.name) || one.name === "role-offered");
  const brought = after.slice(0, next < 0 ? undefined : next).filter((one) => seatOf(one) === seat);
  const down = brought.find((one) => one.name === "turned-down" && one.nouns["colour"] === colour); // they were up when it was given
  const up = (view.seats[seat]?.court[colour]?.[0] ?? 0) + Number(down?.nouns["cards"] ?? 0);
  const how = name === "role-bought" ? words.say("scene-role-bought", { price: nouns["price"] ?? 0 }) : cardsOf(words, colour, up);
  return { ...line, seat, says: how, result: brought.map((one) => resultOf(one, words)).find((one) => one !== undefined) };
}

/** What the power of a role has brought. */
function resultOf({ name, nouns }: GameEvent, words: Words): SceneLine["result"] {
  switch (name) {
    case "point-gained":
      return { sign: "s-vp", text: "+1" };
    case "ducats-gained":
      return { sign: "s-ducat", text: `+${nouns["ducats"]}` };
    case "card-drawn":
    case "turned-up":
    case "shield-placed":
      return { text: words.say(`scene-brought-${name}`) };
    default:
      return undefined;
  }
}

export function sale({ name, nouns }: GameEvent, { words, people, seat: own }: Table<Seen>): Sale | null {
  if (name !== "lot-sold" && name !== "role-bought") return null;
  const colour = String(nouns["colour"]);
  const seat = Number(nouns["seat"]);
  const what = name === "lot-sold" ? cardsOf(words, colour, Number(nouns["cards"])) : words.say(`${nouns["tile"]}-${colour}`);
  const says = words.say(seat === own ? "sold-to-you" : "sold-to", { what, name: people[seat] ?? "", price: nouns["price"] ?? 0 });
  return { sign: discOf(colour), says, seat };
}

/** Points are made where the city stands, and where the role lies. */
export function gain({ name, nouns }: GameEvent): Gain | null {
  if (name === "city-built") return { points: Number(nouns["points"]), at: [`[data-flag=${nouns["city"]}]`, `[data-city=${nouns["city"]}]`] };
  if (name === "role-scored") return { points: Number(nouns["points"]), at: [`[data-role="${nouns["tile"]} ${nouns["colour"]}"]`] };
  if (name === "point-gained") return { points: 1, at: ['[data-role="major white"]'] };
  return null;
}

export function newThings(told: GameEvent, seat: number): string[] {
  if (seatOf(told) !== seat) return [];
  const { name, nouns } = told;
  const several = (colour: string, count: number) => Array.from({ length: count }, () => `building ${colour}`);
  if (name === "drawn") return COLOURS.flatMap((colour) => several(colour, Number(nouns[colour] ?? 0)));
  if (name === "card-drawn" && nouns["colour"] !== undefined) return several(String(nouns["colour"]), 1);
  if (name === "lot-sold") return several(String(nouns["colour"]), Number(nouns["cards"]));
  return [];
}

/** Cards of several buildings: "2 Castles, 1 Market". */
function counted(cards: GameEvent[], words: Words): string {
  const of = (colour: string) => cards.filter(({ nouns }) => nouns["colour"] === colour).reduce((sum, { nouns }) => sum + Number(nouns["cards"]), 0);
  return COLOURS.flatMap((colour) => (of(colour) > 0 ? [cardsOf(words, colour, of(colour))] : [])).join(", ");
}

function cardsOf(words: Words, colour: string, cards: number): string {
  return words.say("building-cards", { "colour-code": colour, cards });
}

function discOf(colour: string): SceneSign {
  return { symbol: GLYPHS[colour] ?? "", ground: `var(--b-${colour})`, ink: `var(--on-${colour})` };
}

function seatOf({ nouns }: GameEvent): number {
  return Number(nouns["seat"] ?? -1);
}
