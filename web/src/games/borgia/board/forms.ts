// How palazzi are drawn in the room there is: all of a family, whole, as large as that allows.

/** `large` has names and values, `named` what fits of them, `flat` has the nameplate beside the niches, `mini` no text in them. */
export type Form = "large" | "named" | "flat" | "mini";

export interface Plan {
  form: Form;
  /** Of a row, the gap below it included. */
  height: number;
  columns: number;
}

const LARGE = 90;
const NAMED = 56;
const FLAT = 44;
const MINI = { least: 40, most: 56, width: 108 };
const NARROW = 196; // below this there is no room for a nameplate beside three niches

/** So many palazzi in rows: in as few columns as they fit in, and at least in so many. */
export function planned(count: number, width: number, height: number, highest: number, columns = 1): Plan {
  for (let n = columns; ; n += 1) {
    const row = Math.floor(height / Math.max(1, Math.ceil(count / n)));
    const wide = width / n;
    if (row >= NAMED && wide >= NARROW) {
      const high = Math.min(highest, row);
      return { form: high >= LARGE ? "large" : "named", height: high, columns: n };
    }
    if (row >= FLAT && wide >= NARROW) return { form: "flat", height: Math.min(NAMED - 1, row), columns: n };
    if ((row >= MINI.least && wide < NARROW) || width / (n + 1) < MINI.width) {
      return { form: "mini", height: Math.min(MINI.most, Math.max(MINI.least, row)), columns: n };
    }
  }
}

const RIVALS = 78; // the most that a palazzo of the others is high
const FOOT = 22;
const OPEN = { first: 38, next: 28 };
const EDGE = 8;

/** A column of a family: the same for all of them, so that the fullest one decides. `lines`: of what nothing protects. */
export function columnPlan(height: number, width: number, most: number, lines: number): Plan & { foot: boolean } {
  const rest = height - EDGE - OPEN.first - Math.max(0, lines - 1) * OPEN.next;
  const withFoot = planned(most, width, rest - FOOT, RIVALS);
  if (withFoot.columns === 1 && withFoot.form === "named") return { ...withFoot, foot: true };
  return { ...planned(most, width, rest, RIVALS), foot: false };
}

/** How large the emblem in a niche is. */
export function emblemIn({ form, height }: Pick<Plan, "form" | "height">): number {
  if (form === "large") return 36;
  if (form === "flat") return 26;
  if (form === "mini") return height >= 52 ? 26 : height >= 44 ? 22 : 18;
  return height >= 66 ? 28 : height >= 58 ? 24 : 22;
}

const PLATE = 102; // the nameplate of the flat form

export function plateWidth(width: number): number {
  return Math.min(PLATE, Math.floor(width * 0.42));
}

/** How much room the text of a filled niche has: they share what empty ones leave. */
export function textWidth(form: Form, width: number, emblem: number, filled: number): number {
  if (form === "mini") return 0;
  const inner = form === "flat" ? width - plateWidth(width) - 13 : width;
  return (inner - 12 - (3 - filled) * (emblem + 8)) / Math.max(1, filled) - emblem - 11;
}

const LETTER = 6.3; // of the bold face at 12.5 pixels

/** The first of these names that fits on a line; where there is room for two, the first that fits broken; else none. */
export function fitting(names: string[], width: number, height: number): string {
  const lines = height >= 70 ? 2 : 1;
  const fits = (name: string) => name.length * LETTER <= width;
  const broken = (name: string) => {
    const pieces = name.split(/(?<=[-\u00ad ])/);
    return pieces.length === 2 && pieces.every((piece) => piece.length * LETTER <= width);
  };
  return names.find(fits) ?? (lines > 1 ? names.find(broken) : undefined) ?? "";
}

const FACE = { emblem: 32, least: 20, edge: 12, line: 12.6, gap: 3 };

/** How large the emblem of a card so wide and high may be over its name, broken only between its words; 0 where no name fits. */
export function overName(name: string, width: number, height: number, prints: boolean): number {
  const widths = name.split(/(?<=[- ])/).map((piece) => piece.length * LETTER * 0.9);
  if (widths.some((wide) => wide > width - 8)) return 0;
  let [lines, used] = [1, 0];
  for (const wide of widths) {
    if (used + wide > width - 8) [lines, used] = [lines + 1, 0];
    used += wide;
  }
  const room = height - FACE.edge - (lines + (prints ? 1 : 0)) * FACE.line - (prints ? 2 : 1) * FACE.gap;
  return room < FACE.least ? 0 : Math.min(FACE.emblem, Math.floor(room));
}

const MARK = 92; // the word before what nothing protects
const CARD = { named: 150, valued: 76, bare: 28 };

/** How cards that nothing protects are shown in a row, and on how many lines. */
export function openPlan(count: number, width: number): { shows: keyof typeof CARD; lines: number } {
  const room = width - MARK;
  for (const shows of ["named", "valued"] as const) if (count * CARD[shows] <= room) return { shows, lines: Math.min(1, count) };
  const first = Math.max(1, Math.floor(room / CARD.bare));
  const next = Math.max(1, Math.floor((width - 16) / CARD.bare));
  return { shows: "bare", lines: 1 + Math.ceil(Math.max(0, count - first) / next) };
}

const ROME = { base: 92, line: 15, heading: 28, names: 214, signs: 104, drawing: { least: 48, most: 96 } };

/** How high sentences are, one below the other, each with a sign before it. */
export function sentences(texts: string[], width: number): number {
  return texts.reduce((sum, text) => sum + Math.ceil((text.length * LETTER) / (width - 24)) * ROME.line + 5, 0);
}

/** What stands in the left column: all of it, or what of it fits. What is in force is said whole, or in a few words. */
export function romePlan(height: number, whole: number, brief: number): { drawing: number; names: boolean; brief: boolean } {
  for (const [says, high] of [[false, ROME.heading + whole], [true, brief]] as const) {
    const drawing = Math.min(ROME.drawing.most, height - ROME.base - high - ROME.names);
    if (drawing >= ROME.drawing.least) return { drawing, names: true, brief: says };
  }
  const drawing = Math.min(ROME.drawing.most, height - ROME.base - brief - ROME.signs);
  return { drawing: drawing >= ROME.drawing.least ? drawing : 0, names: false, brief: true };
}
