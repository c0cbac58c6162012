// How long one waits before one asks again.

const LEAST = 400; // milliseconds
const LONGEST = 15_000;

/** Milliseconds before the next try, after so many: never sooner than was said, longer each time, and not all at one moment. */
export function waitBefore(tries: number, seconds: number, chance: number): number {
  const least = Math.max(LEAST, seconds * 1000 || 0);
  const wait = Math.max(least, Math.min(LONGEST, least * 2 ** tries));
  return Math.round(wait * (1 + chance / 2));
}
