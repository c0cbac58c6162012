// Keys that belong to the question wherever the focus is, as long as it is on nothing that wants them itself.

const OWN_KEYS = "button, a, input, select, textarea, summary, [role=tab]";

/** Is this key for the question? Letters and digits always are; Enter, Space and arrows only if nothing else has the focus. */
export function forQuestion(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return false;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return true;
  if (at.matches("input, select, textarea")) return false;
  return event.key.length === 1 && event.key !== " " ? true : !at.matches(OWN_KEYS) || inGrid(at);
}

/** In the principality arrows move the piece; Enter presses the square, which lays it down. */
function inGrid(at: HTMLElement): boolean {
  return at.matches("[role=gridcell]");
}
