// What an answer leads to, as the server tells it, in a line.

import type { Fact } from "../../wire/game";
import type { Table } from "../interface";
import { obstacle, placeOf } from "./pieces/grid";
import type { Plan } from "./pieces/plan.svelte";
import { offerOf, seatOf, worthOf, type Offer, type Seen } from "./view";

const UNSAID = ["bonus-rises", "bonus-now"]; // the bonus cards themselves show it
const FEW = 2; // works that are named; of more it is said how many rise, and the cards show which

/** The facts of an answer in words; none says nothing. */
export function consequence(text: string, table: Table<Seen>): string {
  const { view, seat, words, names, box } = table;
  const place = placeOf(text);
  const reason = place ? obstacle(box, place, seatOf(view, seat)) : null;
  if (place && reason !== null) return words.say(`refusal-${reason}`, words.told({ piece: place.piece }, names));
  const said = factsOf(table, text).filter(({ what }) => !UNSAID.includes(what));
  const rises = said.filter(({ what }) => what === "rises");
  if (rises.length <= FEW) return words.facts(said, names).join(" · ");
  const some = words.say("board-some-rise", { works: rises.length, by: Number(rises[0]?.nouns["by"]) });
  return [...words.facts(said.filter((fact) => !rises.includes(fact)), names), some].join(" · ");
}

/**
 * What the server knows of an answer. Wherever a piece is placed, it leads to the same; and one that is held before it has been paid
 * for is built first.
 */
export function factsOf(table: Table<Seen>, text: string): Fact[] {
  const { decision } = table;
  const place = placeOf(text);
  if (!place || !decision) return table.leadsTo(text);
  if (decision.prompt === "which-action") return table.leadsTo(`build ${place.piece}`);
  return table.leadsTo(decision.options.find((option) => option.startsWith("place ")) ?? text);
}

/** What the thing that is thought of would do, be it an answer or only a try. */
export function factsOfThought(table: Table<Seen>, plan: Plan): Fact[] {
  const { trying, thought } = plan;
  if (trying !== null) return risesOf(table.view, offerOf(table.view, trying));
  return thought === null ? [] : factsOf(table, thought);
}

function risesOf(view: Seen, offer: Offer | undefined): Fact[] {
  return (offer?.rises ?? []).map(({ profession, value }) => ({
    what: "rises",
    rule: "PF-41",
    nouns: { profession, value, by: value - worthOf(view, profession), thing: offer?.thing ?? "" },
  }));
}

/** In a line, what a thing would raise, and which works it would make large enough. */
export function wouldRaise({ view, words }: Table<Seen>, thing: string): string {
  const offer = offerOf(view, thing);
  const rises = offer?.rises ?? [];
  const ready = rises.filter(({ profession, value }) => value >= view.minimum && worthOf(view, profession) < view.minimum);
  const names = words.listed(ready.map(({ profession }) => words.say(`profession-${profession}`)));
  const by = Math.max(0, ...rises.map(({ profession, value }) => value - worthOf(view, profession)));
  const raised = words.say("board-would-raise", { thing: words.say(`thing-${thing}`), "thing-code": thing, works: rises.length, by });
  const gain = offer && offer.fame > 0 ? [words.say("fact-gain", { fame: offer.fame })] : [];
  const large = ready.length === 0 || view.minimum === 0 ? raised : `${raised} ${words.say("board-become-ready", { works: ready.length, names })}`;
  return [...gain, large].join(" · ");
}

/** How a work of this value compares with the best of the round. */
export function beats({ view, words, names }: Table<Seen>, value: number): string {
  if (!view.best) return words.say("fact-best-first");
  const how = value > view.best.value ? "beaten" : value === view.best.value ? "equalled" : "stands";
  const each = words.listed(view.best.seats.map((seat) => names[seat] ?? ""));
  return words.say(`fact-best-${how}`, { each, value: view.best.value });
}

/** A building, a landscape or a freedom as a label says it. */
export function called({ words }: Table<Seen>, kind: string, thing: string): string {
  return words.say(kind === "freedom" ? `short-freedom-${thing}` : `${kind}-${thing}`);
}
