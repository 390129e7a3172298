import { CARD_LETTERS, DECK_LETTERS } from '../components.ts';

/*
 * Moments of one match, the first lesson's, and the end of another. A line of the notation is put together from its
 * fields: island, decks, hand, exhausted cats, bag, cats aboard, seat, phase.
 */
const FULL_DECKS = Array.from(DECK_LETTERS, (deck) => deck + CARD_LETTERS).join('');
const DECKS = 'AacdefhjklmnopqrstuvwxyBabcefgijklmnoqrstuvwxyCabcdefghijklmnopqrstuvwxyDabcdefghijklmnopqrstuvwxy';
const FULL_BAG = 'abcdefghijklmnopqrstuvwxyzABCDE';
const TOP =
  'fffffffffffyffffff/ffffffffffYyffffff/fffffffffyyyffffff/ffffffpbrbprbrgyrp/ffffffpgygbrppbgrb/ffffffgyppygbyrpby/' +
  'fffgffrpbgbybygbrp/fffgGfbygpygprgryg/fffggggrrgbrybyppy/ffffffprgbrpygybgy/ffffffybygrbgyrpbg/ffffffbrrgyppbyyrp/';
const LATER_TOP =
  'fffffffffffyffffff/ffffffffffYyffffff/fffffffffyyyffffff/ffffffpbrbprbrgffp/ffffffpgygbrppbgff/ffffffgyppygbyrfff/' +
  'fffgffrpbgbybygffp/';

function line(...fields: readonly string[]): string {
  return fields.join(' ');
}

export const START = line(
  `${TOP}ffffffgypybygbrwww/fffbBbygggyrpgbwow/fffbbbbrypbbgrpwww`,
  FULL_DECKS,
  DECK_LETTERS,
  '-',
  FULL_BAG,
  '-',
  '1/1',
  'ask',
);
/** Six cards in hand. */
export const HAND = line(
  `${TOP}ffffffgypybygbrwww/fffbBbygggyrpgbwow/fffbbbbrypbbgrpwww`,
  DECKS,
  'AbgiBdhpCD',
  '-',
  FULL_BAG,
  '-',
  '1/1',
  'play',
);
/** A card is down, and its fire tile must follow. */
export const FIRE = line(
  `${TOP}ffffffggggbygbrwww/fffbBbygggyrpgbwow/fffbbbbbbbbbgrpwww`,
  DECKS,
  'AbgiBdpCD',
  '-',
  'abcdefghijklnopqrstuvwxyzABCDE',
  '-',
  '1/1',
  'fire+m',
);
export const CUT_OFF = line(
  `${TOP}ffffffggggbygbrwww/fffbBffgggyrpgbwow/fffbbbffbbbbgrpwww`,
  DECKS,
  'AbgiBdpCD',
  '-',
  'abcdefghijklnopqrstuvwxyzABCDE',
  '-',
  '1/1',
  'lost+cut-off',
);
/** Blue squares lead from the blue cat to the raft. */
export const PATH = line(
  `${LATER_TOP}fffgGfbygpygprgryg/fffggggrrgbrybyppy/ffffffprgbrpygybgy/ffffffybygrbgyrpbg/ffffffbrrgyppbyyrp/` +
    'ffffffggggbygggwww/fffbBbygggyrbbbwow/fffbbbbbbbbbbbbwww',
  DECKS,
  'AbgiBdCD',
  '-',
  'abcdefghijklnopqrstuvwxyzABDE',
  '-',
  '1/1',
  'play',
);
/** The green cat has not walked yet in this round, and has. */
export const FRESH = line(
  `${LATER_TOP}fffgGfbygpygprgryg/fffggggrrgbrybyppy/ffffffprgbrpygybgy/ffffffybygrbgyrpbg/ffffffbrrgyppbyyrp/` +
    'ffffffggggbygggwww/fffbbbygggyrbbbwow/fffbbbbbbbbbbbbWww',
  DECKS,
  'AbgBdCD',
  'B1415',
  'abcdefghijklnopqrstuvwxyzABDE',
  'B1415',
  '1/1',
  'play',
);
export const TIRED = line(
  `${LATER_TOP}fffggfbygpygprgryg/fffGgggrrgbrybyppy/ffffffprgbrpygybgy/ffffffybygrbgyrpbg/ffffffbrrgyppbyyrp/` +
    'ffffffggggbygggwww/fffbbbygggyrbbbwow/fffbbbbbbbbbbbbWww',
  DECKS,
  'AgBdCD',
  'B1415G0803',
  'abcdefghijklnopqrstuvwxyzABDE',
  'B1415',
  '1/1',
  'play',
);
export const WON = line(
  'fffffffffffyffffff/ffffffffffyyffffff/fffffffffyyyffffff/ffffffpfrggygffffg/ffffffpffgryrfffff/ffffffffpgrypfrygb/' +
    'fffgffffbbpyrggbpg/fffggfffrrrypbyryb/fffggfffgrpybybrgy/ffffffffffpybgybgy/fffffffyffpybyrpbg/fffffffffgyyyyyyrp/' +
    'fffffffbbggggggWWW/fffbffffbbbbgbbwow/fffbbbfryggbgrpwww',
  'AabcefghijklmnopqrstuvwxyBacdfghiklnopqrstuvxyCabcdfghijklmnoqrstuvwxyDabcefghjklmnpqrstvwxy',
  'ABCDu',
  'B1216G1217Y1215',
  'abcdehjkmopqrsuvwxyABCDE',
  'B1216G1217Y1215',
  '1/1',
  'won',
);
