// What is told line by line, what was sold, what scores and what is new in a hand.

import type { GameEvent } from "../../wire/game";
import { playerArms } from "../flights";
import type { Gain, Sale, SceneLine, SceneOf, SceneSign, Table } from "../interface";
import { bestFame } from "./told";
import type { Seen } from "./view";

/** A round's end: its best works, and the points that they bring. */
export function scene(told: GameEvent[], table: Table<Seen>): SceneOf<Seen> | null {
  const best = told.filter(({ name }) => name === "best-work");
  if (best.length === 0) return null;
  const lines = best.map((event) => bestLine(event, told, table));
  return { title: table.words.say("scene-best", { works: best.length }), lines };
}

function bestLine(event: GameEvent, told: GameEvent[], { words, story }: Table<Seen>): SceneLine {
  const seat = Number(event.nouns["seat"]);
  const value = Number(event.nouns["value"]);
  const work = [...story, ...told].findLast(({ name, nouns }) => name === "work-done" && nouns["seat"] === seat && nouns["value"] === value);
  const profession = work ? String(work.nouns["profession"]) : null;
  const fame = bestFame(told, seat);
  return {
    seat,
    ...(profession === null ? {} : { sign: { symbol: `e-${profession}` }, title: words.say(`profession-${profession}`) }),
    says: words.say("fact-worth", { value }),
    result: fame > 0 ? { sign: "s-vp", text: `+${fame}` } : undefined,
  };
}

/** An item that was won at auction, and a work that was completed. */
export function sale(told: GameEvent, { words, names, people, seat: own }: Table<Seen>): Sale | null {
  const { name, nouns } = told;
  const seat = Number(nouns["seat"]);
  if (name === "work-done") return { sign: { symbol: `e-${nouns["profession"]}` }, says: words.event(told, names), seat };
  if (name !== "item-sold") return null;
  const stack = String(nouns["stack"]);
  const said = { what: words.say(`board-stack-${stack}`), name: people[seat] ?? "", price: nouns["florins"] ?? 0 };
  return { sign: discOf(stack), says: words.say(seat === own ? "sold-to-you" : "sold-to", said), seat };
}

/** Points rise where they are made: at the court, or where it is not in sight at the arms of whoever made them. */
export function gain({ name, nouns }: GameEvent): Gain | null {
  if (name !== "fame-gained" && name !== "work-done") return null;
  const points = Number(nouns["fame"]);
  return points > 0 ? { points, at: [`[data-court="${nouns["seat"]}"]`, playerArms(Number(nouns["seat"]))] } : null;
}

export function newThings({ name, nouns }: GameEvent, seat: number): string[] {
  if (nouns["seat"] !== seat) return [];
  if (name === "card-kept" && nouns["card"] !== undefined) return [`${nouns["deck"]} ${nouns["card"]}`];
  return name === "recruited" || (name === "card-dealt" && nouns["profession"] !== undefined) ? [`profession ${nouns["profession"]}`] : [];
}

function discOf(stack: string): SceneSign {
  return { symbol: stack === "recruiting" ? "g-recruit" : `g-${stack}`, ground: "var(--raised)", ink: "var(--ink)" };
}
