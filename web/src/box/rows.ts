// Every component of a game whose values may differ from copy to copy, with where they come from.

import { doubtOf, same, type Box, type Fields, type Row, type Values } from "../games/box";
import type { PrintedModule } from "../games/interface";

/** What a field can hold, as `kernel/box.py` has it. */
export type Holds =
  | { kind: "box-number"; least: number; most: number }
  | { kind: "box-one-of"; names: string[] }
  | { kind: "box-some"; names: string[]; least: number; most: number }
  | { kind: "box-count-of-each"; names: string[]; most: number }
  | { kind: "box-cells"; side: number; most: number };

export type Sheet = { [kind: string]: { [field: string]: Holds } };

/** A component as a box prints it. */
export interface Printed {
  kind: string;
  id: string;
  values: Fields;
  source: string;
  /** The fields that no source attests, and why we think so. */
  reconstructed: string[];
  because: string;
  /** The fields that are the owner's, and not ours. */
  corrected: string[];
}

type Ours = { [kind: string]: (Row & { [field: string]: unknown })[] };
interface Sources {
  sheet: Sheet;
  rows: { [kind: string]: { [id: string]: string } };
}

/** What the page of a game's box knows of it. */
export interface GameBox {
  sheet: Sheet;
  sources: Sources["rows"];
  ours: Ours;
  drawn: PrintedModule | null;
}

const BOXES = import.meta.glob<Ours>("../games/*/box.json", { import: "default" });
const SOURCES = import.meta.glob<Sources>("../games/*/sources.json", { import: "default" });
const DRAWINGS = import.meta.glob<PrintedModule>("../games/*/printed.ts", { import: "default" });

async function found<T>(files: { [path: string]: () => Promise<T> }, game: string, name: string): Promise<T | null> {
  return (await files[`../games/${game}/${name}`]?.()) ?? null;
}

export async function gameBox(game: string): Promise<GameBox> {
  const [ours, sources, drawn] = await Promise.all([
    found(BOXES, game, "box.json"),
    found(SOURCES, game, "sources.json"),
    found(DRAWINGS, game, "printed.ts"),
  ]);
  return { ours: ours ?? {}, sheet: sources?.sheet ?? {}, sources: sources?.rows ?? {}, drawn };
}

/** The components of a kind as a box prints them. */
export function printedOf({ ours, sheet, sources }: GameBox, kind: string, box: Box): Printed[] {
  return (ours[kind] ?? []).map((row) => {
    const printed = fieldsOf(row, Object.keys(sheet[kind] ?? {}));
    const values = { ...printed, ...box.values[kind]?.[row.id] };
    const { fields: reconstructed, because } = doubtOf(box, kind, row) ?? { fields: [], because: "" };
    const corrected = Object.keys(values).filter((field) => !same(values[field], printed[field]));
    return { kind, id: row.id, values, source: sources[kind]?.[row.id] ?? "", reconstructed, because, corrected };
  });
}

function fieldsOf(row: { [field: string]: unknown }, fields: string[]): Fields {
  return Object.fromEntries(fields.flatMap((field) => (field in row ? [[field, row[field]]] : []))) as Fields;
}

export interface Certainty {
  values: number;
  attested: number;
  corrected: number;
}

/** How many values there are, and how many of them are what. */
export function certaintyOf(rows: Printed[]): Certainty {
  const count = (of: (row: Printed) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const values = count((row) => Object.keys(row.values).length);
  const corrected = count((row) => row.corrected.length);
  return { values, attested: values - corrected - count((row) => row.reconstructed.length), corrected };
}

/** What a box says that ours does not: all that has to be kept or sent of it. */
export function differences(rows: Printed[]): Values {
  const found: Values = {};
  for (const { kind, id, values, corrected } of rows) {
    if (corrected.length > 0) (found[kind] ??= {})[id] = fieldsOf(values, corrected);
  }
  return found;
}

/** A source as it is written in the box: the letters of rulebooks, and addresses. */
export function sourcesIn(source: string, letters: string[]): { letters: string[]; links: string[] } {
  const links = source.match(/https?:\/\/[^\s;,)]+/g) ?? [];
  const words = source.replace(/https?:\/\/\S+/g, " ").split(/[^\p{L}\d]+/u);
  return { letters: letters.filter((letter) => words.includes(letter)), links };
}
