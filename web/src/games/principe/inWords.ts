// What lies on the table, in words.

import type { Table } from "../interface";
import { COLOURS, REGIONS, type Counts } from "./box";
import { standings, type Seen } from "./view";

/** All regions and the shields in them. */
export function mapInWords({ view, words, names }: Table<Seen>): string {
  const told = REGIONS.map((name) => {
    const rows = standings(view, name).map(({ seat, shields }) => `${names[seat]} ${shields}`);
    return words.say("board-region", { region: words.say(`region-${name}`), shields: rows.join(", ") || "–" });
  });
  return `${words.say("board-the-map")}. ${told.join(". ")}`;
}

/** Cards of several colours as a list. */
export function cardsInWords({ words }: Pick<Table<Seen>, "words">, counts: Counts): string {
  const found = COLOURS.filter((colour) => (counts[colour] ?? 0) > 0);
  return found.map((colour) => words.say("building-cards", { "colour-code": colour, cards: counts[colour] ?? 0 })).join(", ") || "–";
}
