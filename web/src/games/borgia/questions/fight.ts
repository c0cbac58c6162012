// A seizure added up line by line: what is known of attack and defence. [TP-52] [TP-53] [TP-54]

import { cardOf, HOME_POWER, inArch } from "../cards";
import type { Seen } from "../view";
import vocabulary from "../vocabulary.json";

const { seize: SEIZE, storm: STORM } = vocabulary.codes;
const LEONARDO = "leonardo";

/** What counts: a card, or a family's home; and how much. */
export interface Line {
  card: string;
  power: number;
}

export interface Target {
  /** The card that is attacked; "" is a home. */
  card: string;
  /** Whose it is. */
  seat: number;
  /** What lies under it. */
  under: string[];
}

/** Whose a card in the open is; -1 if nobody's. */
export function ownerOf(view: Seen, card: string): number {
  return view.seats.findIndex(
    ({ properties, home, open }) =>
      card in properties || [...home, ...open, ...Object.values(properties).flat()].includes(card),
  );
}

/** The target that an answer names: "seize ceri", "storm colonna". */
export function targetOf(view: Seen, text: string): Target | null {
  const [verb, name = ""] = text.split(" ");
  const seat = verb === "storm" ? view.seats.findIndex(({ family }) => family === name) : ownerOf(view, name);
  const owner = view.seats[seat];
  if (!owner || (verb !== "storm" && verb !== "seize")) return null;
  if (verb === "storm") return { card: "", seat, under: owner.home };
  return { card: name, seat, under: owner.properties[name] ?? [] };
}

/** The seizure that is under way: who attacks, and what. */
export function seizure(view: Seen): { thief: number; target: Target } | null {
  const frame = view.stack.find(({ is }) => is === "Seizure");
  if (frame?.code === undefined || frame.thief === undefined) return null;
  const text =
    frame.code >= STORM
      ? `storm ${vocabulary.names.family[frame.code - STORM]}`
      : `seize ${vocabulary.names.card[frame.code - SEIZE]}`;
  const target = targetOf(view, text);
  return target && { thief: frame.thief, target };
}

/** What defends a target before any condottiere does. */
export function defence({ card, under }: Target): Line[] {
  const { kind, power } = cardOf(card);
  if (card && kind !== "property") return kind === "outside_family" ? [{ card, power }] : [];
  const family = inArch(under, "outside_family");
  return [
    { card, power: card ? power : HOME_POWER },
    ...(family ? [{ card: family, power: cardOf(family).power }] : []),
    ...(under.includes(LEONARDO) ? [{ card: LEONARDO, power: cardOf(LEONARDO).power }] : []),
  ];
}

/** What attacks: condottieri, and with one of them Leonardo, if he is protected. */
export function attack(view: Seen, thief: number, condottieri: string[]): Line[] {
  const own = view.seats[thief];
  const covered = own ? [...own.home, ...Object.values(own.properties).flat()] : [];
  const helped = condottieri.length > 0 && covered.includes(LEONARDO);
  return [...condottieri, ...(helped ? [LEONARDO] : [])].map((card) => ({ card, power: cardOf(card).power }));
}

export function sum(lines: Line[]): number {
  return lines.reduce((all, { power }) => all + power, 0);
}

/** Does an attack succeed? A tie holds, unless the defence is nothing. [TP-54] */
export function succeeds(attacking: number, defending: number): boolean {
  return defending === 0 || attacking > defending;
}

/** The codes of one's own condottieri that are committed already. */
export function committed(view: Seen, seat: number): string[] {
  const { each = 0, given = [] } = view.stack.find(({ is }) => is === "Commit") ?? {};
  const first = vocabulary.names.card.indexOf("bande_nere");
  return given
    .slice(seat * each, (seat + 1) * each)
    .filter((code) => code >= vocabulary.codes.commit)
    .map((code) => vocabulary.names.card[first + code - vocabulary.codes.commit] ?? "");
}
