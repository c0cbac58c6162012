// The service worker: registered once the page stands, and told what the page has loaded so far.

import { connectivity } from "./connectivity.svelte";
import { router } from "./router.svelte";

export async function install(): Promise<void> {
  if (!("serviceWorker" in navigator)) return; // a browser without, or a server without https
  const workers = navigator.serviceWorker;
  const renewing = workers.controller !== null;
  workers.addEventListener("controllerchange", () => (connectivity.renewed = renewing));
  workers.addEventListener("message", (event: MessageEvent<unknown>) => follow(event.data));
  try {
    await workers.register("/sw.js");
    const { active } = await workers.ready;
    active?.postMessage({ keep: loaded() });
  } catch {
    return; // the game is played as well without
  }
}

function loaded(): string[] {
  const urls = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  return urls.filter((url) => url.origin === location.origin).map((url) => url.pathname);
}

/** A notice was clicked, and this window is to show its table. */
function follow(data: unknown): void {
  if (typeof data === "object" && data !== null && "go" in data && typeof data.go === "string") router.go(data.go);
}
