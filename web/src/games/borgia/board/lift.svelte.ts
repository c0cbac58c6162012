// The palazzo under the pointer or the focus, shown large after a moment.

import type { Attachment } from "svelte/attachments";

export interface Lifted {
  property: string;
  home: string;
  cards: string[];
}

const SOON = 350; // milliseconds

class Lift {
  shown: (Lifted & { box: DOMRect }) | null = $state.raw(null);
  private waiting = 0;

  soon(node: Element, what: Lifted): void {
    clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => (this.shown = { ...what, box: node.getBoundingClientRect() }), SOON);
  }

  away(): void {
    clearTimeout(this.waiting);
    this.shown = null;
  }
}

export const lift = new Lift();

/** Whoever rests here, with a mouse or the focus of the keyboard, sees it large. */
export function lifts(what: Lifted): Attachment<HTMLElement> {
  return (node) => {
    const over = (event: PointerEvent) => {
      if (event.pointerType === "mouse") lift.soon(node, what);
    };
    const focused = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) lift.soon(node, what);
    };
    const away = () => lift.away();
    node.addEventListener("pointerenter", over);
    node.addEventListener("pointerleave", away);
    node.addEventListener("pointerdown", away);
    node.addEventListener("focusin", focused);
    node.addEventListener("focusout", away);
    return () => {
      node.removeEventListener("pointerenter", over);
      node.removeEventListener("pointerleave", away);
      node.removeEventListener("pointerdown", away);
      node.removeEventListener("focusin", focused);
      node.removeEventListener("focusout", away);
      lift.away();
    };
  };
}
