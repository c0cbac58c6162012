// What a note points at, and what must stay free for the answer, as it lies on the screen.

import { beyond, cut, type Rect } from "./placing";

const QUESTION = ".question-panel";
const GOLD = `${QUESTION} .gold`;
const ANSWERS = `${QUESTION} :is(button, input)`;
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

/** What of an element is in sight: within whatever scrolls it, and on phones not behind the question. */
export function sightOf(element: Element): Rect {
  let sight = cut(rectOf(element), { x: 0, y: 0, width: innerWidth, height: innerHeight });
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== "visible") sight = cut(sight, rectOf(around));
  }
  const question = all(QUESTION).find((one) => !one.contains(element) && !element.contains(one));
  return question ? beyond(sight, rectOf(question)) : sight;
}

function inSight(element: Element): boolean {
  const { width, height } = sightOf(element);
  return width > SMALLEST && height > SMALLEST;
}

/** What may be pointed at, the best first: the thing in its part of the table (with all that lies in it, `data-whole`), the thing anywhere, the answer that is about it; its part, where the answer is given if it lies in several; the part's tab; the question. */
function targets(part: string, thing: string, answer: string): Element[] {
  const pressed = pressedFor(answer);
  const found = part === "question" ? all(QUESTION) : all(`.table [data-part="${part}"]:not(.panes *)`);
  const parts = [...found.filter((place) => pressed.some((one) => place.contains(one))), ...found];
  const things = thing ? [...all(`.table [data-whole="${thing}"]`), ...all(`.table [data-thing="${thing}"]:not(.term)`)] : [];
  const about = thing ? all(`${QUESTION} :is([data-step], [data-pick])`).filter((one) => isAbout(one, thing)) : [];
  const inside = things.filter((one) => parts.some((place) => place.contains(one)));
  return [...inside, ...things, ...about, ...parts, ...all(`.panes [data-part="${part}"]`), ...all(QUESTION)];
}

function isAbout(answer: Element, thing: string): boolean {
  const text = answer.getAttribute("data-pick") ?? answer.getAttribute("data-step") ?? "";
  return text.split(" ").at(-1) === thing.split(" ").at(-1);
}

/** What a note points at. */
export function pointedAt(part: string, thing: string, answer: string): Element | null {
  return targets(part, thing, answer).find(inSight) ?? null;
}

/** Scroll what a note points at into sight. */
export function bringIntoSight(part: string, thing: string, answer: string): void {
  targets(part, thing, answer)[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** What is pressed to give an answer, or all answers of a plan: on the board and in the question. */
export function pressedFor(answer: string): Element[] {
  if (!answer) return [];
  const texts = answer.split("; ");
  const whole = texts.flatMap((text) => all(`[data-option="${CSS.escape(text)}"]`));
  const pieces = texts.flatMap((text) => [text, text.split(" ").at(-1) ?? ""]).map((text) => CSS.escape(text));
  return whole.length > 0 ? whole : all(pieces.flatMap((text) => [`[data-step="${text}"]`, `[data-pick="${text}"]`]).join(", "));
}

/** What a note never covers: the gold answer; and of a note that waits for an answer the whole question. */
export function neededFor(answers: boolean): Element[] {
  return answers ? all(QUESTION) : all(GOLD);
}

/** What can be pressed in the question: where there is no room, a note covers its words, which say the same. */
export function answersOf(): Element[] {
  return all(ANSWERS);
}

export function questions(): Element[] {
  return all(QUESTION);
}

/** What on the board is an answer, squares of a ground too, and the question with what is said above it: what a note outside of lessons leaves free. */
export function answerable(): Element[] {
  const board = ["[data-option]", "[data-pick]", "[role=gridcell]:not([aria-disabled=true])"];
  return all([QUESTION, `${QUESTION} .over > *`, ".table .own", ...board.map((one) => `.table .board ${one}`)].join(", "));
}

/** The others and what they have: a note outside of lessons covers them where there is no other room. */
export function rivals(): Element[] {
  return all(".table .player-bar");
}

/** What leads elsewhere: a note outside of lessons leaves it free where it can, for nobody has to read the note first. */
export function leading(): Element[] {
  return all(".table header, .table .panes, .table .strip, .table aside");
}
