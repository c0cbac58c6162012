// What is scrolled fades at its lower edge as long as more lies below: a line that is cut would look like the last.

import type { Attachment } from "svelte/attachments";

const NEAR = 4; // pixels from the end that count as being there

/** Marks those parts of a node that have more below with `data-more`. */
export function fades(selector: string): Attachment<HTMLElement> {
  return (node) => {
    let frame = 0;
    const look = () => {
      for (const one of node.querySelectorAll(selector)) {
        one.toggleAttribute("data-more", one.scrollHeight - one.scrollTop - one.clientHeight > NEAR);
      }
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const sizes = new ResizeObserver(soon);
    const changes = new MutationObserver(soon);
    sizes.observe(node);
    changes.observe(node, { childList: true, characterData: true, subtree: true });
    node.addEventListener("scroll", soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      node.removeEventListener("scroll", soon, { capture: true });
      for (const one of node.querySelectorAll("[data-more]")) one.removeAttribute("data-more");
    };
  };
}
