// What scrolls must be reachable by keyboard; what does not scroll would only be one more stop on the way.

import type { Attachment } from "svelte/attachments";

/** A place to stop at with the Tab key as long as there is more than is shown. */
export const scrolls: Attachment<HTMLElement> = (node) => {
  const look = () => {
    const more = node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth;
    if (more) node.tabIndex = 0;
    else if (document.activeElement !== node) node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(node);
  for (const child of node.children) sizes.observe(child);
  return () => sizes.disconnect();
};
