// Keys that belong to the question wherever the focus is, as long as it is on nothing that wants them itself.

import { tick } from "svelte";

/** Is this key for the question? Letters, digits and arrows are; Enter and Space only if no button has the focus. */
export function forQuestion(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return false;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return true;
  if (at.matches("input, select, textarea, [role=tab]")) return false;
  return !["Enter", " "].includes(event.key) || at.matches("[role=gridcell]") || !at.matches("button, a, summary");
}

/** Give the focus to the first of these that is there, once what was pressed has gone. */
export function refocus(...selectors: string[]): void {
  void tick().then(() => {
    const found = selectors.map((one) => document.querySelector<HTMLElement>(one)).find((one) => one !== null);
    found?.focus({ preventScroll: true });
  });
}

export const HELD = "[role=gridcell][tabindex='0']";
export const ANSWER = ".question-panel .gold";
export const QUESTION = "#question-title";
