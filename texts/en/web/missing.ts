import { inLanguage } from '../../language.ts';

export const texts = inLanguage('web/missing', {
  tab: 'Not found',
  title: {
    page: 'Page not found',
    game: 'Game not found',
    match: 'Match not found',
    campaign: 'Campaign not found',
    lesson: 'Lesson not found',
    table: 'Table not found',
    private: 'This match is private',
    online: 'No online play here',
  },
  why: 'The address may be mistyped, or this may have been deleted.',
  home: 'Go to the front page',
  matches: 'Your matches',
  online: 'Play online',
  broken: {
    tab: 'Something went wrong',
    title: 'Something went wrong on this page',
    say: 'Your matches are safe. Go back to the games, or load the page again.',
    reload: 'Reload',
  },
  back: 'Back to the games',
});
