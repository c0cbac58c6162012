// What is left on a clock, how it is written, and when it is called out.

import type { SeatClock } from "../../wire/types";

const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;
const CALLED = [10, 30, 60]; // seconds
export const BELL = 30;

/** The seats whose clocks run, or are about to. */
export function running(clocks: SeatClock[]): number[] {
  return clocks.flatMap(({ since }, seat) => (typeof since === "number" ? [seat] : []));
}

/** Whole seconds left, never less than none. */
export function secondsLeft(clock: SeatClock, now: number): number {
  const passed = typeof clock.since === "number" ? now - clock.since : 0;
  return Math.max(0, Math.ceil((clock.left - Math.max(0, passed)) / SECOND));
}

/** The least mark that was passed since the last look; null if none was. */
export function passedMark(before: number, after: number): number | null {
  return CALLED.find((mark) => before > mark && after <= mark) ?? null;
}

export type Left = { kind: "days"; days: number; hours: number } | { kind: "short"; text: string };

/** Days and hours where there are days, else as clocks show it: 1:04:09, 0:41. */
export function written(seconds: number): Left {
  if (seconds >= DAY) return { kind: "days", days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) };
  const two = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / 60);
  const rest = two(seconds % 60);
  return { kind: "short", text: hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}` };
}
