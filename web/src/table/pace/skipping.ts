// Presses that are for what is being shown, and not for the question: a click, Space or Esc ends it, a run of them goes on to one's question.

import type { TableState } from "../state.svelte";

const GUARD = 350; // milliseconds in which a press was meant for what was there before
const RUN = 1000; // milliseconds in which presses belong together
const CONTROLS = "button, a, input, select, textarea, summary, [role=tab], [role=gridcell]";

export class Skipping {
  private presses: { at: number; key: string; scene: boolean }[] = [];
  private since = 0; // when we answered last

  constructor(
    private readonly table: TableState,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether it was for what is shown, and nobody else is to hear of it. */
  press(event: MouseEvent | KeyboardEvent): boolean {
    const { scene, queue, again, leaving } = this.table.telling;
    if (scene === null && queue.waiting.length === 0 && !again) return false;
    const key = event instanceof KeyboardEvent ? event.key : "click";
    if (!this.meant(event, scene !== null)) return leaving;
    if (event instanceof KeyboardEvent && event.repeat) return true;
    if (queue.unseen || this.now() - this.since < GUARD) return scene !== null;
    this.presses = [...this.presses.filter(({ at }) => this.now() - at < RUN), { at: this.now(), key, scene: scene !== null }];
    if (this.runs()) this.table.telling.hurry();
    else this.table.telling.skip();
    return scene !== null || key !== "click";
  }

  /** One's own answer: what is pressed right after it was meant for it too. */
  answered(): void {
    this.since = this.now();
    this.presses = [];
  }

  /** Esc twice, or three presses that began in a scene. */
  private runs(): boolean {
    const escapes = this.presses.filter(({ key }) => key === "Escape").length;
    return escapes >= 2 || (this.presses.length >= 3 && this.presses.at(-3)?.scene === true);
  }

  private meant(event: MouseEvent | KeyboardEvent, scene: boolean): boolean {
    const at = event.target instanceof Element ? event.target : null;
    if (at?.closest("dialog") || document.querySelector("dialog[open]")) return false;
    const control = at?.closest(CONTROLS) ?? null;
    if (event instanceof KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || ![" ", "Escape"].includes(event.key)) return false;
      return event.key === "Escape" || control === null || (scene && at?.closest(".scene, .question-panel") !== null);
    }
    if (scene) return at?.closest(".scene") !== null;
    return control === null && at?.closest("main") !== null;
  }
}
