import { inLanguage } from '../language.ts';
import { isYou } from '../who.ts';

export const texts = inLanguage('kit', {
  /** What a seat is called by its colour, in the order of the seats. */
  seatColours: ['Red', 'Blue', 'Amber', 'Green', 'Violet', 'Slate'],
  seat: (number: number) => `Seat ${number}`,
  nobody: 'nobody',
  dialogBody: 'Details',
  close: 'Close',
  theMatch: 'The match',
  facts: 'Score and log',
  prompt: 'What to do',
  /** For somebody who came by keys, while the focus is on the prompt. */
  keys: '{next} next place · {help} keys',
  yourTurn: (who: string) => (isYou(who) ? 'Your turn' : `Your turn, ${who}`),
  /** Instead of whose turn it is, while one's own move waits for the network. */
  notSent: 'Not sent yet',
  /** Where one person moves for everybody. */
  toMove: (who: string) => `${who} to move`,
  /** In brackets, because a line that breaks at a dot ends or begins in it. */
  withSide: (whose: string, side: string) => `${whose} (${side})`,
  /** Leads to the rule in the book. */
  rule: 'See the rule',
  nearer: 'Zoom in',
  farther: 'Zoom out',
  fit: 'Fit',
  /** The same as a key. */
  whole: 'Show the whole board',
  /** Before the number of a move, or the letter of an idea, for those who listen. */
  markedMove: 'Move',
  markedIdea: 'Idea',
});
