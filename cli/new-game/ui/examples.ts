import { texts } from '#texts/new-game/examples.ts';
import type { Example } from '../../../games/room.ts';

/** Texts for the viewer to open on: the first is shown when nothing was pasted. */
export const examples: readonly Example[] = [
  { id: 'middle', title: texts.middle, text: 'b2 a1 c3 c1 b1' },
  { id: 'opening', title: texts.opening, text: 'b2 a1' },
  { id: 'row', title: texts.row, text: 'a1 a2 b1 b2 c1' },
  { id: 'diagonal', title: texts.diagonal, text: 'a1 a2 b2 b1 c3' },
  { id: 'full', title: texts.full, text: 'new-game 122/211/121' },
];
