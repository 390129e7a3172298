import { inLanguage } from '../../language.ts';
import { DIFFICULTIES } from '../difficulties.ts';
import { count, listOf } from '../grammar.ts';
import { texts as words } from './words.ts';

const squares = (number: number) => count(number, { one: 'square', other: 'squares' });
const NUMBERS = ['', '', '', 'three', 'four', 'five', 'six'];
const ALL = ['', 'The cat is', 'Both cats are'];
const allCats = (cats: number) => ALL[cats] ?? `All ${NUMBERS[cats] ?? cats} cats are`;
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** How the match ended: on the island while it happens, and in the result. */
export const texts = inLanguage('race-to-the-raft/ending', {
  /** While the raft casts off, or the fire closes the last path. */
  finale: {
    aboard: (cats: number) => `${allCats(cats)} aboard.`,
    /** "Both red cats". */
    both: (colour: string) => `both ${colour} cats`,
    several: (number: number, colour: string) => `all ${number} ${colour} cats`,
    sailing: 'The raft casts off. Behind it, the island burns.',
    safe: (cats: number, rounds: number) =>
      `${allCats(cats)} safe after ${count(rounds, { one: 'round', other: 'rounds' })}.`,
    closes: 'The last fire closes the last path.',
    trapped: (cats: string) => `${capital(cats)} can no longer reach the raft.`,
    ashore: (aboard: number, cats: number) =>
      aboard === 0
        ? 'No cat made it to the raft this time.'
        : `${aboard} of ${count(cats, { one: 'cat', other: 'cats' })} made it to the raft.`,
    /** Said by the picture, for those who listen. */
    atSea: (crew: readonly string[]) => `The raft at sea with ${listOf(crew)}. The island burns behind it.`,
  },
  challenge: (number: number, name: string, difficulty: number) =>
    `Challenge ${number}, ${name}, ${DIFFICULTIES[difficulty].toLowerCase()}`,
  why: {
    /** By the squares where a new path would have to go; none where there is fire all around. */
    cutOff: (squares: readonly string[]) =>
      squares.length === 0
        ? 'Fire closes every way out, and a card can’t cover fire.'
        : `No card fits on ${words.gap(squares)}, where a new path would have to go.`,
    tile: 'The last fire, outlined in white, closed the last path.',
    noBerth: 'A cat needs a free mat of its own colour or a free ring. Other cats took the last one.',
    noRoom: 'You must place every fire tile you draw, and this one doesn’t fit anywhere next to the fire.',
    noTile: 'Every card you place brings fire, and the bag has no tile left.',
    noCards: 'A round needs six cards, and used cards don’t come back.',
  },
  /** How the match went, cat by cat. */
  course: {
    title: 'How it went',
    axis: 'Squares left to recolour for each cat, move by move',
    move: (move: number) => `move ${move}`,
    curve: (cats: readonly string[]) => listOf(cats),
    /** For those who listen: a cat's line. */
    line: (cat: string, from: number, fate: string) => `${cat} cat: ${squares(from)} to recolour at first, ${fate}`,
    aboard: (round: number, move: number) => `aboard in round ${round}, move ${move}`,
  },
  cats: 'The cats',
  cat: (colour: string) => `${colour} cat`,
  safe: 'aboard',
  safeIn: (round: number) => `aboard in round ${round}`,
  lostTo: 'cut off by the last fire',
  lost: 'cut off by fire',
  noBerth: 'no place left on the raft',
  wayOpen: 'its path was open',
  short: (missing: number) => `${squares(missing)} to recolour`,
  match: 'The match',
  catsAboard: 'Cats aboard',
  rounds: 'Rounds',
  roundsOf: (rounds: number) => `${rounds} (16 at most)`,
  laid: 'Cards placed',
  given: 'Cards discarded',
  inHand: 'Cards left in hand',
  tiles: 'Fire tiles left in the bag',
  outOf: (part: number, whole: number) => `${part} of ${whole}`,
});
