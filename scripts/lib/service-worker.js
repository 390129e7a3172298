// Runs beside the pages, not in them: after the first visit the app works without a network, and a page that was open
// before an update goes on with the files of its own version.
// FILES and VERSION are put in when the app is built.

// Two Boardwalks may share an origin under different paths.
const NAME = `boardwalk-${VERSION} ${registration.scope}`;
/** Milliseconds to wait for the page from the network before the stored one is shown. */
const PATIENCE = 4000;

addEventListener('install', (event) => {
  // Takes over at once: open pages of earlier versions lose nothing, because their files are kept.
  skipWaiting();
  event.waitUntil(storeFiles());
});

addEventListener('activate', (event) => event.waitUntil(takeOver()));

// A page has loaded, perhaps in place of the last one of its version.
addEventListener('message', (event) => event.waitUntil(dropUnused()));

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return;
  event.respondWith(request.mode === 'navigate' ? freshPage(request) : storedFile(request));
});

// Somebody's turn in a match by post. Browsers end a subscription that shows nothing, so something is always shown.
addEventListener('push', (event) => event.waitUntil(showNotice(event.data?.json() ?? {})));

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

// The page has left the words in its language; without them the name of the app must do.
async function showNotice({ kind, match, game }) {
  const stored = await caches.match('./notice-words', { cacheName: 'notice-words' });
  const words = (await stored?.json())?.[game]?.[kind];
  const address = match && game ? `./#/${game}/online/${match}` : './';
  // One for each match: a reminder takes the place of the first notice.
  await registration.showNotification('Boardwalk', { body: words, icon: './icon-192.png', tag: match, data: address });
}

async function openPage(address) {
  const { href } = new URL(address, registration.scope);
  for (const client of await clients.matchAll({ type: 'window' })) {
    if (client.url === href) return client.focus();
  }
  return clients.openWindow(href);
}

async function storeFiles() {
  const cache = await caches.open(NAME);
  await Promise.all(
    FILES.map(async (file) => {
      const isHashed = file.startsWith('./assets/');
      const response =
        (isHashed && (await caches.match(file))) || (await fetch(file, { cache: isHashed ? 'default' : 'reload' }));
      if (!response.ok) throw new Error(`${file} answered ${response.status}`);
      await cache.put(file, response);
    }),
  );
  // While files are being copied to a host, the page may still be that of another version: try again at the next visit.
  const page = await cache.match('./');
  if (!(await page.text()).includes(VERSION)) {
    await caches.delete(NAME);
    throw new Error(`The page is not of version ${VERSION}.`);
  }
}

async function takeOver() {
  await clients.claim();
  await dropUnused();
  for (const client of await clients.matchAll({ type: 'window' })) client.postMessage({ version: VERSION });
}

/** Each open page holds a lock named after its version, which the browser releases when the page is gone. */
async function dropUnused() {
  // A version that is just arriving holds no lock yet; it does this itself once it is active.
  if (registration.installing || registration.waiting) return;
  const { held } = await navigator.locks.query();
  const used = new Set(held.map((lock) => lock.name));
  for (const name of await caches.keys()) {
    const [version, scope = registration.scope] = name.split(' ');
    const isOurs = version.startsWith('boardwalk-') && scope === registration.scope;
    if (isOurs && name !== NAME && !used.has(version)) await caches.delete(name);
  }
}

// The page itself comes from the network where possible, so that an update shows at once. Many hosts let browsers keep it
// for minutes, hence no-cache: an old page would ask for files that are gone.
async function freshPage(request) {
  const stored = await caches.match('./', { cacheName: NAME });
  const answer = fetch(request, { cache: 'no-cache' });
  if (!stored) return answer;
  const fresh = answer.then(
    (response) => (response.status < 500 ? response : stored),
    () => stored,
  );
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, stored));
  return Promise.race([fresh, late]);
}

// Files have a hash of their content in their names, so one from another version's store is just as good.
async function storedFile(request) {
  const own = await caches.match(request, { cacheName: NAME, ignoreSearch: true });
  return own ?? (await caches.match(request, { ignoreSearch: true })) ?? fetchFile(request);
}

// Nets of computer players are large and few need them: they are kept once somebody has.
async function fetchFile(request) {
  const response = await fetch(request);
  if (response.ok && request.url.endsWith('.net')) await (await caches.open(NAME)).put(request, response.clone());
  return response;
}
