// What is printed on the components of a game: ours, and what somebody's own box says instead.

import { anything, array, checked, object, type Shape } from "../wire/check";
import type { Json } from "../wire/types";

export type Fields = { [field: string]: Json };
/** By kind of component and its id, as the server has it. */
export type Values = { [kind: string]: { [id: string]: Fields } };

export const aValues: Shape<Values> = object(object(object(anything)));

/** The box that a table is played with. */
export interface Box {
  name: string;
  digest: string;
  /** What it says; of ours nothing, since `box.json` has it. */
  values: Values;
}

export const OURS: Box = { name: "", digest: "", values: {} };

/** A row of `box.json`: some of its values are perhaps only reconstructed, for a reason that has words. */
export interface Row {
  id: string;
  reconstructed?: string[];
  because?: string;
}

/** What is not certain of a component: fields, and the reason that `box-because-…` says. */
export interface Doubt {
  fields: string[];
  because: string;
}

/** The rows of a kind as this box prints them. */
export function printedRows<R>(box: Box, kind: string, ours: Row[], shape: Shape<R>): R[] {
  const own = box.values[kind] ?? {};
  return checked(array(shape), ours.map((row) => ({ ...row, ...own[row.id] })));
}

/** What of a row is reconstructed and stands in this box as it does in ours; null if that is nothing. */
export function doubtOf(box: Box, kind: string, ours: Row): Doubt | null {
  const own = box.values[kind]?.[ours.id] ?? {};
  const printed: { [field: string]: unknown } = { ...ours };
  const fields = (ours.reconstructed ?? []).filter((field) => !(field in own) || same(own[field], printed[field]));
  return fields.length > 0 ? { fields, because: ours.because ?? "" } : null;
}

/** Whether two values say the same, in whatever order; a number that is not there is none. */
export function same(one: unknown, other: unknown): boolean {
  return written(one) === written(other);
}

function written(value: unknown): string {
  if (Array.isArray(value)) return value.map((inner) => JSON.stringify(inner)).sort().join();
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const there = Object.entries(value).filter(([, inner]) => inner !== 0);
  return there.map((entry) => JSON.stringify(entry)).sort().join();
}

/** What a game makes of a box, made once for each. */
export function perBox<T>(make: (box: Box) => T): (box: Box) => T {
  const made = new WeakMap<Box, T>();
  return (box) => {
    const known = made.get(box);
    if (known !== undefined) return known;
    const fresh = make(box);
    made.set(box, fresh);
    return fresh;
  };
}
