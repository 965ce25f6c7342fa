// Shows notifications where a page may not do so itself, as on Android. It keeps nothing and answers no request, so
// a newer version may take over at once.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});

/** The table of a notification: where it is open, else in a window of its own. */
async function goTo(path) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const table = open.find((client) => new URL(client.url).pathname === path);
  if (table) await table.focus();
  else await self.clients.openWindow(path);
}
