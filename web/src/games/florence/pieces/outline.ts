// How a piece is drawn from its cells: one outline, an inset roof, slopes to every side, ridges through the cells' middles.

import { middle, type Cell } from "./grid";

type Point = readonly [x: number, y: number];

const named = (point: Point) => point.join();

/** The edges of some cells as closed rings of corners, clockwise. */
function rings(cells: Cell[]): Point[][] {
  const has = new Set(cells.map(named));
  const edges = new Map<string, Point>();
  for (const [x, y] of cells) {
    if (!has.has(named([x, y - 1]))) edges.set(named([x, y]), [x + 1, y]);
    if (!has.has(named([x + 1, y]))) edges.set(named([x + 1, y]), [x + 1, y + 1]);
    if (!has.has(named([x, y + 1]))) edges.set(named([x + 1, y + 1]), [x, y + 1]);
    if (!has.has(named([x - 1, y]))) edges.set(named([x, y + 1]), [x, y]);
  }
  const found: Point[][] = [];
  for (;;) {
    const [start] = edges.keys();
    if (start === undefined) return found;
    found.push(ring(edges, start));
  }
}

function ring(edges: Map<string, Point>, start: string): Point[] {
  const points: Point[] = [];
  let key = start;
  for (let next = edges.get(key); next; next = edges.get(key)) {
    const [x = 0, y = 0] = key.split(",").map(Number);
    points.push([x, y]);
    edges.delete(key);
    key = named(next);
  }
  return points.filter((point, n) => isCorner(around(points, n - 1), point, around(points, n + 1)));
}

function around(points: Point[], n: number): Point {
  return points[(n + points.length) % points.length] ?? [0, 0];
}

function isCorner([ax, ay]: Point, [x, y]: Point, [bx, by]: Point): boolean {
  return !((ax === x && x === bx) || (ay === y && y === by));
}

const towards = ([ax, ay]: Point, [bx, by]: Point): Point => [Math.sign(bx - ax), Math.sign(by - ay)];

/** Some cells of so many units as one closed path, set in by `inset`, its corners rounded by `round`. */
export function outline(cells: Cell[], unit: number, inset = 0, round = 0): string {
  return rings(cells)
    .map((points) => `${points.map((_, n) => corner(points, n, unit, inset, round)).join("")}Z`)
    .join("");
}

function corner(points: Point[], n: number, unit: number, inset: number, round: number): string {
  const point = around(points, n);
  const [ax, ay] = towards(around(points, n - 1), point);
  const [bx, by] = towards(point, around(points, n + 1));
  const x = point[0] * unit + (-ay - by) * inset;
  const y = point[1] * unit + (ax + bx) * inset;
  const step = n === 0 ? "M" : "L";
  if (round === 0) return `${step}${x} ${y}`;
  return `${step}${x - ax * round} ${y - ay * round}Q${x} ${y} ${x + bx * round} ${y + by * round}`;
}

/** The slopes of a roof by where they look, each a path; light falls from the north and the west. */
export interface Roof {
  north: string;
  west: string;
  south: string;
  east: string;
  ridges: string;
}

export function roof(cells: Cell[], unit: number): Roof {
  const has = new Set(cells.map(named));
  const made: Roof = { north: "", west: "", south: "", east: "", ridges: "" };
  for (const [x, y] of cells) {
    const [left, top, right, bottom] = [x * unit, y * unit, (x + 1) * unit, (y + 1) * unit];
    const [cx, cy] = [(x + 0.5) * unit, (y + 0.5) * unit];
    const [north, south] = [has.has(named([x, y - 1])), has.has(named([x, y + 1]))];
    const [west, east] = [has.has(named([x - 1, y])), has.has(named([x + 1, y]))];
    const along = `L${east ? right : cx} ${cy}H${west ? left : cx}Z`;
    const down = `L${cx} ${south ? bottom : cy}V${north ? top : cy}Z`;
    if (!north) made.north += `M${left} ${top}H${right}${along}`;
    if (!west) made.west += `M${left} ${top}V${bottom}${down}`;
    if (!south) made.south += `M${left} ${bottom}H${right}${along}`;
    if (!east) made.east += `M${right} ${top}V${bottom}${down}`;
    if (east) made.ridges += `M${cx} ${cy}h${unit}`;
    if (south) made.ridges += `M${cx} ${cy}v${unit}`;
  }
  return made;
}

/** The courses of tiles over the whole of a roof. */
export function courses(cells: Cell[], unit: number): string {
  const rows = cells.map(([, row]) => row);
  const columns = cells.map(([column]) => column);
  const [left, right] = [Math.min(...columns) * unit, (1 + Math.max(...columns)) * unit];
  const lines: string[] = [];
  for (let y = Math.min(...rows) * unit; y < (1 + Math.max(...rows)) * unit; y += unit / 8) lines.push(`M${left} ${y}H${right}`);
  return lines.join("");
}

/** Where the sign of a building stands: on the cell nearest to its middle. */
export function badge(cells: Cell[], unit: number): Point {
  const [column, row] = middle(cells);
  return [(column + 0.5) * unit, (row + 0.5) * unit];
}
