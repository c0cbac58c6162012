// What is wrong with the page as it is laid out now, a line each: cut, outside its box, under something else, too small.
() => {
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button], [role=radio], [role=tab], [role=gridcell]";
  const TARGETS = "[data-option], [data-step], [data-pick], .button, .tool, .panes button, .stepper button, [role=tab]";
  const PARTS = ".table > header, .player-bar, section.board, .strip, .question-panel, section.own, aside.side";
  const OVER = ".over, dialog, [role=tooltip], [role=note], [data-over-the-table], .spotlight"; // lies over the parts on purpose
  const STILL = ".question-panel, .question-panel .choices, .question-panel .actions, .question-panel .lead, section.own"; // never scroll where there is room
  const SMALLEST = 34;
  const LEAST = 2; // pixels at the edge of what is scrolled: of what no more can be seen, nothing is
  const INSIDE = /[a-z,] You\b/; // whoever is spoken to has a capital at the beginning alone
  const TOUCHED = /\S[·→]|[·→]\S/; // a mark between two words or numbers that has lost its space
  const MOST_LINES = 3; // of an answer

  const found = new Set();
  const table = document.querySelector(".table");
  const layout = table?.dataset.layout ?? "";
  const small = innerWidth < 744 || innerHeight < 500;
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  const within = modal ?? document.body;

  const named = (one) => {
    const classes = [...one.classList].filter((name) => !name.startsWith("svelte-")).map((name) => `.${name}`);
    const text = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 50);
    return `${one.tagName.toLowerCase()}${classes.join("")} “${text}”`;
  };
  const say = (what, one, more = "") => found.add(`${what}: ${named(one)}${more}`);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) && !one.closest(".unseen, svg.sheet, .skip");
  const styles = new Map();
  const styleOf = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  /** The bar that it is in, if it stays in sight at an edge: what lies under a bar is scrolled from under it. */
  const barOf = (one) => {
    for (let at = one; at; at = at.parentElement) if (styleOf(at).position === "sticky") return at;
    return null;
  };
  /** The block that a text runs in. */
  const blockOf = (one) => (styleOf(one).display === "inline" && one.parentElement ? blockOf(one.parentElement) : one);
  const isClipped = (one) => {
    for (let at = one; at; at = at.parentElement) if (styleOf(at).clipPath !== "none" && styleOf(at).clipPath.startsWith("inset")) return true;
    return false;
  };

  /** What cuts a box: the first ancestor that hides what sticks out of it; null where it is scrolled away or whole. */
  function cutBy(box, from, across, down) {
    let { left, top, right, bottom } = box;
    for (let at = from; at && at !== document.documentElement; at = at.parentElement) {
      const style = styleOf(at);
      if (style.position === "fixed" && at !== from) break;
      const [x, y] = [style.overflowX, style.overflowY];
      if (x === "visible" && y === "visible") continue;
      const edge = at.getBoundingClientRect();
      if (y === "auto" || y === "scroll") {
        if (bottom <= edge.top + 1 || top >= edge.bottom - 1) return null;
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      if (x === "auto" || x === "scroll") {
        if (right <= edge.left + 1 || left >= edge.right - 1) return null;
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
      }
      if (left < edge.left - across || right > edge.right + across) return at;
      if (top < edge.top - down || bottom > edge.bottom + down) return at;
    }
    if (left < -across || right > innerWidth + across) return document.documentElement;
    return null;
  }

  /** The word that goes on in the next line without a hyphen. */
  function broken(node) {
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/(?<!\u00ad)\p{L}{3,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top)));
      if (lines.size > 1) return word;
    }
    return "";
  }

  /** What of a box is in sight, or null. */
  function sight(one, box) {
    let { left, top, right, bottom } = box;
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
      const style = styleOf(at);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const edge = at.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    left = Math.max(left, 0);
    top = Math.max(top, 0);
    right = Math.min(right, innerWidth);
    bottom = Math.min(bottom, innerHeight);
    return right - left > LEAST && bottom - top > LEAST ? { left, top, right, bottom } : null;
  }

  /** What a press there would meet: a pixel is whole, between two of them the browser takes whatever is near. */
  function inTheMiddle({ left, top, right, bottom }) {
    return document.elementFromPoint(Math.floor((left + right) / 2), Math.floor((top + bottom) / 2));
  }

  if (document.documentElement.scrollWidth > innerWidth) found.add("the page is wider than the window");
  if (table && document.documentElement.scrollHeight > innerHeight + 1) found.add("a table is higher than the window");

  // Texts: whole, inside their part, and not one over the other.
  const texts = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!one || node.data.trim() === "" || ["SCRIPT", "STYLE", "OPTION", "TITLE"].includes(one.tagName) || !seen(one) || isClipped(one)) continue;
    if (one instanceof SVGElement && one.closest("[aria-hidden=true]")) continue;
    if (document.documentElement.lang === "en" && INSIDE.test(node.data)) say("a capital inside a sentence", one);
    if (/[·→]/.test(node.data) && TOUCHED.test(blockOf(one).textContent.trim())) say("no space around a mark", blockOf(one));
    if (/\d/.test(node.data) && !styleOf(one).fontFeatureSettings.includes("lnum")) say("figures that do not line up", one);
    if (styleOf(one).hyphens !== "auto" && !(one instanceof SVGElement) && one.tagName !== "CODE" && broken(node)) say("a word is broken", one, ` ${broken(node)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    if (/^[A-Z]+-\d+$/.test(node.data) && range.getClientRects().length > 1) say("a rule's number is broken", one);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const slack = Math.max(2, box.height * 0.24); // lines are set closer than letters are high
      for (const holder of one instanceof SVGElement ? [] : [blockOf(one), one.closest(CONTROLS)]) {
        const edge = holder?.getBoundingClientRect();
        if (edge?.width > 2 && (box.left < edge.left - 2 || box.right > edge.right + 2)) say("sticks out", one, ` of ${named(holder).split(" “")[0]}`);
      }
      const cut = cutBy(box, one, 1.5, slack);
      if (cut) say("cut", one, ` by ${named(cut).split(" “")[0]}`);
      const part = one.closest(PARTS);
      if (part && !one.closest(OVER) && !(one instanceof SVGElement)) {
        const visible = sight(one, box);
        const edge = part.getBoundingClientRect();
        if (visible && (visible.bottom > edge.bottom + slack || visible.top < edge.top - slack || visible.right > edge.right + 2)) say("outside its part", one);
      }
      if (!(one instanceof SVGElement)) texts.push({ one, box: { left: box.left + 1, right: box.right - 1, top: box.top + slack, bottom: box.bottom - slack } });
    }
  }
  const seenThrough = (one) => /transparent|, 0\)|, 0\.\d+\)|\/ 0/.test(styleOf(one).backgroundColor);
  /** What hides a text: something between it and the eye that is not seen through. */
  function hides({ one, box }) {
    const visible = sight(one, box);
    if (!visible || styleOf(one).pointerEvents === "none") return null; // nothing is found there
    const there = inTheMiddle(visible);
    if (!there || one.contains(there) || (there.closest(OVER) && !one.closest(OVER)) || barOf(there) !== barOf(one)) return null;
    for (let at = there; at && !at.contains(one); at = at.parentElement) {
      if (!seenThrough(at)) return at;
    }
    return null;
  }
  for (const text of texts) {
    const over = hides(text);
    if (over) say("text under something", text.one, ` under ${named(over).split(" “")[0]}`);
  }
  // What is printed on a card stands beside its picture, not over it.
  for (const { one, box } of texts) {
    for (const picture of one.closest("[data-card]")?.querySelectorAll(".emblem svg, .arch svg") ?? []) {
      const edge = picture.getBoundingClientRect();
      const [across, down] = [Math.min(box.right, edge.right) - Math.max(box.left, edge.left), Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top)];
      if (!picture.contains(one) && across > 2 && down > 2 && seen(picture)) say("text over its picture", one);
    }
  }
  /** Whether something is seen at a point: all that lies over it there is seen through. A text under another one is, too. */
  const seenAt = (one, x, y) => {
    for (const there of document.elementsFromPoint(x, y)) {
      if (there.contains(one) || one.contains(there)) return true;
      if (!seenThrough(there)) return false;
    }
    return false;
  };
  const bare = texts.map(({ one, box }) => ({ one, box: sight(one, box) })).filter(({ box }) => box).sort((a, b) => a.box.top - b.box.top); // what is scrolled away is over nothing
  for (let n = 0; n < bare.length; n += 1) {
    for (let m = n + 1; m < bare.length && bare[m].box.top < bare[n].box.bottom; m += 1) {
      const [a, b] = [bare[n], bare[m]];
      const [left, right] = [Math.max(a.box.left, b.box.left), Math.min(a.box.right, b.box.right)];
      const [top, bottom] = [Math.max(a.box.top, b.box.top), Math.min(a.box.bottom, b.box.bottom)];
      if (a.one === b.one || right - left < 2 || bottom - top < 2 || barOf(a.one) !== barOf(b.one)) continue;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (seenAt(a.one, x, y) && seenAt(b.one, x, y)) say("text over text", a.one, ` and ${named(b.one)}`);
    }
  }

  // What stands in a slot does not stick out of it.
  for (const slot of within.querySelectorAll("[data-role]")) if (seen(slot) && slot.scrollWidth > slot.clientWidth + 1) say("wider than its slot", slot);

  // Pictures: a sign is seen on its disc, and a hand is whole where it is in sight at all.
  for (const disc of within.querySelectorAll(".disc:has(svg)")) {
    if (seen(disc) && styleOf(disc.querySelector("svg")).color !== styleOf(disc).color) say("a sign that is lost on its disc", disc.parentElement);
  }
  for (const card of document.querySelectorAll("section.own [data-hand] svg")) {
    const [box, visible] = [card.getBoundingClientRect(), sight(card, card.getBoundingClientRect())];
    if (visible && seen(card) && (visible.bottom < box.bottom - 1 || visible.right < box.right - 1)) say("a card of the hand is cut", card.closest("li"));
  }

  // Controls: whole, on top, apart from each other, large enough for a finger.
  const controls = [...within.querySelectorAll(CONTROLS)].filter((one) => seen(one) && !isClipped(one));
  const placed = [];
  const pen = document.createElement("canvas").getContext("2d");
  for (const one of controls) {
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const cut = cutBy(box, one.parentElement, 3, 3);
    if (cut) say("control cut", one, ` by ${named(cut).split(" “")[0]}`);
    const visible = sight(one, box);
    if (!visible) continue;
    if (one.matches(".term") || one instanceof SVGElement || one.matches("[role=gridcell]") || one.disabled) continue;
    const there = inTheMiddle(visible);
    const overIt = there?.closest(OVER) && !one.closest(OVER); // what lies over the parts covers them for a while
    if (barOf(there) !== barOf(one)) continue;
    if (there && !one.contains(there) && !there.contains(one) && !one.closest("[inert]") && there.closest(CONTROLS) !== one && !overIt) {
      say("lies under something", one, ` under ${named(there).split(" “")[0]}`);
    }
    if (one.placeholder && !one.value) {
      pen.font = styleOf(one).font;
      if (pen.measureText(one.placeholder).width > one.clientWidth - parseFloat(styleOf(one).paddingLeft) - parseFloat(styleOf(one).paddingRight)) say("cut", one, ` ${one.placeholder}`);
    }
    placed.push({ one, box: visible });
    if (small && one.matches(TARGETS) && table && (box.width < SMALLEST - 0.5 || box.height < SMALLEST - 0.5)) {
      say("too small for a finger", one, ` ${Math.round(box.width)} x ${Math.round(box.height)}`);
    }
  }
  for (let n = 0; n < placed.length; n += 1) {
    for (let m = n + 1; m < placed.length; m += 1) {
      const [a, b] = [placed[n], placed[m]];
      if (a.one.contains(b.one) || b.one.contains(a.one) || a.one.closest(OVER) !== b.one.closest(OVER)) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > 4 && down > 4) say("controls overlap", a.one, ` and ${named(b.one)}`);
    }
  }

  // What answers lead to begins as a sentence does, and no answer is a column of words.
  for (const leads of document.querySelectorAll(".question-panel .leads")) if (/^\p{Ll}/u.test(leads.textContent.trim())) say("begins small", leads);
  for (const answer of document.querySelectorAll(".question-panel .actions > :is(.button, .wait)")) {
    const lines = new Set();
    for (const text of [...answer.childNodes].filter((one) => one.nodeType === Node.TEXT_NODE)) {
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) if (box.width > 0) lines.add(Math.round(box.top));
    }
    if (seen(answer) && lines.size > MOST_LINES) say("a column of words", answer);
  }

  // What fades at its foot has more below.
  for (const one of document.querySelectorAll("[data-more]")) if (seen(one) && one.scrollHeight <= one.clientHeight + 1) say("fades with nothing below", one);

  // Where a question is scrolled, an answer can be begun without that.
  const first = [...document.querySelectorAll(`.question-panel .choices :is(${CONTROLS})`)].find(seen);
  if (first && !modal) {
    const [box, visible] = [first.getBoundingClientRect(), sight(first, first.getBoundingClientRect())];
    if (!visible || visible.bottom < box.bottom - 3 || visible.top > box.top + 3) say("the first choice is cut", first);
  }

  // The table: the question as high as its class says, its gold answer in sight, nothing in it to scroll where there is room.
  if (table && !modal) {
    for (const gold of document.querySelectorAll(["wide", "desk"].includes(layout) ? ".button.gold" : ".question-panel .gold")) {
      const box = gold.getBoundingClientRect();
      if (seen(gold) && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)) say("gold out of sight", gold);
    }
    const panel = document.querySelector(".question-panel");
    const choices = panel?.querySelector(".choices");
    if (choices && seen(choices) && choices.scrollWidth > choices.clientWidth + 2) say("too wide", choices, ` ${choices.scrollWidth} > ${choices.clientWidth}`);
    if (panel && !["phone", "flat"].includes(layout)) {
      const scale = Number(styleOf(table).getPropertyValue("--scale")) || 1;
      const wanted = parseFloat(styleOf(table).getPropertyValue("--band-height"));
      const high = panel.getBoundingClientRect().height / scale;
      if (Math.abs(high - wanted) > 1.5) found.add(`the question is ${Math.round(high)} px high, not ${wanted}`);
      for (const one of document.querySelectorAll(".question-panel :is(div, ul, ol, section):not([tabindex])")) { // what is meant to scroll is reached by keyboard
        if (["auto", "hidden", "scroll"].includes(styleOf(one).overflowY) && seen(one) && one.scrollHeight > one.clientHeight + 2) {
          say("does not fit", one, ` ${one.scrollHeight} > ${one.clientHeight}`);
        }
      }
      for (const one of document.querySelectorAll(STILL)) {
        if (seen(one) && one.scrollHeight > one.clientHeight + 2) say("does not fit", one, ` ${one.scrollHeight} > ${one.clientHeight}`);
        if (seen(one) && one.scrollWidth > one.clientWidth + 2) say("too wide", one, ` ${one.scrollWidth} > ${one.clientWidth}`);
      }
    }
  }
  return [...found];
};
