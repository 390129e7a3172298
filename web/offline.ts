/** Lets the app work without a network from the second visit on. Waits until the page is there, so as not to be in its way. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || !window.isSecureContext || import.meta.env.DEV) return;
  addEventListener('load', () => {
    navigator.serviceWorker
      .register('./service-worker.js')
      .catch((error) => console.warn(`Not kept for offline: ${String(error)}`));
  });
}
