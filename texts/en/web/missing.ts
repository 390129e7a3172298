import { inLanguage } from '../../language.ts';

export const texts = inLanguage('web/missing', {
  tab: 'Not found',
  title: {
    page: 'There is no such page',
    game: 'There is no such game',
    match: 'There is no such match',
    campaign: 'There is no such campaign',
    lesson: 'There is no such lesson',
    table: 'There is no such table',
  },
  why: 'The address may be mistyped, or what it named was deleted.',
  broken: {
    tab: 'Something went wrong',
    title: 'Something went wrong on this page',
    say: 'Your matches are safe. Go back to the games, or load the page again.',
    reload: 'Reload',
  },
  back: 'Back to the games',
});
