import { inLanguage } from '../../language.ts';

export const texts = inLanguage('blue-lagoon/examples', {
  exploration: 'Exploring the islands',
  printed: 'The empty board',
  explored: 'The last move before half-time',
  settlement: 'The settlement phase',
  finished: 'A finished game',
  illegal: 'A mistake: a village on water',
});
