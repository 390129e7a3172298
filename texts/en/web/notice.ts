import { inLanguage } from '../../language.ts';

export const texts = inLanguage('web/notice', {
  update: 'A new version is ready.',
  missing: 'Part of Boardwalk didn’t load. Reload to continue.',
  denied: 'Your browser blocks storage, so nothing is saved when you close this page.',
  full: 'No space left to save matches. You can keep playing, or delete old ones.',
  reload: 'Reload',
  /** Closes the notice. */
  dismiss: 'Not now',
  close: 'Close',
});
