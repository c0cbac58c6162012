// What of the options of a table is not as usual.

import type { Catalogue, TableFacts } from "../wire/types";
import { say } from "../words/speech.svelte";

export function unusual({ game, options }: TableFacts, catalogue: Catalogue | null): string[] {
  const known = catalogue?.games.find((one) => one.key === game)?.options ?? [];
  return known.flatMap(({ key, most, default: usual }) => {
    const value = options[key] ?? usual;
    if (value === usual) return [];
    const name = say(`option-${game}-${key}`);
    if (most > 1) return [`${name}: ${value}`];
    return [value === 1 ? name : say("row-without", { option: name })];
  });
}
