// Shapes: what arrives from outside is looked at once, here, and has a type from then on.

import type { Json } from "./types";

/** What a value must be. `fault` says where it is not, as a path; null if it is. */
export interface Shape<T> {
  fault(value: unknown): string | null;
  readonly type?: T; // never there: it only remembers the type
}

export type Typed<S> = S extends Shape<infer T> ? T : never;

export class Misshapen extends Error {
  constructor(what: string) {
    super(`not of the shape it should have: ${what}`);
  }
}

/** The value as what it is, or a Misshapen. */
export function checked<T>(shape: Shape<T>, value: unknown): T {
  const fault = shape.fault(value);
  if (fault !== null) throw new Misshapen(fault || "all of it");
  return value as T;
}

function shape<T>(holds: (value: unknown) => boolean): Shape<T> {
  return { fault: (value) => (holds(value) ? null : "") };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const text: Shape<string> = shape((value) => typeof value === "string");
export const number: Shape<number> = shape((value) => typeof value === "number");
export const flag: Shape<boolean> = shape((value) => typeof value === "boolean");
export const anything: Shape<Json> = shape((value) => value !== undefined);

export function literal<const T extends string | number | boolean | null>(...values: T[]): Shape<T> {
  return shape((value) => values.some((one) => one === value));
}

export function array<T>(inner: Shape<T>): Shape<T[]> {
  return {
    fault(value) {
      if (!Array.isArray(value)) return "";
      return firstFault(value.entries(), () => inner);
    },
  };
}

export function object<T>(inner: Shape<T>): Shape<{ [key: string]: T }> {
  return { fault: (value) => (isObject(value) ? firstFault(Object.entries(value), () => inner) : "") };
}

export function tuple<T extends unknown[]>(...inner: { [I in keyof T]: Shape<T[I]> }): Shape<T> {
  return {
    fault(value) {
      if (!Array.isArray(value) || value.length !== inner.length) return "";
      return firstFault(value.entries(), (place) => inner[Number(place)]);
    },
  };
}

type Shapes = Record<string, Shape<unknown>>;

/** An object with these fields, and perhaps those; others are let be. */
export function fields<N extends Shapes, F extends Shapes = Record<never, never>>(
  needed: N,
  free?: F,
): Shape<{ [K in keyof N]: Typed<N[K]> } & { [K in keyof F]?: Typed<F[K]> }> {
  const known: Shapes = { ...needed, ...free };
  return {
    fault(value) {
      if (!isObject(value)) return "";
      const missing = Object.keys(needed).find((key) => value[key] === undefined);
      if (missing !== undefined) return missing;
      const there = Object.entries(value).filter(([key]) => key in known && value[key] !== undefined);
      return firstFault(there, (key) => known[key]);
    },
  };
}

export function choice<T extends unknown[]>(...inner: { [I in keyof T]: Shape<T[I]> }): Shape<T[number]> {
  const shapes: Shape<unknown>[] = inner;
  return {
    fault(value) {
      const faults = shapes.map((one) => one.fault(value));
      if (faults.includes(null)) return null;
      return faults.reduce((longest: string, one) => (one && one.length > longest.length ? one : longest), "");
    },
  };
}

/** A shape that is named before it is made. */
export function lazy<T>(inner: () => Shape<T>): Shape<T> {
  return { fault: (value) => inner().fault(value) };
}

function firstFault(
  entries: Iterable<[string | number, unknown]>,
  of: (key: string | number) => Shape<unknown> | undefined,
): string | null {
  for (const [key, value] of entries) {
    const fault = of(key)?.fault(value) ?? null;
    if (fault !== null) return fault ? `${key}.${fault}` : String(key);
  }
  return null;
}
