import { inLanguage } from '../../language.ts';
import { listOf, subject } from '../grammar.ts';

export const texts = inLanguage('web/table', {
  tab: 'Table',
  tabOfMatch: (game: string, names: readonly string[]) => `${game}: ${names.join(', ')}`,
  loading: 'Loading the game…',
  noScreen: (game: string) => `${game} has no screen yet.`,
  keptWhere: 'Matches are kept in the browser they were played in.',
  spoiled: (why: string) => `The saved match can’t be read. ${why}`,
  /** After the game’s title, as the names of other pages. */
  finished: 'Finished',
  /** Instead of the move, while an earlier one is shown. */
  lookingBack: 'Replay',
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  rules: 'Rules',
  menu: 'Menu',
  log: 'Log',
  /** Before what a player did. */
  logWho: (who: string) => subject(who),
  /** Before a move that was taken back. */
  logUndone: 'Undone:',
  logEmpty: 'Nothing has happened yet.',
  /** Leads to the lesson. */
  newHere: (game: string) => `New to ${game}? Take the lesson`,
  /** Opens the older lines. */
  logEarlier: 'Earlier',
  lookBack: 'See the board as it was then',
  backToNow: 'Return to the match',
  backToResult: 'Back to the result',
  /** What a player did in a turn, after the name: "drew a card, planted Cherry 7 and discarded Oak 1". */
  news: (did: readonly string[]) => `${listOf(didTheSame(did))}.`,
  /** "drew from the deck twice", "placed three cards", "moved cats three times": it may be the same cat, never the same card. */
  often: (did: string, times: number) => {
    const things = did.match(/^(.+) a (card|tile)$/);
    if (things) return `${things[1]} ${NUMBERS[times] ?? times} ${things[2]}s`;
    return `${did.replace(/ a cat$/, ' cats')} ${times === 2 ? 'twice' : `${NUMBERS[times] ?? times} times`}`;
  },
  whatHappened: 'What just happened',
  showAgain: 'Show again',
  stopAgain: 'Stop',
  viewOnly: 'View only.',
  thinking: (name: string) => `${name} is thinking…`,
  waitingFor: (name: string) => `Waiting for ${name}…`,
  isAway: (name: string) => `${name} is away. Waiting…`,
  /** The result as a sentence, for those who listen. */
  ended: (result: string) => `${result}.`,
  /** What a listener hears when a turn begins; what there is to do is a sentence of the game. */
  yourTurnTo: (todo: string) => `Your turn. ${todo}`.trim(),
  /** What a listener hears after a move: who, and what (“laid a tile in row 3, column 2”). */
  happened: (who: string, words: string) => `${subject(who)} ${words}.`,
});

/** As one writes them in a sentence. */
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/**
 * "took Oak 2", "took Willow 3" becomes "took Oak 2 and Willow 3"; "brought the red cat aboard" and another like it share
 * their "aboard". What somebody took back is not mixed with the rest.
 */
function didTheSame(did: readonly string[]): readonly string[] {
  const said: { verb: string; what: string[]; end: string }[] = [];
  for (const deed of did) {
    const last = said.at(-1);
    const [, verb, what, end = ''] = deed.match(/^(\S+) ?(.*?)( back| aboard)?$/) ?? ['', deed, ''];
    if (last?.verb === verb && last.end === end) last.what.push(what);
    else said.push({ verb, what: [what], end });
  }
  return said.map(({ verb, what, end }) => `${verb} ${listOf(what)}`.trim() + end);
}
