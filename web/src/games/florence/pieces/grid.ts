// The principality: its squares, the pieces as they can be turned, and where they may lie. It reckons as the server's grid does.

import { array, fields, number, text, type Shape } from "../../../wire/check";
import { perBox, printedRows, type Box } from "../../box";
import box from "../box.json";

export const SIDE = box.principality.cols;
const TOUCHING = box.costs.adjacency_allowed_from_builders;

export type Cell = readonly [column: number, row: number];

/** A piece as it lies: row and column of its upper left corner from 1, and the number of its turn from 1 to 8. */
export interface Place {
  piece: string;
  row: number;
  column: number;
  turn: number;
}

/** What lies in a principality, and who may build in it how. */
export interface Ground {
  pieces: string[];
  builders: number;
}

export const RESIDENCE: Cell[] = cells(box.principality.palazzo_cells);
const BUILDINGS = new Set(box.building.map(({ id }) => id));
const anOutline: Shape<{ id: string; cells: number[][] }> = fields({ id: text, cells: array(array(number)) });
/** The ways to lay each piece, by the outlines that a box prints. */
const turnsIn = perBox((own: Box) => {
  const printed = [...printedRows(own, "building", box.building, anOutline), ...printedRows(own, "landscape", box.landscape, anOutline)];
  return new Map(printed.map((piece) => [piece.id, turns(cells(piece.cells))]));
});

function cells(pairs: number[][]): Cell[] {
  return pairs.map(([column = 0, row = 0]) => [column, row] as const);
}

export function isBuilding(piece: string): boolean {
  return BUILDINGS.has(piece);
}

export function isLandscape(piece: string): boolean {
  return box.landscape.some(({ id }) => id === piece);
}

/** The same outline with its corner at 0, 0, column by column. */
function normal(outline: Cell[]): Cell[] {
  const left = Math.min(...outline.map(([column]) => column));
  const top = Math.min(...outline.map(([, row]) => row));
  return outline.map(([column, row]) => [column - left, row - top] as const).sort(([a, b], [c, d]) => a - c || b - d);
}

function turnedRight(outline: Cell[]): Cell[] {
  return outline.map(([column, row]) => [-row, column] as const);
}

function turnedOver(outline: Cell[]): Cell[] {
  return outline.map(([column, row]) => [-column, row] as const);
}

/** The different ways to lay a piece, each with its number: four turns, then those of its back. */
function turns(printed: Cell[]): Map<number, Cell[]> {
  const found = new Map<number, Cell[]>();
  let outline = printed;
  for (let number = 1; number <= 8; number++) {
    if (number === 5) outline = turnedOver(printed);
    const settled = normal(outline);
    if (![...found.values()].some((other) => same(other, settled))) found.set(number, settled);
    outline = turnedRight(outline);
  }
  return found;
}

function same(one: Cell[], other: Cell[]): boolean {
  return one.join(" ") === other.join(" ");
}

/** The cells of a piece turned so, its corner at 0, 0. */
export function shape(own: Box, piece: string, turn = 1): Cell[] {
  return turnsIn(own).get(piece)?.get(turn) ?? [];
}

export function turnsOf(own: Box, piece: string): number[] {
  return [...(turnsIn(own).get(piece)?.keys() ?? [])];
}

export function size(outline: Cell[]): [columns: number, rows: number] {
  return [1 + Math.max(...outline.map(([column]) => column)), 1 + Math.max(...outline.map(([, row]) => row))];
}

/** From the text of a place, as views and answers have it: "opera r1 c4 e2", with or without "place". */
export function placeOf(text: string): Place | null {
  const found = /(\w+) r(\d) c(\d) e(\d)$/.exec(text);
  if (!found) return null;
  const [, piece = "", row, column, turn] = found;
  return { piece, row: Number(row), column: Number(column), turn: Number(turn) };
}

export function placeText({ piece, row, column, turn }: Place): string {
  return `place ${piece} r${row} c${column} e${turn}`;
}

/** The cells of the grid that a piece covers there. */
export function lying(own: Box, { piece, row, column, turn }: Place): Cell[] {
  return shape(own, piece, turn).map(([x, y]) => [x + column - 1, y + row - 1] as const);
}

export function square([column, row]: Cell): number {
  return row * SIDE + column;
}

export function squares(own: Box, place: Place): number[] {
  return lying(own, place).map(square);
}

function placesIn(ground: Ground): Place[] {
  return ground.pieces.map(placeOf).filter((place) => place !== null);
}

/** The squares under anything, the residence too. */
export function covered(own: Box, ground: Ground): Set<number> {
  return new Set([...RESIDENCE.map(square), ...placesIn(ground).flatMap((place) => squares(own, place))]);
}

/** The empty squares that share an edge with a building or the residence. */
export function near(own: Box, ground: Ground): Set<number> {
  const under = covered(own, ground);
  const buildings = placesIn(ground).filter(({ piece }) => isBuilding(piece));
  const solid = [...RESIDENCE, ...buildings.flatMap((place) => lying(own, place))];
  return new Set(solid.flatMap(beside).map(square).filter((at) => !under.has(at)));
}

function beside([column, row]: Cell): Cell[] {
  const all: Cell[] = [[column - 1, row], [column + 1, row], [column, row - 1], [column, row + 1]];
  return all.filter(([x, y]) => x >= 0 && y >= 0 && x < SIDE && y < SIDE);
}

/** The squares that a building may not cover though they are empty. */
export function forbidden(own: Box, ground: Ground, piece: string): Set<number> {
  return isBuilding(piece) && ground.builders < TOUCHING ? near(own, ground) : new Set();
}

/** Why a piece may not lie there: the reason as the server calls it; null if it may. */
export function obstacle(own: Box, place: Place, ground: Ground): string | null {
  const wanted = squares(own, place);
  const residence = new Set(RESIDENCE.map(square));
  if (wanted.some((at) => residence.has(at))) return "residence-there";
  const under = covered(own, ground);
  if (wanted.some((at) => under.has(at))) return "squares-covered";
  const hatched = forbidden(own, ground, place.piece);
  return wanted.some((at) => hatched.has(at)) ? "buildings-touch" : null;
}

/** Every place a piece may have, turn by turn. */
export function legalPlaces(own: Box, piece: string, ground: Ground): Place[] {
  const blocked = new Set([...covered(own, ground), ...forbidden(own, ground, piece)]);
  return turnsOf(own, piece)
    .flatMap((turn) => corners(own, piece, turn))
    .filter((place) => squares(own, place).every((at) => !blocked.has(at)));
}

function corners(own: Box, piece: string, turn: number): Place[] {
  const [columns, rows] = size(shape(own, piece, turn));
  const found: Place[] = [];
  for (let row = 1; row <= SIDE + 1 - rows; row++) {
    for (let column = 1; column <= SIDE + 1 - columns; column++) found.push({ piece, row, column, turn });
  }
  return found;
}

/** Kept on the grid. */
function inside(own: Box, place: Place): Place {
  const [columns, rows] = size(shape(own, place.piece, place.turn));
  const within = (at: number, most: number) => Math.min(most, Math.max(1, at));
  return { ...place, row: within(place.row, SIDE + 1 - rows), column: within(place.column, SIDE + 1 - columns) };
}

export function moved(own: Box, place: Place, columns: number, rows: number): Place {
  return inside(own, { ...place, column: place.column + columns, row: place.row + rows });
}

export function rotated(own: Box, place: Place): Place {
  return relaid(own, place, turnedRight);
}

export function flipped(own: Box, place: Place): Place {
  return relaid(own, place, turnedOver);
}

/** Laid another way, about its middle. */
function relaid(own: Box, place: Place, how: (outline: Cell[]) => Cell[]): Place {
  const before = shape(own, place.piece, place.turn);
  const outline = normal(how(before));
  const turn = turnsOf(own, place.piece).find((one) => same(shape(own, place.piece, one), outline)) ?? place.turn;
  const [columns, rows] = size(before);
  const [columnsNow, rowsNow] = size(outline);
  const column = place.column + Math.trunc((columns - columnsNow) / 2);
  return inside(own, { ...place, turn, column, row: place.row + Math.trunc((rows - rowsNow) / 2) });
}

/** The cell by which a piece is held: that nearest to its middle. */
export function middle(outline: Cell[]): Cell {
  const mean = (at: 0 | 1) => outline.reduce((sum, cell) => sum + cell[at], 0) / outline.length;
  const [x, y] = [mean(0), mean(1)];
  const far = ([column, row]: Cell) => Math.hypot(column - x, row - y);
  return [...outline].sort((one, other) => far(one) - far(other))[0] ?? [0, 0];
}

/** Where a piece goes that is held over a square: to a legal place that covers it, as turned, or else just there. */
export function snapped(own: Box, place: Place, [column, row]: Cell, legal: Place[]): Place {
  const [x, y] = middle(shape(own, place.piece, place.turn));
  const there = inside(own, { ...place, column: column - x + 1, row: row - y + 1 });
  const at = square([column, row]);
  const over = legal.filter((one) => one.turn === place.turn && squares(own, one).includes(at));
  const far = (one: Place) => Math.hypot(one.column - there.column, one.row - there.row);
  return over.sort((one, other) => far(one) - far(other))[0] ?? there;
}

export function samePlace(one: Place, other: Place): boolean {
  return placeText(one) === placeText(other);
}

/** The legal place after this one, round and round, those turned as it is first. */
export function nextPlace(place: Place, legal: Place[], by: 1 | -1): Place {
  const at = legal.findIndex((one) => samePlace(one, place));
  if (at >= 0) return legal[(at + by + legal.length) % legal.length] ?? place;
  return legal.find((one) => one.turn === place.turn) ?? legal[0] ?? place;
}
