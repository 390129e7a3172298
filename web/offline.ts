/** How often a page that stays open asks whether there is a new version, in milliseconds. */
const ASK_EVERY = 30 * 60_000;

/**
 * Lets the app work without a network from the second visit on, and calls `updated` once another version than this page's
 * is ready to run. Only https and localhost have service workers; elsewhere this does nothing.
 */
export function keepForOffline(updated: () => void): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? '';
  // Where storage is denied, all of this is too, and the app works without it.
  const giveUp = (error: unknown) => console.warn(`Not kept for offline: ${String(error)}`);
  holdVersion(version).catch(giveUp);
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly version: string }>) => {
    if (data.version !== version) updated();
  });
  navigator.serviceWorker.startMessages();
  const register = () => navigator.serviceWorker.register('./service-worker.js').then(askForUpdates).catch(giveUp);
  // After the page has loaded, so as not to slow it down. It may have: the app starts once its language is there.
  if (document.readyState === 'complete') void register();
  else addEventListener('load', register);
}

/** While this page lives the service worker keeps the files of its version (see scripts/lib/service-worker.js). */
function holdVersion(version: string): Promise<unknown> {
  return navigator.locks.request(`boardwalk-${version}`, { mode: 'shared' }, () => {
    navigator.serviceWorker.controller?.postMessage('loaded');
    return new Promise(() => {});
  });
}

/** Browsers ask by themselves only when a page is loaded, and a table may stay open for days. */
function askForUpdates(registration: ServiceWorkerRegistration): void {
  // Without a network there is nothing to learn, and nothing is lost.
  const ask = () => registration.update().catch(() => undefined);
  setInterval(ask, ASK_EVERY);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask());
}
