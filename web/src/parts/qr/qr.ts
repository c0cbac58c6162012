// A QR code of a short text: bytes, error correction M, versions 1 to 10 (213 bytes), after ISO/IEC 18004.

/** By version: data codewords, correction codewords a block, blocks. */
const SIZES: [data: number, check: number, blocks: number][] = [
  [16, 10, 1], [28, 16, 1], [44, 26, 1], [64, 18, 2], [86, 24, 2], [108, 16, 4], [124, 18, 4], [154, 22, 4], [182, 22, 5], [216, 26, 5],
];
/** By version: where alignment patterns stand, beside 6. */
const ALIGNED = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];
const MASKS: ((row: number, column: number) => number)[] = [
  (r, c) => (r + c) % 2,
  (r) => r % 2,
  (_, c) => c % 3,
  (r, c) => (r + c) % 3,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2,
  (r, c) => ((r * c) % 2) + ((r * c) % 3),
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2,
];

const POWERS: number[] = [];
const LOGARITHMS: number[] = [];
for (let n = 0, x = 1; n < 255; n++, x = x < 128 ? x << 1 : (x << 1) ^ 0x11d) {
  POWERS[n] = x;
  LOGARITHMS[x] = n;
}

function times(a: number, b: number): number {
  return a && b ? (POWERS[((LOGARITHMS[a] ?? 0) + (LOGARITHMS[b] ?? 0)) % 255] ?? 0) : 0;
}

/** What is left of a polynomial after division by the generator of `degree`: the correction of a block. */
export function correction(data: number[], degree: number): number[] {
  let generator = [1];
  for (let n = 0; n < degree; n++) {
    generator = [...generator, 0].map((one, k) => one ^ times(generator[k - 1] ?? 0, POWERS[n] ?? 0));
  }
  const left = [...data, ...Array<number>(degree).fill(0)];
  data.forEach((_, at) => {
    const lead = left[at] ?? 0;
    generator.forEach((one, k) => (left[at + k] = (left[at + k] ?? 0) ^ times(one, lead)));
  });
  return left.slice(data.length);
}

/** The bits of a number with its check bits behind it. */
function coded(value: number, width: number, generator: number, check: number): number[] {
  let left = value << check;
  for (let n = width + check - 1; n >= check; n--) if ((left >> n) & 1) left ^= generator << (n - check);
  return bits((value << check) | left, width + check);
}

function bits(value: number, width: number): number[] {
  return Array.from({ length: width }, (_, n) => (value >> (width - 1 - n)) & 1);
}

/** The codewords of a text in the order they are drawn: blocks are dealt like cards. */
function codewords(text: Uint8Array, version: number): number[] {
  const [size, check, count] = SIZES[version - 1] ?? [0, 0, 1];
  const stream = [...bits(4, 4), ...bits(text.length, version < 10 ? 8 : 16), ...[...text].flatMap((byte) => bits(byte, 8))];
  const whole = [...stream, ...Array<number>(Math.min(4, size * 8 - stream.length)).fill(0)];
  while (whole.length % 8) whole.push(0);
  const data = Array.from({ length: whole.length / 8 }, (_, n) => parseInt(whole.slice(8 * n, 8 * n + 8).join(""), 2));
  for (let n = 0; data.length < size; n++) data.push(n % 2 ? 17 : 236);
  const short = Math.floor(size / count);
  const longer = count - (size % count);
  const blocks = Array.from({ length: count }, (_, n) => {
    const start = n * short + Math.max(0, n - longer);
    return data.slice(start, start + short + (n >= longer ? 1 : 0));
  });
  const dealt = (all: number[][]) => Array.from({ length: Math.max(...all.map((one) => one.length)) }, (_, n) => all.flatMap((one) => one[n] ?? [])).flat();
  return [...dealt(blocks), ...dealt(blocks.map((block) => correction(block, check)))];
}

/** Rows of modules, true is dark. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = SIZES.findIndex(([size], n) => bytes.length <= size - (n < 9 ? 2 : 3)) + 1;
  if (version === 0) throw new RangeError("too long for a QR code");
  const words = codewords(bytes, version);
  const drawn = MASKS.map((_, mask) => draw(words, version, mask));
  const worth = drawn.map(penalty);
  return drawn[worth.indexOf(Math.min(...worth))] ?? [];
}

function draw(words: number[], version: number, mask: number): boolean[][] {
  const side = 17 + 4 * version;
  const grid = Array.from({ length: side }, () => Array<boolean | null>(side).fill(null));
  const set = (row: number, column: number, dark: boolean) => {
    const line = grid[row];
    if (line && column >= 0 && column < side) line[column] = dark;
  };
  const square = (row: number, column: number, reach: number, dark: (ring: number) => boolean) => {
    for (let r = -reach; r <= reach; r++) for (let c = -reach; c <= reach; c++) set(row + r, column + c, dark(Math.max(Math.abs(r), Math.abs(c))));
  };
  const places = [6, ...(ALIGNED[version - 1] ?? [])];
  const corner = (r: number, c: number) => (r === 6 && (c === 6 || c === side - 7)) || (c === 6 && r === side - 7); // a finder stands there
  for (const r of places) for (const c of places) if (!corner(r, c)) square(r, c, 2, (ring) => ring !== 1);
  for (let n = 8; n < side - 8; n++) for (const [r, c] of [[6, n], [n, 6]] as const) set(r, c, n % 2 === 0);
  for (const [r, c] of [[3, 3], [3, side - 4], [side - 4, 3]] as const) square(r, c, 4, (ring) => ring < 2 || ring === 3);
  const format = coded(mask, 5, 0x537, 10).map((bit, n) => bit ^ (bits(0x5412, 15)[n] ?? 0)); // M is 00
  format.forEach((bit, n) => {
    set(n < 6 ? 8 : n < 8 ? 8 : n === 8 ? 7 : 14 - n, n < 6 ? n : n === 6 ? 7 : 8, bit === 1);
    set(n < 7 ? side - 1 - n : 8, n < 7 ? 8 : side - 15 + n, bit === 1);
  });
  set(side - 8, 8, true);
  if (version > 6) {
    coded(version, 6, 0x1f25, 12).reverse().forEach((bit, n) => {
      set(Math.floor(n / 3), side - 11 + (n % 3), bit === 1);
      set(side - 11 + (n % 3), Math.floor(n / 3), bit === 1);
    });
  }
  const stream = words.flatMap((word) => bits(word, 8));
  const flips = MASKS[mask];
  let at = 0;
  for (let right = side - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let n = 0; n < side; n++) {
      const row = up ? side - 1 - n : n;
      for (const column of [right, right - 1]) {
        if (grid[row]?.[column] === null) set(row, column, (stream[at++] ?? 0) === 1 !== (flips?.(row, column) === 0));
      }
    }
  }
  return grid.map((line) => line.map((dark) => dark === true));
}

/** How hard it is to read: long runs, blocks, what looks like a finder, and too much of one colour. */
function penalty(grid: boolean[][]): number {
  const columns = grid.map((_, n) => grid.map((line) => line[n] === true));
  let sum = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * [...text.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  grid.forEach((line, r) => line.forEach((dark, c) => {
    if (r > 0 && c > 0 && dark === line[c - 1] && dark === grid[r - 1]?.[c] && dark === grid[r - 1]?.[c - 1]) sum += 3;
  }));
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
