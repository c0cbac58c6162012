// Which clocks run on the server and are not in sight, a line each. What lies over one and is seen through hides nothing.
() => {
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  const within = modal ?? document.body;
  const isSeenThrough = (one) => /transparent|, 0\)|, 0\.\d+\)|\/ 0/.test(getComputedStyle(one).backgroundColor);
  const isSeenAt = (clock, x, y) => {
    for (const there of document.elementsFromPoint(x, y)) {
      if (there.contains(clock) || clock.contains(there)) return true;
      if (!isSeenThrough(there)) return false;
    }
    return false;
  };
  const isCut = (clock, box) => {
    for (let at = clock.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const edge = at.getBoundingClientRect();
      if (box.left < edge.left - 1 || box.right > edge.right + 1 || box.top < edge.top - 3 || box.bottom > edge.bottom + 3) return true;
    }
    return false;
  };
  const inSight = (clock) => {
    const box = clock.getBoundingClientRect();
    if (!clock.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isCut(clock, box)) return false;
    const middle = (box.top + box.bottom) / 2;
    return isSeenAt(clock, box.left + 2, middle) && isSeenAt(clock, box.right - 2, middle);
  };
  const running = (document.querySelector(".table")?.dataset.clocks ?? "").split(" ").filter(Boolean);
  return running
    .filter((seat) => ![...within.querySelectorAll(`[data-clock="${seat}"]`)].some(inSight))
    .map((seat) => `the clock of seat ${seat} runs out of sight`);
};
