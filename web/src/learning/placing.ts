// Where a note stands: beside the thing it speaks of, over nothing that is needed to answer.

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = "left" | "right" | "above" | "below" | "";

export interface Placed {
  x: number;
  y: number;
  /** Where the note stands, seen from the thing: the beak is on the other side. "" if it stands apart. */
  side: Side;
  /** How much of what is needed it covers, in square pixels. */
  covers: number;
}

export const GAP = 18; // between the note and the thing: the beak's
const EDGE = 5; // from a thing to the ring around it
const STROKE = 4; // half of the ring's
const MARGIN = 8; // to the window
const STEP = 12; // of the search for a free place
const NEAR = 160; // pixels within which a note that stands apart still points at its thing

export function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** What of a rectangle lies in another. */
export function cut(one: Rect, other: Rect): Rect {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  return { x, y, width: Math.max(0, width), height: Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y) };
}

/** The largest piece of a rectangle that another does not cover. */
export function beyond(one: Rect, other: Rect): Rect {
  if (overlap(one, other) === 0) return one;
  const { x, y, width, height } = one;
  const pieces: Rect[] = [
    { x, y, width: other.x - x, height },
    { x, y, width, height: other.y - y },
    { x: other.x + other.width, y, width: x + width - other.x - other.width, height },
    { x, y: other.y + other.height, width, height: y + height - other.y - other.height },
  ];
  const area = (piece: Rect) => Math.max(0, piece.width) * Math.max(0, piece.height);
  return pieces.reduce((best, piece) => (area(piece) > area(best) ? piece : best), { x, y, width: 0, height: 0 });
}

/** The ring around a thing. */
export function ringOf({ x, y, width, height }: Rect): Rect {
  return { x: x - EDGE, y: y - EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE };
}

/** What of a ring is drawn: all of it, in a window. */
export function ringIn({ x, y, width, height }: Rect, thing: Rect): Rect {
  return cut(ringOf(thing), { x: x + STROKE, y: y + STROKE, width: width - 2 * STROKE, height: height - 2 * STROKE });
}

/** The best place for a note of this size: beside its thing, where that covers nothing; else the nearest free place. */
export function placed(size: { width: number; height: number }, window: Rect, thing: Rect | null, needed: Rect[]): Placed {
  const kept = thing ? [...needed, ringOf(thing)] : needed;
  const judged = (x: number, y: number): Placed => {
    const note = { x, y, ...size };
    return { x, y, side: thing && faces(note, thing, needed) ? sideOf(note, thing) : "", covers: kept.reduce((sum, one) => sum + overlap(note, one), 0) };
  };
  const free = beside(size, window, thing).map(([x, y]) => judged(x, y)).find(({ covers }) => covers === 0);
  return free ?? search(size, window, thing, judged);
}

/** Beside the thing, in the middle of its side; and there moved along it as the window wants. */
function beside({ width, height }: { width: number; height: number }, window: Rect, thing: Rect | null): [number, number][] {
  if (!thing) return [];
  const [left, top, right, bottom] = inner(window);
  const within = (at: number, least: number, most: number) => Math.max(least, Math.min(at, most));
  const x = within(thing.x + thing.width / 2 - width / 2, left, right - width);
  const y = within(thing.y + thing.height / 2 - height / 2, top, bottom - height);
  const all: [number, number][] = [
    [thing.x - GAP - width, y],
    [thing.x + thing.width + GAP, y],
    [x, thing.y - GAP - height],
    [x, thing.y + thing.height + GAP],
  ];
  return all.filter(([at, down]) => at >= left && at + width <= right && down >= top && down + height <= bottom);
}

function search(size: { width: number; height: number }, window: Rect, thing: Rect | null, judged: (x: number, y: number) => Placed): Placed {
  const [left, top, right, bottom] = inner(window);
  const away = ({ x, y }: Placed) =>
    thing ? Math.hypot(x + size.width / 2 - thing.x - thing.width / 2, y + size.height / 2 - thing.y - thing.height / 2) : y - x / 100;
  let best = judged(left, top);
  for (let y = top; y <= Math.max(top, bottom - size.height); y += STEP) {
    for (let x = left; x <= Math.max(left, right - size.width); x += STEP) {
      const here = judged(x, y);
      if (here.covers < best.covers || (here.covers === best.covers && away(here) < away(best))) best = here;
    }
  }
  return best;
}

function inner({ x, y, width, height }: Rect): [number, number, number, number] {
  return [x + MARGIN, y + MARGIN, x + width - MARGIN, y + height - MARGIN];
}

/** Whether nothing that is needed stands between a note and its thing, where the beak would point at that. */
function faces(note: Rect, thing: Rect, needed: Rect[]): boolean {
  const x = [note.x, note.x + note.width, thing.x, thing.x + thing.width].sort((one, other) => one - other);
  const y = [note.y, note.y + note.height, thing.y, thing.y + thing.height].sort((one, other) => one - other);
  const [left = 0, right = 0, top = 0, bottom = 0] = [x[1], x[2], y[1], y[2]]; // the gap, and along it what they share
  const between = { x: left, y: top, width: right - left, height: bottom - top };
  return needed.every((one) => overlap(one, thing) > 0 || overlap(one, between) === 0);
}

/** On which side of the thing a note stands, if it is near it. */
export function sideOf(note: Rect, thing: Rect): Side {
  const ways: [Side, number][] = [
    ["left", thing.x - note.x - note.width],
    ["right", note.x - thing.x - thing.width],
    ["above", thing.y - note.y - note.height],
    ["below", note.y - thing.y - thing.height],
  ];
  const across = note.x < thing.x + thing.width && thing.x < note.x + note.width;
  const along = note.y < thing.y + thing.height && thing.y < note.y + note.height;
  const near = ways.filter(([side, far]) => far >= 0 && far < NEAR && (side === "left" || side === "right" ? along : across));
  return near.sort(([, one], [, other]) => one - other)[0]?.[0] ?? "";
}
