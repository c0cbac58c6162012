// What the person before the screen is thinking about: a piece held over the ground, a work in the making, cards in a row.
// A thought that takes several answers is sent as one: each answer is given when its question comes.

import { isAnswer, type Decision } from "../../../wire/game";
import type { Table } from "../../interface";
import { flipped, isLandscape, legalPlaces, moved, nextPlace, placeText, rotated, samePlace, snapped, type Cell, type Place } from "./grid";
import { isAmong, seatOf, type Seat, type Seen } from "../view";

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
  /** The stack that would be named or taken. */
  stack: string | null = $state(null);
  /** How much fame one thinks of selling; null if one does not. */
  selling: number | null = $state(null);
  /** A piece that is only tried on the ground: nobody has asked about it. */
  private tried: string | null = $state(null);
  /** Where a piece is going that has been settled, until it lies there. */
  going: Place | null = $state.raw(null);
  /** Answers that are still to be given. */
  private due: string[] = [];
  private known: { piece: string; ground: Seat | null; places: Place[] } = { piece: "", ground: null, places: [] };

  constructor(private readonly table: Table<Seen>) {}

  private get ground(): Seat {
    return seatOf(this.table.view, this.table.seat);
  }

  /** The piece that is laid: one that must be, or a building that would be paid for then. */
  get laying(): string | null {
    const { decision } = this.table;
    if (decision?.prompt === "which-place") return String(decision.nouns["piece"]);
    return decision?.prompt === "which-action" ? this.building : null;
  }

  /** The piece that is only tried; none while one is laid. */
  get trying(): string | null {
    return this.laying === null ? this.tried : null;
  }

  /** The piece that is held over the ground, to be laid or to be tried. */
  get piece(): string | null {
    return this.laying ?? this.tried;
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

  /** Whether somebody has said where it goes: where it may lie first is only shown, but in a lesson, whose note proposes it. */
  get chosen(): boolean {
    return this.fits && (this.place?.piece === this.piece || this.legal.length === 1 || this.table.facts.lesson);
  }

  /** The answer that is thought of, for what it would do to works: one looked at, a piece laid, the lot on the block. */
  get thought(): string | null {
    const { decision, previewed, view } = this.table;
    if (decision?.prompt === "bid-for-item" && view.sale) return `bid ${view.sale.price + view.sale.step}`;
    if (previewed !== null) return previewed;
    return this.held && this.laying !== null ? placeText(this.held) : null;
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

  /** See on the ground what a piece would cover and do. Pressed once more, it goes. */
  try(piece: string): void {
    const again = this.trying === piece;
    this.stopTrying();
    if (!again && legalPlaces(this.table.box, piece, this.ground).length > 0) this.tried = piece;
  }

  stopTrying(): void {
    if (this.tried !== null) this.place = null;
    this.tried = null;
  }

  /** Think of naming or taking from a stack; a landscape is tried at once. */
  point(stack: string): void {
    this.stopTrying();
    this.stack = stack;
    if (isLandscape(stack)) this.try(stack);
  }

  take(building: string): void {
    this.stopTrying();
    this.profession = null;
    this.place = null;
    this.building = building;
  }

  consider(profession: string | null): void {
    this.stopTrying();
    this.building = null;
    this.place = null;
    this.bonuses = null;
    this.fame = null;
    this.profession = profession;
  }

  /** Build or place where the piece is held; says why not if it may not lie there. Where nobody has held it yet, it is held now. */
  settle(): void {
    const { held } = this;
    if (!held || this.laying === null) return;
    if (this.fits && !this.chosen) {
      this.place = held;
      return;
    }
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

  /** A question was answered: what was only tried, or thought of for it, goes. */
  leave(): void {
    this.stopTrying();
    if (this.due.length === 0) this.place = null;
    this.stack = null;
    this.selling = null;
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
  return PLANS.get(table) ?? begun(table);
}

/** Begun apart from whoever asks first: what a derived value makes while it is worked out is not a change that it would notice later. */
function begun(table: Table<Seen>): Plan {
  const end = $effect.root(() => void PLANS.set(table, new Plan(table)));
  end();
  return PLANS.get(table) ?? new Plan(table);
}
