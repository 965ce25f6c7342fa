// Notifications, shown by a worker beside the page: on Android a page may not show any itself.
import { worker as newest } from "~/lib/installed.ts";
import { root } from "~/lib/root.ts";

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

/** The worker, where notifications are welcome. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  const isWelcome = "Notification" in globalThis && Notification.permission === "granted" && "serviceWorker" in navigator;
  return isWelcome ? newest() : null;
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
