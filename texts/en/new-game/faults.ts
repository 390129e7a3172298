import { sentencesOf } from '../../sentences.ts';

/** Why a move or a text is refused: what to do, then why. */
export const texts = sentencesOf('new-game', {
  taken: 'Choose an empty square: this one is taken.',
  over: 'The game is over.',
  square: (d: { text: string }) => `${d.text} is not a square such as b2.`,
  text: (d: { text: string; id: string }) => `${d.text} is not a board such as "${d.id} 1.2/.1./...".`,
  count: (d: { first: number; second: number }) => `Seat 1 has ${d.first} marks and seat 2 has ${d.second}.`,
  'over/before': (d: { seat: number }) => `Seat ${d.seat} had a line before the last mark.`,
});
