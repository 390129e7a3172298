import { inLanguage } from '../../language.ts';
import { withArticle } from '../grammar.ts';

/** Setting up a position by hand. */
export const texts = inLanguage('web/edit', {
  tab: 'Set up a position',
  title: (game: string) => `Set up ${withArticle(game)} position`,
  loading: 'Getting the pieces…',
  none: 'Positions of this game can’t be set up by hand yet.',
  legal: 'Every piece is where the rules allow it.',
  wrong: 'This can’t happen in a match.',
  rule: (rule: string) => `Rule ${rule}`,
  study: 'Study this position',
  undo: 'Undo',
  cancel: 'Cancel',
  complete: 'Fill in the rest at random',
  /** Asked to fill in the rest where there is none. */
  full: 'There’s nothing left to fill in.',
  how: 'Choose a piece, then a place. To remove one, use the eraser or right-click it.',
  howByTap: 'Choose a piece, then a place. To remove one, use the eraser.',
  /** Of the piece that is chosen. */
  notThere: 'This piece can’t go there.',
  usedUp: 'There are none of these left. Remove one from the table first.',
  eraser: 'Eraser',
  left: (left: number) => `${left} left`,
  pieces: 'Pieces',
  beside: 'Hands and piles',
  add: (tray: string) => `Add to ${tray}`,
  addPiece: (piece: string, tray: string) => `Add ${piece} to ${tray}`,
  /** Over that button while nothing is chosen that can go there. */
  chooseFirst: 'First choose a piece that can go here',
  takeFrom: (piece: string, tray: string) => `Remove ${piece} from ${tray}`,
  empty: 'nothing',
  table: 'The table',
  seats: 'Players',
  start: 'Start again with',
  opening: 'The starting position',
  clear: 'An empty table',
  text: 'As text',
  textSay: 'The position as one line. You can also type or paste one here.',
  read: 'Read this text',
  tooLong: 'This position is too long for a link.',
  open: 'Set up a position by hand',
  edit: 'Edit',
});
