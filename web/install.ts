import { useEffect, useState } from 'preact/hooks';

/** What a browser says that can install the app; not in every browser, so not in TypeScript's list either. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallEvent | undefined;
const listeners = new Set<() => void>();

/** Keeps the browser's own banner away: the app offers it where people look for it. */
export function keepInstallOffer(): void {
  const keep = (offer: InstallEvent | undefined) => {
    offered = offer;
    for (const tell of listeners) tell();
  };
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallEvent);
  });
  addEventListener('appinstalled', () => keep(undefined));
}

/** Asks the browser to install the app; undefined where it cannot, or has already. */
export function useInstall(): (() => void) | undefined {
  const [offer, setOffer] = useState(offered);
  useEffect(() => {
    const tell = () => setOffer(offered);
    tell();
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
    };
  }, []);
  return offer && (() => void offer.prompt());
}
