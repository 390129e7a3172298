import { inLanguage } from '../language.ts';
import { texts as players } from './web/players.ts';

export const texts = inLanguage('kit', {
  /** What a seat is called by its colour, in the order of the seats. */
  seatColours: ['Red', 'Blue', 'Amber', 'Green', 'Violet', 'Slate'],
  seat: (number: number) => `Seat ${number}`,
  nobody: 'nobody',
  dialogBody: 'Details',
  theMatch: 'The match',
  facts: 'Score and log',
  prompt: 'What to do',
  yourTurn: (name: string) => (name === players.you ? 'Your turn' : `Your turn, ${name}`),
  withSide: (whose: string, side: string) => `${whose} · ${side}`,
  rule: (rule: string) => `Rule ${rule}`,
  nearer: 'Nearer',
  farther: 'Farther',
  fit: 'Fit',
  /** Before the number of a move, or the letter of an idea, for those who listen. */
  markedMove: 'Move',
  markedIdea: 'Idea',
});
