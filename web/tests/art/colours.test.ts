// Contrasts and distances of the colours, computed from tokens.css: text can be read, and no eye takes one for another.

import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { ABOUT } from "../../src/games/families";

type Tokens = Record<string, string>;
type Vector = [number, number, number];

const css = readFileSync("src/tokens.css", "utf-8");

function block(selector: string): Tokens {
  const body = css.slice(css.indexOf("{", css.indexOf(selector)) + 1);
  const lines = body.slice(0, body.indexOf("}")).matchAll(/--([\w-]+):(#[0-9A-Fa-f]{6}|#[0-9A-Fa-f]{3})\b/g);
  return Object.fromEntries([...lines].map((line) => [line[1], line[2]]));
}

const themes: Record<string, Tokens> = { light: block(":root,[data-theme=light]"), dark: block("[data-theme=dark]{") };
const families = block(":root{");

function of(tokens: Tokens, name: string): string {
  const found = tokens[name];
  if (!found) throw new Error(`no token --${name}`);
  return found;
}

function linear(hex: string): Vector {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as Vector;
}

function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => {
    const [red, green, blue] = linear(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

// Machado, Oliveira and Fernandes 2009, severity 1.
const eyes: Record<string, Vector[]> = {
  normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function lab([red, green, blue]: Vector): Vector {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function seen(hex: string, eye: Vector[]): Vector {
  const colour = linear(hex);
  const through = eye.map((row) => row.reduce((sum, weight, n) => sum + weight * (colour[n] ?? 0), 0));
  return lab(through.map((c) => Math.max(0, Math.min(1, c))) as Vector);
}

function nearest(colours: string[], eye: Vector[]): number {
  const places = colours.map((hex) => seen(hex, eye));
  const gaps = places.flatMap((a, n) => places.slice(n + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])));
  return Math.min(...gaps);
}

const BUILDINGS = ["green", "white", "red", "blue", "yellow"];
const REGIONS = ["blue", "green", "red", "yellow", "brown", "violet"];

function pairs(): [string, string, number][] {
  const text: [string, string, number][] = [];
  for (const ground of ["ground", "panel", "raised"]) {
    for (const ink of ["ink", "ink-2", "gold-ink", "danger", "ok"]) text.push([ink, ground, 4.5]);
  }
  for (const ground of ["band", "band-2"]) for (const ink of ["band-ink", "band-ink-2", "gold"]) text.push([ink, ground, 4.5]);
  for (const colour of BUILDINGS) text.push([`on-${colour}`, `b-${colour}`, 4.5]);
  for (const colour of REGIONS) text.push([`rt-${colour}`, `r-${colour}`, 4.5], [`rt-${colour}`, `rl-${colour}`, 3]);
  return [
    ...text,
    ["stone", "ground", 3],
    ["stone", "panel", 4.5],
    ["on-gold", "gold", 4.5],
    ["gold-ink", "gold-wash", 4.5],
    ["ink", "gold-wash", 4.5],
    ["ink-2", "gold-wash", 4.5],
    ["danger", "danger-wash", 4.5],
    ["ok", "ok-wash", 4.5],
    ["sea-ink", "sea", 4.5],
    ["focus", "panel", 3],
    ["focus", "ground", 3],
  ];
}

describe.each(Object.entries(themes))("%s", (_name, tokens) => {
  test("every text can be read on its ground", () => {
    const low = pairs().filter(([ink, ground, least]) => contrast(of(tokens, ink), of(tokens, ground)) < least);
    expect(low).toEqual([]);
  });

  test("no eye takes one building for another", () => {
    const colours = BUILDINGS.map((colour) => of(tokens, `b-${colour}`));
    for (const eye of Object.values(eyes)) expect(nearest(colours, eye)).toBeGreaterThan(12);
  });
});

test("every charge stands out from its field", () => {
  const fields = Object.keys(families).filter((name) => !/-(ink|2)$/.test(name));
  expect(fields).toHaveLength(14);
  const low = fields.filter((field) => contrast(of(families, field), of(families, `${field}-ink`)) < 3);
  expect(low).toEqual([]);
});

test.each(Object.values(ABOUT).map((about) => about?.families ?? []))("no eye takes one family for another: %s, %s, %s …", (...names) => {
  const colours = names.map((name) => of(families, `f-${name}`));
  for (const eye of Object.values(eyes)) expect(nearest(colours, eye)).toBeGreaterThan(13);
});
