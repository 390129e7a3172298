import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

export const texts = inLanguage('web/study-list', {
  title: 'Your studies',
  position: (game: string) => `${game} position`,
  /** The first comment of a study. */
  said: (words: string) => `“${words}”`,
  comments: (number: number) => count(number, { one: 'comment', other: 'comments' }),
  variations: (number: number) => count(number, { one: 'variation', other: 'variations' }),
  drawn: 'marks on the board',
});
