// What the person before the screen is thinking about: a piece held over the ground, a work in the making, cards in a row.
// A thought that takes several answers is sent as one: each answer is given when its question comes.

import { isAnswer, type Decision } from "../../wire/game";
import type { Table } from "../interface";
import { flipped, legalPlaces, moved, nextPlace, placeText, rotated, samePlace, snapped, type Cell, type Place } from "./pieces/grid";
import { isAmong, seatOf, type Seat, type Seen } from "./view";

export class Plan {
  /** A building taken from the tray, not paid for yet. */
  building: string | null = $state(null);
  /** Where the piece in hand is held. */
  place: Place | null = $state.raw(null);
  /** The profession whose work is looked at. */
  profession: string | null = $state(null);
  /** The bonus cards that would be played with it; null as long as nothing was chosen. */
  bonuses: string[] | null = $state.raw(null);
  fame: number | null = $state(null);
  /** Whose principality is shown large; null is one's own. */
  looked: number | null = $state(null);
  /** Where a piece is going that has been settled, until it lies there. */
  going: Place | null = $state.raw(null);
  /** Answers that are still to be given. */
  private due: string[] = [];
  private known: { piece: string; ground: Seat | null; places: Place[] } = { piece: "", ground: null, places: [] };

  constructor(private readonly table: Table<Seen>) {}

  private get ground(): Seat {
    return seatOf(this.table.view, this.table.seat);
  }

  /** The piece that is held: one to be placed, or a building thought of. */
  get piece(): string | null {
    const { decision } = this.table;
    if (decision?.prompt === "which-place") return String(decision.nouns["piece"]);
    return decision?.prompt === "which-action" ? this.building : null;
  }

  /** Where the piece that is held may lie. */
  get legal(): Place[] {
    const { piece, ground } = this;
    if (piece === null) return [];
    if (this.known.piece !== piece || this.known.ground !== ground) {
      this.known = { piece, ground, places: legalPlaces(this.table.box, piece, ground) };
    }
    return this.known.places;
  }

  /** The piece where it is held: at first where it may lie. */
  get held(): Place | null {
    if (this.piece === null) return null;
    if (this.place?.piece === this.piece) return this.place;
    return this.legal[0] ?? null;
  }

  get fits(): boolean {
    const held = this.held;
    return held !== null && this.legal.some((one) => samePlace(one, held));
  }

  /** The answer that is thought of, for what it would do to works: one looked at, a piece held, the lot on the block. */
  get thought(): string | null {
    const { decision, previewed, view } = this.table;
    if (decision?.prompt === "bid-for-item" && view.sale) return `bid ${view.sale.price + view.sale.step}`;
    if (previewed !== null) return previewed;
    return this.held ? placeText(this.held) : null;
  }

  turn(): void {
    if (this.held) this.place = rotated(this.table.box, this.held);
  }

  flip(): void {
    if (this.held) this.place = flipped(this.table.box, this.held);
  }

  move(columns: number, rows: number): void {
    if (this.held) this.place = moved(this.table.box, this.held, columns, rows);
  }

  next(by: 1 | -1 = 1): void {
    if (this.held) this.place = nextPlace(this.held, this.legal, by);
  }

  hold(cell: Cell): void {
    if (this.held) this.place = snapped(this.table.box, this.held, cell, this.legal);
  }

  take(building: string): void {
    this.looked = null;
    this.profession = null;
    this.place = null;
    this.building = building;
  }

  consider(profession: string | null): void {
    this.building = null;
    this.place = null;
    this.bonuses = null;
    this.fame = null;
    this.profession = profession;
  }

  /** Build or place where the piece is held; says why not if it may not lie there. */
  settle(): void {
    const { held } = this;
    if (!held) return;
    const text = placeText(held);
    this.going = this.fits ? held : null;
    if (!this.fits || this.building === null) this.table.choose(text);
    else this.answer([`build ${this.building}`, text]);
  }

  /** Give these answers, one after the other. */
  answer(texts: string[]): void {
    const [first, ...rest] = texts;
    if (first === undefined) return;
    this.due = rest;
    this.table.choose(first);
  }

  /** A question has come: the next answer is given if it is one, and all others are forgotten if it is not. */
  meet(decision: Decision): void {
    const [first, ...rest] = this.due;
    if (first !== undefined && isAnswer(decision, first)) {
      this.due = rest;
      this.table.choose(first);
      return;
    }
    this.due = [];
    this.going = null;
    if (this.building !== null && !decision.options.includes(`build ${this.building}`)) this.building = null;
    if (this.profession !== null && !isAmong(this.profession, this.table.view.hand ?? [])) this.consider(null);
  }
}

const PLANS = new WeakMap<Table<Seen>, Plan>();

/** The thoughts about a table: one for all that is drawn of it. */
export function planOf(table: Table<Seen>): Plan {
  const known = PLANS.get(table) ?? new Plan(table);
  PLANS.set(table, known);
  return known;
}
