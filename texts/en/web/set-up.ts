import { inLanguage } from '../../language.ts';

export const texts = inLanguage('web/set-up', {
  tab: (game: string) => `${game}: new match`,
  crumb: 'New match',
  howMany: 'How many players?',
  who: 'Who plays?',
  name: (seat: number) => `Name of player ${seat}`,
  kind: (seat: number) => `Who plays seat ${seat}`,
  person: 'Person',
  bot: (level: number, title: string) => `Bot ${level}: ${title}`,
  begins: 'Who begins?',
  beginsAnyone: 'Anyone: drawn by lot',
  options: 'Options',
  /** Over the pictures of an option's values. */
  pictures: (option: string) => `${option}: how the board looks`,
  campaign: (won: number, all: number) => `Campaign: ${won} of ${all} won`,
  start: 'Start the match',
});
