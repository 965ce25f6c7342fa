// Keeps the screen lit at a table, for who wishes it: a browser lets go whenever one looks elsewhere.
import { settings } from "~/lib/settings.svelte.ts";

/** As long as one is at a table; what ends it is given back. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  async function light(): Promise<void> {
    if (document.hidden || !settings.awake) return;
    lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null; // an empty battery may forbid it
    if (isOver) void lock?.release();
  }

  void light();
  document.addEventListener("visibilitychange", light);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", light);
    void lock?.release();
  };
}
