import { render } from 'preact';
import { publishConfirming } from '../kit/confirming.ts';
import { publishStill } from '../kit/motion.ts';
import { browserTexts } from '../kit/text-store.ts';
import { App } from './app.tsx';
import { keepInstallOffer } from './install.ts';
import { giveNotice, noticeTrouble } from './notices.ts';
import { keepForOffline } from './offline.ts';
import { publishSeatColours } from './seat-colours.ts';

/** Shows the app and keeps an eye on what may go wrong around it. */
export function start(): void {
  publishConfirming();
  publishStill();
  publishSeatColours();
  keepInstallOffer();
  const app = document.getElementById('app');
  if (app) render(<App />, app);
  // A chunk, or its style sheet, that cannot be fetched: after an update its name may be gone.
  addEventListener('vite:preloadError', () => giveNotice('missing'));
  noticeTrouble(browserTexts.trouble);
  browserTexts.subscribe(() => noticeTrouble(browserTexts.trouble));
  keepForOffline(() => giveNotice('update'));
}
