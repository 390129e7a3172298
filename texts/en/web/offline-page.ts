import { inLanguage } from '../../language.ts';

/** In place of what only the server can show, while nothing answers. */
export const texts = inLanguage('web/offline-page', {
  tab: 'Offline',
  title: 'You’re offline',
  table: 'Your match is safe on the server. This page reconnects by itself when you’re back.',
  online: 'Online play needs the network. This page reconnects by itself when you’re back.',
  /** Over matches as they were when the server last told of them. */
  known: 'You’re offline. This is how your matches were last.',
});
