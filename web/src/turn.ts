// That it is one's turn, shown outside the page: in the tab's title and sign, and on the icon of the installed app.

import { say } from "./words/speech.svelte";

const PLAIN = "/icon.svg";
const TURN = "/icon-turn.svg";

export function showTurn(where: string, turn: boolean): void {
  document.title = where ? `${turn ? `● ${say("your-turn")} – ` : ""}${where} · Signoria` : "Signoria";
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", turn ? TURN : PLAIN);
  if (turn) void navigator.setAppBadge?.(1).catch(() => undefined); // not where nothing is installed
  else void navigator.clearAppBadge?.().catch(() => undefined);
}
