// Keys of a question: they answer wherever the focus is, but never while somebody types or presses a button.

/** The key of an event, if it is meant for the question: lower case, "Enter" only where nothing has the focus that takes it. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const at = event.target;
  if (at instanceof HTMLInputElement || at instanceof HTMLSelectElement || at instanceof HTMLTextAreaElement) return null;
  const takes = at instanceof HTMLElement && at.closest("button, a, summary, [role=tab]") !== null;
  if (takes && (event.key === "Enter" || event.key === " ")) return null;
  if (at instanceof HTMLElement && at.closest("[role=tablist], dialog") !== null) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** The option that a digit stands for: nobody else hears that key then. */
export function numbered(event: KeyboardEvent, options: string[]): string | undefined {
  const option = options[Number(keyOf(event)) - 1];
  if (option !== undefined) event.preventDefault();
  return option;
}
