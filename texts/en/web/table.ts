import { inLanguage } from '../../language.ts';

export const texts = inLanguage('web/table', {
  tab: 'Table',
  tabOfMatch: (game: string, names: readonly string[]) => `${game}: ${names.join(', ')}`,
  loading: 'Setting the table…',
  noScreen: (game: string) => `${game} has no screen yet.`,
  keptWhere: 'Matches are kept in the browser they were played in.',
  spoiled: (why: string) => `This browser has kept something under that name that cannot be read. ${why}`,
  finished: 'finished',
  move: (number: number) => `move ${number}`,
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  menu: 'Menu',
  log: 'Log',
  /** Before a move that was taken back. */
  logUndone: 'Undone:',
  logEmpty: 'Nothing has happened yet.',
  logEarlier: (moves: number) => `The first ${moves} moves`,
  lookBack: 'See the board as it was then',
  backToNow: 'Return to the match',
  /** What a player did in a turn, after the name: "drew a card, planted Cherry 7 and discarded Oak 1". */
  news: (did: readonly string[]) =>
    did.length < 2 ? `${did.join('')}.` : `${did.slice(0, -1).join(', ')} and ${did[did.length - 1]}.`,
  /** "drew a card twice". */
  often: (did: string, times: number) => `${did} ${times === 2 ? 'twice' : `${times} times`}`,
  showAgain: 'Show again',
  stopAgain: 'Stop',
  viewOnly: 'View only.',
  thinking: (name: string) => `${name} is thinking…`,
  yourTurn: 'Your turn.',
  /** What a listener hears after a move: who, and what (“laid a tile in row 3, column 2”). */
  happened: (name: string, words: string) => `${name} ${words}.`,
});
