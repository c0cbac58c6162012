// What a note points at, and what must stay free for the answer, as it lies on the screen.

import type { Rect } from "./placing";

const QUESTION = ".question-panel";
const GOLD = `${QUESTION} .gold`;
const SMALLEST = 6; // pixels: what is smaller is not to be seen

export function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

function all(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter(seen);
}

function seen(element: Element): boolean {
  const { width, height } = rectOf(element);
  return width > SMALLEST && height > SMALLEST && element.checkVisibility({ visibilityProperty: true });
}

/** The thing in its part of the table; else the thing where it is; else the part, its tab, or the question. */
export function pointedAt(part: string, thing: string): Element | null {
  const parts = part === "question" ? all(QUESTION) : all(`.table [data-part="${part}"]:not(.panes *)`);
  const things = thing ? all(`.table [data-thing="${thing}"]:not(.term)`) : [];
  const inside = things.find((one) => parts.some((place) => place.contains(one)));
  return inside ?? things[0] ?? parts[0] ?? all(`.panes [data-part="${part}"]`)[0] ?? all(QUESTION)[0] ?? null;
}

/** What is pressed to give an answer, or the first of a plan: on the board and in the question. */
export function pressedFor(answer: string): Element[] {
  const [first = ""] = answer.split("; ");
  if (!first) return [];
  const last = first.split(" ").at(-1) ?? "";
  const whole = all(`[data-option="${CSS.escape(first)}"]`);
  const picks = [first, last].map((text) => CSS.escape(text)).flatMap((text) => [`[data-step="${text}"]`, `[data-pick="${text}"]`]);
  return whole.length > 0 ? whole : all(picks.join(", "));
}

/** What a note never covers: the gold answer; and of a note that waits for an answer the whole question. */
export function neededFor(answers: boolean): Element[] {
  return answers ? all(QUESTION) : all(GOLD);
}

/** What on the board is an answer, and the question: what a note outside of lessons leaves free. */
export function answerable(): Element[] {
  return all(`${QUESTION}, .table .own, .table .board [data-option], .table .board [data-pick]`);
}

/** What leads elsewhere: a note outside of lessons leaves it free where it can, for nobody has to read the note first. */
export function leading(): Element[] {
  return all(".table header, .table [role=tablist]");
}
