// Notices of this browser's own: it subscribes at its maker's service, and the server is told where.

import * as http from "../wire/http";

export const supported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The address that this browser is told at; "" if it is not. */
export async function pushAddress(): Promise<string> {
  return supported ? ((await subscription())?.endpoint ?? "") : "";
}

/** Ask the person, then the browser, then tell the server. */
export async function subscribe(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new http.Problem(0, "push-refused", {});
  const worker = await navigator.serviceWorker.ready;
  let made: PushSubscription;
  try {
    made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new http.Problem(0, "push-refused", {});
  }
  const { p256dh = "", auth = "" } = made.toJSON().keys ?? {};
  await http.addChannel({ kind: "push", address: made.endpoint, p256dh, auth });
}

export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
