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
export const MINI = { least: 40, most: 56, width: 105, long: 130 }; // `long`: with a name of two words
export const BELOW = 55; // a mini palazzo that is lower has its niches beside its name and not below
/** Pixels of width from which on a small palace has room for its points beside its power. */
export const BOTH = 130;
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

const LISTED = { row: 58, head: 35 };
const HEADED = 10; // what a family's head needs more than a palazzo

/** The families on a small screen: `abreast` of them side by side, each with its palazzi in so many columns. */
export interface ListPlan {
  abreast: number;
  columns: number[];
  height: number;
}

/** Side by side as they need the least height. `long`: whether the home has a long name; `lines` of what nothing protects, in this width. */
export function listPlan(width: number, most: number, families: { palaces: number; long: boolean; lines: (width: number) => number }[]): ListPlan {
  const fits = (wide: number, long: boolean) => wide >= (long ? MINI.long : MINI.width);
  const plans = Array.from({ length: most }, (_, n) => {
    const each = listedWidth(width, n + 1);
    const columns = families.map(({ long }) => (fits(each / 2, long) ? 2 : 1));
    const heights = families.map(({ palaces, lines }, m) => LISTED.head + Math.ceil(palaces / (columns[m] ?? 1)) * LISTED.row + openHeight(lines(each)));
    const height = heights.reduce((sum, _high, m) => (m % (n + 1) === 0 ? sum + Math.max(...heights.slice(m, m + n + 1)) : sum), 0);
    return { abreast: n + 1, columns, height };
  });
  return plans.filter(({ abreast }) => abreast === 1 || families.every(({ long }) => fits(listedWidth(width, abreast) - HEADED, long))).reduce((low, plan) => (plan.height < low.height ? plan : low));
}

/** How wide a family is inside its edges. */
export function listedWidth(width: number, abreast: number): number {
  return width / abreast - (abreast > 1 ? 12 : 20);
}

const RIVALS = 78; // the most that a palazzo of the others is high
const FOOT = 22;
const OPEN = { first: 38, next: 28 };
const EDGE = 8;

const BAY = 140; // what stands in the head of a column beside the name

/** Whether what is said of a family stands on one line in the head of its column. */
export function fitsBay(says: string, width: number): boolean {
  return says.length * PLAIN <= width - BAY;
}

/** How high so many lines of what nothing protects are, with the gap above them. */
export function openHeight(lines: number): number {
  return lines > 0 ? OPEN.first + (lines - 1) * OPEN.next : 0;
}

/** A column of a family. `lines`: of what nothing protects; `columns`: of palazzi, at least. */
function columnPlan(height: number, width: number, palaces: number, lines: number, columns: number): ColumnPlan {
  const rest = height - EDGE - openHeight(lines);
  const withFoot = planned(palaces, width, rest - FOOT, RIVALS, columns);
  if (withFoot.columns === 1 && withFoot.form === "named") return { ...withFoot, foot: true };
  return { ...planned(palaces, width, rest, RIVALS, columns), foot: false };
}

export interface ColumnPlan extends Plan {
  /** Whether there is room for what the round's end brings. */
  foot: boolean;
}

/** The columns of all families: alike, as the one that is shortest of room has it. One that finds none for its values is small alone. */
export function columnPlans(height: number, width: number, families: { palaces: number; lines: number }[]): ColumnPlan[] {
  const among = (columns: number) => families.map(({ palaces, lines }) => columnPlan(height, width, palaces, lines, columns));
  const alike = (plans: ColumnPlan[]) => plans.filter(({ form }) => form !== "mini");
  const alone = among(1);
  const columns = Math.max(1, ...alike(alone).map((plan) => plan.columns)); // two beside each other in one family are in all
  const plans = columns > 1 ? among(columns) : alone;
  const least = alike(plans).reduce<ColumnPlan | null>((low, plan) => (low && low.height <= plan.height ? low : plan), null);
  const foot = plans.every((plan) => plan.foot);
  return plans.map((plan) => ({ ...(plan.form === "mini" || !least ? plan : least), foot }));
}

/** How large the emblem in a niche is. */
export function emblemIn({ form, height }: Pick<Plan, "form" | "height">): number {
  if (form === "large") return 36;
  if (form === "flat") return 26;
  if (form === "mini") return height >= BELOW ? 26 : 18;
  return height >= 66 ? 28 : height >= 58 ? 24 : 22;
}

const PLATE = 102; // the nameplate of the flat form

export function plateWidth(width: number): number {
  return Math.min(PLATE, Math.floor(width * 0.42));
}

/** How wide an empty niche is: no wider than it must where the nameplate stands beside it. */
export function freeWidth(form: Form, emblem: number): number {
  return form === "flat" ? emblem : emblem + 8;
}

/** How much room the text of a filled niche has: they share what empty ones leave. */
export function textWidth(form: Form, width: number, emblem: number, filled: number): number {
  if (form === "mini") return 0;
  const inner = form === "flat" ? width - plateWidth(width) - 13 : width;
  const beside = emblem + (form === "flat" ? 9 : 11); // its arch and the gap
  return (inner - 12 - (3 - filled) * freeWidth(form, emblem)) / Math.max(1, filled) - beside;
}

export const VALUED = 24; // pixels that a value needs
const SMALLER = [28, 22];

/** How large the emblems of a palazzo are, so many of its niches filled: smaller where its values need the room. */
export function emblemBeside(plan: Pick<Plan, "form" | "height">, width: number, filled: number): number {
  const usual = emblemIn(plan);
  if (filled === 0) return usual;
  return [usual, ...SMALLER.filter((size) => size < usual)].find((size) => textWidth(plan.form, width, size, filled) >= VALUED) ?? usual;
}

const LETTER = 6.3; // of the bold face at 12.5 pixels
const PLAIN = 5.3; // of the plain face at 13 pixels

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

const FACE = { emblem: 32, least: 20, smallest: 14, edge: 10, sides: 8, line: 12.6, values: 13.2, gap: 2 };

/** The sign before a value on a card of the hand. */
export const FACE_SIGN = 11;

/** How wide a value is in bold figures, with its sign. */
function valueWidth(says: string, sign: number): number {
  return sign + 1 + says.length * LETTER;
}

/** On how many lines things so wide stand beside each other; Infinity where one is wider than a line. */
function linesOf(widths: number[], gap: number, width: number): number {
  let [lines, used] = [0, Infinity];
  for (const wide of widths) {
    if (wide > width) return Infinity;
    if (used + gap + wide > width) [lines, used] = [lines + 1, wide];
    else used += gap + wide;
  }
  return lines;
}

/**
 * What a card so wide and high shows over its values: the first of its names that leaves room for an emblem, and how large that is.
 * Where all of a kind have the same emblem (`alike`) the name comes before it.
 */
export function faceOf(names: string[], values: string[], width: number, height: number, alike: boolean): { name: string; emblem: number } {
  const inner = width - FACE.sides;
  const printed = linesOf(values.map((says) => valueWidth(says, FACE_SIGN)), 4, inner);
  const below = printed * FACE.values + (printed > 0 ? FACE.gap : 0);
  const room = (name: string) => height - FACE.edge - below - linesOf(pieces(name), 0, inner) * FACE.line - FACE.gap;
  const sized = (most: number) => (most < FACE.smallest ? 0 : Math.min(FACE.emblem, Math.floor(most)));
  const name = names.find((one) => room(one) >= (alike ? 0 : FACE.least));
  return name === undefined ? { name: "", emblem: sized(height - FACE.edge - below) } : { name, emblem: sized(room(name)) };
}

function pieces(name: string): number[] {
  return name.split(/(?<=[- \u00ad])/).map((piece) => piece.replace("\u00ad", "-").length * LETTER * 0.9);
}

const OPEN_CARD = { emblem: 22, gap: 4, edge: 4, sign: 13, between: 6, sides: 18 }; // `sign` with what is between it and its number
const MOST_OPEN_LINES = 2; // with values; emblems alone take as many as they need

/** A card that nothing protects, as words. */
export interface OpenCard {
  name: string;
  values: string[];
}

/** How cards that nothing protects are shown behind the word that says so, and on how many lines. */
export function openPlan(mark: string, cards: OpenCard[], width: number): { shows: "named" | "valued" | "bare"; lines: number } {
  const { emblem, gap, edge, sign, between, sides } = OPEN_CARD;
  const valued = ({ values }: OpenCard) => emblem + edge + gap + values.reduce((sum, says) => sum + valueWidth(says, sign) + 5, -5);
  const lines = (wide: (card: OpenCard) => number) => (cards.length === 0 ? 0 : linesOf([mark.length * LETTER, ...cards.map(wide)], between, width - sides));
  if (lines((card) => valued(card) + gap + card.name.length * LETTER) <= 1) return { shows: "named", lines: Math.min(1, cards.length) };
  const high = lines(valued);
  return high <= MOST_OPEN_LINES ? { shows: "valued", lines: high } : { shows: "bare", lines: lines(() => emblem + edge) };
}

const ROME = { base: 102, line: 15, heading: 28, names: 214, signs: 138, drawing: { least: 48, most: 96 } };

const RAGGED = 1.1; // what lines are longer for words that are not broken

/** How high sentences are, one below the other, each with a sign before it. */
export function sentences(texts: string[], width: number): number {
  const lines = (long: number) => (long <= width - 24 ? 1 : Math.ceil((long * RAGGED) / (width - 24)));
  return texts.reduce((sum, text) => sum + lines(text.length * PLAIN) * ROME.line + 5, 0);
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
