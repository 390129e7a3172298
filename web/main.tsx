import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/inter/wght.css';
import './styles/base.css';
import './styles/campaign.css';
import './styles/hints.css';
import './styles/notice.css';
import './styles/pages.css';
import './styles/rules.css';
import './styles/set-up.css';
import './styles/table.css';
import './styles/lesson.css';
import './styles/viewer.css';
// After the others: it overrides what they say for windows with room.
import './styles/short-window.css';
import { render } from 'preact';
import { browserTexts } from '../kit/text-store.ts';
import { App } from './app.tsx';
import { giveNotice, noticeTrouble } from './notices.ts';
import { keepForOffline } from './offline.ts';
import { publishSeatColours } from './seat-colours.ts';

publishSeatColours();
const app = document.getElementById('app');
if (app) render(<App />, app);
// A chunk, or its style sheet, that cannot be fetched: after an update its name may be gone.
addEventListener('vite:preloadError', () => giveNotice('missing'));
noticeTrouble(browserTexts.trouble);
browserTexts.subscribe(() => noticeTrouble(browserTexts.trouble));
keepForOffline(() => giveNotice('update'));
