import { inLanguage } from '../../language.ts';

export const texts = inLanguage('web/rules', {
  title: (game: string) => `${game}: the rules`,
  crumb: 'Rules',
  play: 'Play',
  fetching: 'Fetching the rules…',
  opening: 'Opening the rules…',
  table: 'Table',
});
