import { CARD_LETTERS, DECK_LETTERS } from '../components.ts';

/*
 * Moments of one match, the first lesson's, and the end of another.
 */
const FULL_DECKS = Array.from(DECK_LETTERS, (deck) => deck + CARD_LETTERS).join('');
const DECKS = 'AacdefhjklmnopqrstuvwxyBabcefgijklmnoqrstuvwxyCabcdefghijklmnopqrstuvwxyDabcdefghijklmnopqrstuvwxy';
const FULL_BAG = 'abcdefghijklmnopqrstuvwxyzABCDE';
const WITHOUT_M = FULL_BAG.replace('m', '');
const WITHOUT_M_AND_C = WITHOUT_M.replace('C', '');
const TOP =
  'fffffffffffyffffff/ffffffffffYyffffff/fffffffffyyyffffff/ffffffpbrbprbrgyrp/ffffffpgygbrppbgrb/ffffffgyppygbyrpby/' +
  'fffgffrpbgbybygbrp/fffgGfbygpygprgryg/fffggggrrgbrybyppy/ffffffprgbrpygybgy/ffffffybygrbgyrpbg/ffffffbrrgyppbyyrp/';
const LATER_TOP =
  'fffffffffffyffffff/ffffffffffYyffffff/fffffffffyyyffffff/ffffffpbrbprbrgffp/ffffffpgygbrppbgff/ffffffgyppygbyrfff/' +
  'fffgffrpbgbybygffp/';
const MIDDLE = 'fffggggrrgbrybyppy/ffffffprgbrpygybgy/ffffffybygrbgyrpbg/ffffffbrrgyppbyyrp/ffffffggggbygggwww/';

interface Moment {
  readonly island: string;
  readonly decks?: string;
  readonly hand: string;
  readonly bag?: string;
  readonly cats?: { readonly exhausted: string; readonly aboard: string };
  readonly phase: string;
}

/** A line of the notation without the game's name. */
function line({ island, decks = DECKS, hand, bag = WITHOUT_M_AND_C, cats = FRESH_CATS, phase }: Moment): string {
  return [island, decks, hand, cats.exhausted, bag, cats.aboard, '1/1', phase].join(' ');
}

/** All on the island. */
const FRESH_CATS = { exhausted: '-', aboard: '-' };
const UNTOUCHED = `${TOP}ffffffgypybygbrwww/fffbBbygggyrpgbwow/fffbbbbrypbbgrpwww`;

export const START = line({
  island: UNTOUCHED,
  decks: FULL_DECKS,
  hand: DECK_LETTERS,
  bag: FULL_BAG,
  phase: 'ask',
});
/** The same island with mats on the raft, which most challenges have. */
export const MATS = `${START.replace('gbrwww', 'gbrgyp').replace('wow', 'row').replace('rpwww', 'rpbww')} challenge=?`;
/** Six cards in hand. */
export const HAND = line({ island: UNTOUCHED, hand: 'AbgiBdhpCD', bag: FULL_BAG, phase: 'play' });
/** A card is down, and its fire tile must follow. */
export const FIRE = line({
  island: `${TOP}ffffffggggbygbrwww/fffbBbygggyrpgbwow/fffbbbbbbbbbgrpwww`,
  hand: 'AbgiBdpCD',
  bag: WITHOUT_M,
  phase: 'fire+m',
});
export const CUT_OFF = line({
  island: `${TOP}ffffffggggbygbrwww/fffbBffgggyrpgbwow/fffbbbffbbbbgrpwww`,
  hand: 'AbgiBdpCD',
  bag: WITHOUT_M,
  phase: 'lost+cut-off',
});
/** Blue squares lead from the blue cat to the raft. */
export const PATH = line({
  island: `${LATER_TOP}fffgGfbygpygprgryg/${MIDDLE}fffbBbygggyrbbbwow/fffbbbbbbbbbbbbwww`,
  hand: 'AbgiBdCD',
  phase: 'play',
});
export const WON = line({
  island:
    'fffffffffffyffffff/ffffffffffyyffffff/fffffffffyyyffffff/ffffffpfrggygffffg/ffffffpffgryrfffff/ffffffffpgrypfrygb/' +
    'fffgffffbbpyrggbpg/fffggfffrrrypbyryb/fffggfffgrpybybrgy/ffffffffffpybgybgy/fffffffyffpybyrpbg/fffffffffgyyyyyyrp/' +
    'fffffffbbggggggWWW/fffbffffbbbbgbbwow/fffbbbfryggbgrpwww',
  decks: 'AabcefghijklmnopqrstuvwxyBacdfghiklnopqrstuvxyCabcdfghijklmnoqrstuvwxyDabcefghjklmnpqrstvwxy',
  hand: 'ABCDu',
  bag: 'abcdehjkmopqrsuvwxyABCDE',
  cats: { exhausted: 'B1216G1217Y1215', aboard: 'B1216G1217Y1215' },
  phase: 'won',
});
