import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/inter/wght.css';
import './styles/base.css';
import './styles/campaign.css';
import './styles/hints.css';
import './styles/pages.css';
import './styles/rules.css';
import './styles/set-up.css';
import './styles/table.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { keepForOffline } from './offline.ts';
import { publishSeatColours } from './seat-colours.ts';

publishSeatColours();
keepForOffline();
const app = document.getElementById('app');
if (app) render(<App />, app);
