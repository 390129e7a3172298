import { inLanguage } from '../../language.ts';

/** Notices that a browser shows while no page is open. */
export const texts = inLanguage('web/push', {
  turn: (game: string) => `It’s your turn in ${game}.`,
  reminder: (game: string) => `Your time is running out in ${game}.`,
});
