// How large the window is, in classes of width and of height: every table is laid out by both.

import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** `flat` is a phone on its side: the board left, the question right. */
export type Layout = "wide" | "desk" | "tablet" | "phone" | "flat";
export type Height = "tall" | "medium" | "short";

const LARGE = { width: 1920, height: 1080 }; // from here on the table is drawn larger instead of wider
const DRAWN = { width: 1440, height: 900 }; // what it is drawn for
const LARGEST = 1.75;

class Size {
  private readonly width = $derived(innerWidth.current ?? DRAWN.width);
  private readonly height = $derived(innerHeight.current ?? DRAWN.height);

  /** How many times larger than drawn a table is shown. */
  readonly scale = $derived(
    this.width >= LARGE.width && this.height >= LARGE.height
      ? Math.min(this.width / DRAWN.width, this.height / DRAWN.height, LARGEST)
      : 1,
  );
  readonly layout: Layout = $derived(layoutOf(this.width, this.height));
  readonly tallness: Height = $derived(this.height >= 840 ? "tall" : this.height >= 640 ? "medium" : "short");

  /** Whether there is room for the story beside the table, of so many seats. */
  hasSide(seats: number): boolean {
    return this.layout === "wide" || (this.layout === "desk" && seats < 5);
  }

  /** Whether one part of the board is shown at a time. */
  get oneAtATime(): boolean {
    return this.layout === "phone" || this.layout === "flat";
  }
}

export function layoutOf(width: number, height: number): Layout {
  if (height < 500 && width >= 560) return "flat";
  if (width < 744) return "phone";
  return width < 1200 ? "tablet" : width < 1400 ? "desk" : "wide";
}

export const size = new Size();
