// Notifications, shown by a worker beside the page: on Android a page may not show any itself.
import { root } from "~/lib/root.ts";
const WORKER = `${root}/worker.js`;
const ICON = `${root}/favicon-turn.svg`;

export interface Notice {
  table: string; // the address to go to
  title: string;
  text: string;
}

/** May it still be asked whether notifications are welcome? */
export const mayAsk = (): boolean => "Notification" in globalThis && "serviceWorker" in navigator && Notification.permission === "default";

/** Asks whether they are. */
export async function askLeave(): Promise<void> {
  await Notification.requestPermission();
  await worker();
}

/** The worker, where notifications are welcome; whoever asks for it gets its newest version. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  const isWelcome = "Notification" in globalThis && Notification.permission === "granted" && "serviceWorker" in navigator;
  if (!isWelcome) return null;
  await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}

/** Tells whoever looks elsewhere. */
export async function notify({ table, title, text }: Notice): Promise<void> {
  try {
    await (await worker())?.showNotification(title, { body: text, icon: ICON, tag: table, data: table });
  } catch {
    // a browser that changed its mind: title and bell have told it
  }
}

/** Takes back what was told of a table. */
export async function unnotify(table: string): Promise<void> {
  const shown = await worker().catch(() => null);
  for (const notice of (await shown?.getNotifications({ tag: table })) ?? []) notice.close();
}
