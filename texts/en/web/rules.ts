import { inLanguage } from '../../language.ts';

export const texts = inLanguage('web/rules', {
  title: (game: string) => `How to play ${game}`,
  crumb: 'Rules',
  asPage: 'Open as a page',
  playNow: 'Play now',
  learn: 'Learn by playing',
  loading: 'Opening the rules…',
  contents: 'Contents',
  contentsAt: (part: string) => `Contents: ${part}`,
  minutes: (minutes: number) => `About ${minutes} minutes to read`,
  example: 'Worked example',
  times: (number: number) => `×${number}`,
  plus: (number: number) => `+${number}`,
  exact: 'Exact rules for builders',
  exactTitle: (game: string) => `${game}: exact rules`,
  exactCrumb: 'Exact rules',
  toPlayers: 'Rules for players',
  table: 'Table',
});
