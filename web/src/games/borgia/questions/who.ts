// Persons by their names, oneself as "you".

import type { Table } from "../../interface";
import type { Seen } from "../view";

export function who({ seat: own, words, people }: Table<Seen>, seat: number): string {
  return seat === own ? words.say("board-you") : (people[seat] ?? "");
}

/** All persons by their seats. */
export function everybody(table: Table<Seen>): string[] {
  return table.people.map((_, seat) => who(table, seat));
}

/** What a target is called: a card by its name, a home by its town. */
export function placeName({ words }: Pick<Table<Seen>, "words">, target: string): string {
  return words.say(words.has(`home-${target}`) ? `home-${target}` : `card-${target}`);
}
