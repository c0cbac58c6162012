import { describe, expect, test } from "vitest";

import { correction, qr } from "../../src/parts/qr/qr";

// Read back by the book, without a line of what draws it.

const MASKS: ((r: number, c: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => ((r >> 1) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];
// Table C.1 of the standard: the format bits of level M by mask; Table D.1: version information.
const FORMATS = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];
const VERSIONS: { [version: number]: number } = { 7: 0x07c94, 8: 0x085bc, 9: 0x09a99, 10: 0x0a4d3 };
// Table 9: blocks of each version at level M, data and all codewords of each.
const BLOCKS: { [version: number]: [data: number, all: number][] } = {
  1: [[16, 26]], 2: [[28, 44]], 3: [[44, 70]], 4: [[32, 50], [32, 50]], 5: [[43, 67], [43, 67]],
  6: [[27, 43], [27, 43], [27, 43], [27, 43]], 7: [[31, 49], [31, 49], [31, 49], [31, 49]],
  8: [[38, 60], [38, 60], [39, 61], [39, 61]], 9: [[36, 58], [36, 58], [36, 58], [37, 59], [37, 59]],
  10: [[43, 69], [43, 69], [43, 69], [43, 69], [44, 70]],
};
const CENTRES: { [version: number]: number[] } = {
  1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46], 10: [6, 28, 50],
};

function reserved(side: number, version: number, r: number, c: number): boolean {
  if (r === 6 || c === 6 || (r < 9 && c < 9) || (r < 9 && c >= side - 8) || (r >= side - 8 && c < 9)) return true;
  if (version > 6 && ((r < 6 && c >= side - 11) || (c < 6 && r >= side - 11))) return true;
  const centres = CENTRES[version] ?? [];
  const last = centres.at(-1);
  return centres.some((a) => centres.some((b) => {
    const finder = (a === 6 && b === 6) || (a === 6 && b === last) || (a === last && b === 6);
    return !finder && Math.abs(r - a) < 3 && Math.abs(c - b) < 3;
  }));
}

/** Multiplication in the field, by shifting. */
function product(a: number, b: number): number {
  let sum = 0;
  for (let n = 0; n < 8; n++) {
    if ((b >> n) & 1) sum ^= a;
    a = a & 128 ? (a << 1) ^ 285 : a << 1;
  }
  return sum;
}

/** A block without errors is 0 at every root of the generator. */
function sound(block: number[], roots: number): boolean {
  let root = 1;
  for (let n = 0; n < roots; n++) {
    if (block.reduce((value, one) => product(value, root) ^ one, 0) !== 0) return false;
    root = product(root, 2);
  }
  return true;
}

function decoded(grid: boolean[][]): string {
  const side = grid.length;
  const version = (side - 17) / 4;
  const at = (r: number, c: number) => Number(grid[r]?.[c]);
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((c) => at(8, c)).concat([7, 5, 4, 3, 2, 1, 0].map((r) => at(r, 8)));
  const again = [1, 2, 3, 4, 5, 6, 7].map((n) => at(side - n, 8)).concat([8, 7, 6, 5, 4, 3, 2, 1].map((n) => at(8, side - n)));
  expect(again).toEqual(format);
  expect(at(side - 8, 8)).toBe(1);
  const mask = MASKS[FORMATS.indexOf(parseInt(format.join(""), 2))];
  expect(mask).toBeDefined();
  if (version > 6) {
    const told = Array.from({ length: 18 }, (_, n) => at(Math.floor(n / 3), side - 11 + (n % 3))).reverse();
    expect(parseInt(told.join(""), 2)).toBe(VERSIONS[version]);
  }
  const stream: number[] = [];
  let upwards = true;
  for (const right of [...Array(side).keys()].filter((c) => (c > 6 ? c % 2 === 0 : c % 2 === 1)).reverse()) {
    for (let n = 0; n < side; n++) {
      const r = upwards ? side - 1 - n : n;
      for (const c of [right, right - 1]) if (!reserved(side, version, r, c)) stream.push(at(r, c) ^ Number(mask?.(r, c)));
    }
    upwards = !upwards;
  }
  const words = Array.from({ length: Math.floor(stream.length / 8) }, (_, n) => parseInt(stream.slice(8 * n, 8 * n + 8).join(""), 2));
  const shapes = BLOCKS[version] ?? [];
  const blocks: number[][] = shapes.map(() => []);
  const most = Math.max(...shapes.map(([data]) => data));
  for (let n = 0; n < most; n++) shapes.forEach(([data], k) => n < data && blocks[k]?.push(words.shift() ?? -1));
  const data = blocks.flatMap((block) => [...block]);
  for (let n = 0; n < (shapes[0]?.[1] ?? 0) - (shapes[0]?.[0] ?? 0); n++) for (const block of blocks) block.push(words.shift() ?? -1);
  blocks.forEach((block, k) => expect(sound(block, (shapes[k]?.[1] ?? 0) - (shapes[k]?.[0] ?? 0))).toBe(true));
  const read = data.map((word) => word.toString(2).padStart(8, "0")).join("");
  expect(read.slice(0, 4)).toBe("0100");
  const width = version < 10 ? 8 : 16;
  const length = parseInt(read.slice(4, 4 + width), 2);
  const bytes = Array.from({ length }, (_, n) => parseInt(read.slice(4 + width + 8 * n, 12 + width + 8 * n), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe("a QR code", () => {
  test.each([1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 181, 213])("of %i bytes is read back as it was written", (length) => {
    const text = "https://signoria.example/table/7v#Però".repeat(9);
    const bytes = new TextEncoder().encode(text).slice(0, length);
    const written = new TextDecoder().decode(bytes).replace("\uFFFD", "x");
    expect(decoded(qr(written))).toBe(written);
  });

  test("has the finder in three corners and a timing line between", () => {
    const grid = qr("signoria");
    const finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
    const corner = (r: number, c: number) => finder.map((_, n) => grid[r + n]?.slice(c, c + 7).map(Number).join(""));
    expect([corner(0, 0), corner(0, 14), corner(14, 0)]).toEqual([finder, finder, finder]);
    expect(grid[6]?.slice(8, 13).map(Number)).toEqual([1, 0, 1, 0, 1]);
  });

  test("corrects as the standard's own example does", () => {
    // Annex I of the standard: 01234567 at 1-M.
    const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
  });

  test("is refused when the text is too long", () => {
    expect(() => qr("x".repeat(214))).toThrow(RangeError);
  });
});
