// Cards that one does not see, by their type.

import { lookOf } from "../cards";
import vocabulary from "../vocabulary.json";

export interface OfType {
  type: string;
  count: number;
  /** One of them, for its sign. */
  card: string;
}

/** The most first, then in the order of the rulebook. */
export function byType(cards: { [card: string]: number }): OfType[] {
  const found = new Map<string, OfType>();
  for (const [card, count] of Object.entries(cards)) {
    const { type } = lookOf(card);
    const before = found.get(type);
    found.set(type, { type, card: before?.card ?? card, count: (before?.count ?? 0) + count });
  }
  const order = (type: string) => vocabulary.names.type.indexOf(type);
  return [...found.values()].sort((one, other) => other.count - one.count || order(one.type) - order(other.type));
}
