// What is pressed at a table: Enter and the gold button, presses that come too early, keys that are held down.

import { tick } from "svelte";

import { keyOf } from "../../games/keys";

const QUESTION = ".question-panel .answers, [data-option], [data-pick], [data-step], [role=gridcell]";
const HELD_DOWN = /^(Arrow|Page|Home|End|Tab|Backspace|Delete|[-+= ]$)/; // keys that may repeat: they answer nothing
const BESIDE = /^(Arrow|Page|Home|End|Tab|Escape|Shift|Control|Alt|Meta|[tuh?]$)/i; // keys that are not for the question

/** The answer that Enter gives: the gold button of the question, if there is one and it is whole. */
function gold(): HTMLElement | null {
  const all = document.querySelectorAll<HTMLElement>(".question-panel .answers .gold[data-option]:enabled");
  return all.length === 1 ? (all[0] ?? null) : null;
}

/** Enter, where nothing has the focus that takes it, presses the gold button. Whether it did. */
export function confirmed(event: KeyboardEvent): boolean {
  if (keyOf(event) !== "Enter" || (event.target instanceof Element && event.target.matches("[role=gridcell]"))) return false;
  const answer = gold();
  if (!answer) return false;
  event.preventDefault();
  event.stopImmediatePropagation(); // the question has keys of its own, and Enter would be two answers
  answer.click();
  return true;
}

/**
 * After a press that made the answer whole the focus is on it, so that Enter gives it. Steppers keep the focus of a keyboard; if what
 * was pressed is gone, such as the last card of a kind, the question has it.
 */
export function goToGold(event: MouseEvent): void {
  const at = event.target;
  if (!(at instanceof Element) || !at.closest(".question-panel .answers button, [data-pick], [data-step]")) return;
  const pointer = event.detail > 0;
  const picked = at.closest("[data-pick], [data-step]") !== null;
  void tick().then(() => {
    const more = document.querySelector(".question-panel [data-step]") !== null;
    if (pointer || (picked && !more)) gold()?.focus({ preventScroll: true });
    if (document.activeElement === document.body) document.getElementById("question-title")?.focus({ preventScroll: true });
  });
}

/** Whether a press is meant for the question. */
export function aimed(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest(QUESTION) !== null;
}

/** Whether a key could answer the question. */
export function answers(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || BESIDE.test(event.key)) return false;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return true;
  const ours = at.closest(QUESTION) !== null;
  if (at.matches("input, select, textarea")) return ours && event.key === "Enter";
  return ours || !at.matches("button, a, summary, [role=tab]") || !["Enter", " "].includes(event.key);
}

/** Whether a key is held down that answers when it is pressed. */
export function repeats(event: KeyboardEvent): boolean {
  const typing = event.target instanceof HTMLElement && event.target.matches("input, textarea");
  return event.repeat && !HELD_DOWN.test(event.key) && (!typing || event.key === "Enter");
}
