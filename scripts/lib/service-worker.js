// Runs beside the page, not in it: after the first visit the app works without a network.
// FILES and VERSION are put in when the app is built.
const NAME = `boardwalk-${VERSION}`;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
  skipWaiting();
});

addEventListener('activate', (event) => {
  const forgetOld = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('boardwalk-') && name !== NAME) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(forgetOld());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return;
  event.respondWith(request.mode === 'navigate' ? freshPage(request) : storedFile(request));
});

// The page itself is asked for anew, so that an update shows; its files have their content in their names.
async function freshPage(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('./', { cacheName: NAME })) ?? Response.error();
  }
}

async function storedFile(request) {
  return (await caches.match(request, { cacheName: NAME, ignoreSearch: true })) ?? fetch(request);
}
