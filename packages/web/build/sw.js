// The page without a network: everything it is made of is kept when it is first opened, so that local play goes on.
// FILES, VERSION and CALLS (what a call says, by language) are filled in by the build. Nothing of the server's (/api) ever goes through here.
const CACHE = `indigo-${VERSION}`;
const START = '/index.html';
/** Rules of before: few need them, and those who do, need them again. */
const OLD = '/assets/old/';
/** How long an address waits for the network before the kept page is shown. */
const PATIENCE_MS = 2500;

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('indigo-') && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname === '/metrics') return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(url.pathname)) event.respondWith(kept(request, url.pathname));
  else if (url.pathname.startsWith(OLD)) event.respondWith(keptOnceUsed(request, url.pathname));
});

/** The newest page if the network has it in time, else the one that is kept. */
async function page(request) {
  const waiting = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answered = await Promise.race([fetch(request).catch(() => undefined), waiting]);
  if (answered?.ok) return answered;
  return (await caches.match(START)) ?? answered ?? fetch(request);
}

async function kept(request, path) {
  return (await caches.match(path)) ?? fetch(request);
}

async function keptOnceUsed(request, path) {
  const known = await caches.match(path);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(path, answer.clone());
  return answer;
}

// The server calls whoever is awaited at a table. Nothing of the match is in it.
self.addEventListener('push', (event) => event.waitUntil(call(event.data?.json() ?? {})));

async function call({ match, game, language }) {
  const path = `/table/${match}`;
  // Whoever looks at the table knows already.
  if ((await tabsAt(path)).some((tab) => tab.visibilityState === 'visible')) return;
  const { title, games } = CALLS[language] ?? CALLS.en;
  const options = { body: games[game] ?? '', tag: match, icon: '/icon-192.png', data: { path } };
  await self.registration.showNotification(title, options);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.path));
});

/** To the tab where the table is open, else to a new one. */
async function goTo(path) {
  const [tab] = await tabsAt(path);
  return tab === undefined ? self.clients.openWindow(path) : tab.focus();
}

async function tabsAt(path) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return tabs.filter(({ url }) => new URL(url).pathname === path);
}
