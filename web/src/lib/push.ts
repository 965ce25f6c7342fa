// How this device can be told while no page is open: its browser's push service, for a house with this key.
import { worker } from "~/lib/installed.ts";
import type { PushWish } from "~/lib/messages.ts";

/** Can this browser be told at all? Where it was once refused, only its own settings can allow it again. */
export const canPush = (): boolean => "PushManager" in globalThis && "Notification" in globalThis && "serviceWorker" in navigator;

/** What the house must know to tell this device; null if that was refused. */
export async function subscribe(key: string): Promise<PushWish | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await worker();
  await (await pushManager.getSubscription())?.unsubscribe(); // an older one may be another house's
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

/** This device is told nothing any more. */
export async function unsubscribe(): Promise<void> {
  const { pushManager } = await worker();
  await (await pushManager.getSubscription())?.unsubscribe();
}
