// The cards one means to play: of which colour, and how many. Pressed in the hand or in the question, counted in the question.

import type { Table } from "../../interface";
import type { Prize, Seen } from "../view";

/** How many of a colour are chosen at first: the fewest that bring a role, else one. */
export function firstCount({ fewest }: Pick<Seen, "fewest">, colour: string): number {
  return fewest[colour]?.[0] ?? 1;
}

/** What the fewest cards bring, as a key of the catalogue; "none" if all of them bring nothing. */
export function prizeOf({ fewest }: Pick<Seen, "fewest">, colour: string): Prize | "none" {
  return fewest[colour]?.[1] ?? "none";
}

class Playing {
  private question = $state("");
  private colour: string | null = $state(null);
  private cards = $state(0);

  private static of({ facts, seat, view }: Table<Seen>): string {
    return `${facts.id} ${seat} ${view.round}`;
  }

  /** What is chosen at this table in this round; nothing at first. */
  chosen(table: Table<Seen>): { colour: string; cards: number } | null {
    if (this.colour === null || this.question !== Playing.of(table)) return null;
    return { colour: this.colour, cards: this.cards };
  }

  /** Choose a colour: so many of it as are worth it. */
  take(table: Table<Seen>, colour: string): void {
    if ((table.view.hand?.[colour] ?? 0) === 0) return table.why(`play 1 ${colour}`);
    if (this.chosen(table)?.colour === colour) return;
    this.question = Playing.of(table);
    this.colour = colour;
    this.cards = firstCount(table.view, colour);
  }

  /** So many more, or fewer. */
  step(table: Table<Seen>, by: number): void {
    const now = this.chosen(table);
    if (now === null) return;
    this.cards = Math.min(table.view.hand?.[now.colour] ?? 1, Math.max(1, now.cards + by));
  }
}

export const playing = new Playing();
