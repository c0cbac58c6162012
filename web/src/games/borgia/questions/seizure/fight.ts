// A seizure that is under way, line by line as it is told.

import type { Box } from "../../../box";
import { cardOf, isCondottiere } from "../../cards";
import { holdersOf } from "../../board/left";
import type { Power, SeizureMaking } from "../../declared";
import type { Seen } from "../../view";

/** What counts on one side: a card, or a home by its family, and how much. */
export type Line = Omit<Power, "of"> & { of: string };

/** Both sides are still choosing. */
export function seizure({ making }: Seen): SeizureMaking | null {
  return making?.what === "seizure" && !making.won ? making : null;
}

/** What lies under the target: it goes with it. */
export function under({ seats }: Seen, { defender, target }: SeizureMaking): string[] {
  const owner = seats[defender];
  return owner?.properties[target] ?? (target === owner?.family ? owner.home : []);
}

/** One's own condottieri that are committed already. */
export function committed({ sealed }: Seen): string[] {
  return (sealed?.mine ?? []).flatMap((text) => (text.startsWith("commit ") ? [text.slice("commit ".length)] : []));
}

export function lines(cards: string[], box: Box): Line[] {
  return cards.map((card) => ({ of: card, power: cardOf(box, card).power }));
}

export function sum(all: Line[]): number {
  return all.reduce((total, { power }) => total + power, 0);
}

/** The powers of the condottieri that one does not see, the strongest first: not of those that somebody is known to hold. */
export function unseenPowers(view: Seen, box: Box): number[] {
  return Object.keys(view.hidden)
    .filter((card) => isCondottiere(card) && holdersOf(view, card).length === 0)
    .map((card) => cardOf(box, card).power)
    .sort((one, other) => other - one);
}

/** The condottieri that somebody is known to hold. */
export function knownWith(view: Seen, seat: number): string[] {
  return Object.keys(view.hidden).filter((card) => isCondottiere(card) && holdersOf(view, card).includes(seat));
}
