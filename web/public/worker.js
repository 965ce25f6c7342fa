// The worker beside the page: it keeps what the page was made of, so that rules and replays already seen open without a
// server, and it shows notifications. The page itself is asked for anew each time, so no old one can get stuck; files whose
// names change with their content are taken from what is kept.
const FILES = []; // all files of this build: the build writes them here
const PAGE = "page-1";
const GAMES = "games-1"; // what was seen of games
const MOST_SEEN = 800;
const PATIENCE_MS = 4000; // then what is kept is shown instead
const root = new URL("./", self.location.href).pathname;
const LIST = `${root}kept.json`; // the files of the build before this one

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(PAGE).then((cache) => cache.add(new Request(root, { cache: "reload" }))));
});
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), tidy()])));
self.addEventListener("message", (event) => event.waitUntil(event.data.forget ? forget() : keep(event.data.keep)));
self.addEventListener("fetch", (event) => {
  const how = isShared(event.request) ? shared : wayOf(event.request);
  if (how) event.respondWith(how(event.request));
});

/** Does another program share a file with the installed page? */
const isShared = ({ method, url }) => method === "POST" && url === `${self.location.origin}${root}share`;

/** Keeps the file for the page, which asks the server to take it in. */
async function shared(request) {
  const file = (await request.formData()).get("record");
  const cache = await caches.open(PAGE);
  if (file instanceof File) await cache.put(`${root}shared.json`, new Response(await file.text()));
  return Response.redirect(`${root}#shared`, 303);
}

/** How a request is answered; null: as if there were no worker. */
function wayOf(request) {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || !url.pathname.startsWith(root)) return null;
  const path = url.pathname.slice(root.length);
  if (path.startsWith("assets/")) return kept;
  if (request.mode === "navigate") return path.startsWith("api/") || path.startsWith("licences/") ? null : page;
  if (/^(manifest\.webmanifest|[\w-]+\.(png|svg))$/.test(path)) return (asked) => fresh(asked, PAGE);
  return /^api\/(me|games|tables\/[^/]+(\/(course|moment))?)$/.test(path) ? (asked) => fresh(asked, GAMES) : null;
}

/** A file that never changes under its name. */
async function kept(request) {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await put(PAGE, request, answer);
  return answer;
}

/** The page, whatever address of it is asked for; the server is not waited for without end. */
async function page(request) {
  const before = await caches.match(root);
  const asked = fetch(request).then(async (answer) => {
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html")) await put(PAGE, root, answer);
    return answer;
  });
  if (!before) return asked;
  const enough = new Promise((resolve) => setTimeout(() => resolve(before), PATIENCE_MS));
  return Promise.race([asked.catch(() => before), enough]);
}

/** What the server says now, else what it said when it could be reached. */
async function fresh(request, name) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await put(name, request, answer);
    return answer;
  } catch (fault) {
    const found = await caches.match(request, { ignoreVary: true });
    if (!found) throw fault;
    return new Response(found.body, { headers: { "Content-Type": found.headers.get("Content-Type") ?? "", "X-Kept": "yes" } });
  }
}

/** Keeps a copy; of games only so many, the eldest go. */
async function put(name, request, answer) {
  const copy = answer.clone();
  const cache = await caches.open(name);
  await cache.put(request, copy).catch(() => {}); // no room: it is served all the same
  if (name !== GAMES) return;
  const eldest = (await cache.keys()).slice(0, -MOST_SEEN);
  await Promise.all(eldest.map((each) => cache.delete(each)));
}

/** Keeps what the page was loaded with before there was a worker: the browser has it still. */
async function keep(urls) {
  const missing = [];
  for (const url of urls) if (!(await caches.match(url, { ignoreVary: true }))) missing.push(url);
  await Promise.all(missing.map((url) => kept(new Request(url)).catch(() => {})));
}

/** Forgets what neither this build nor the one before has: a page of that one may still be open. */
async function tidy() {
  const cache = await caches.open(PAGE);
  const before = await cache.match(LIST).then((found) => found?.json());
  const wanted = new Set([...FILES, ...(before ?? FILES)].map((name) => `${root}assets/${name}`));
  for (const each of await cache.keys()) {
    const { pathname } = new URL(each.url);
    if (pathname.startsWith(`${root}assets/`) && !wanted.has(pathname)) await cache.delete(each);
  }
  await cache.put(LIST, new Response(JSON.stringify(FILES)));
}

/** Nothing of whoever was here stays. */
const forget = () => caches.delete(GAMES);

self.addEventListener("push", (event) => event.waitUntil(told(event.data.json())));

/** A message of the house: a newer one about the same table takes the place of the older. */
async function told({ title, text, path }) {
  const pictures = { icon: `${root}icon-192.png`, badge: `${root}badge-96.png` };
  await self.registration.showNotification(title, { body: text, ...pictures, tag: path, data: path });
  const shown = await self.registration.getNotifications();
  await self.navigator.setAppBadge?.(shown.length).catch(() => {});
}

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
