import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/inter/wght.css';
import './styles/base.css';
import './styles/campaign.css';
import './styles/hints.css';
import './styles/home.css';
import './styles/matches.css';
import './styles/home-matches.css';
import './styles/menu.css';
import './styles/marks.css';
import './styles/news.css';
import './styles/notice.css';
import './styles/pages.css';
import './styles/result.css';
import './styles/result-parts.css';
import './styles/result-sheet.css';
import './styles/set-up.css';
import './styles/set-up-picks.css';
import './styles/shelf.css';
import './styles/prompt.css';
import './styles/table.css';
import './styles/log.css';
import './styles/lesson.css';
import './styles/stepper.css';
import './styles/viewer.css';
// After the others: they override what is said for windows with room.
import './styles/upright-tablet.css';
import './styles/short-window.css';
import './styles/short-pages.css';
import { speakChosen } from './language.ts';
import { applyTheme, loadTheme } from './theme.ts';

applyTheme(loadTheme());
// Whatever speaks is loaded after the language is known.
await speakChosen();
const { start } = await import('./start.tsx');
start();
