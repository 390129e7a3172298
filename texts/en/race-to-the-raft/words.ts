import { inLanguage } from '../../language.ts';
import { count, listOf, plural } from '../grammar.ts';

/** Names of things, moves and what happened, in words. */
const decks = ['circle', 'cross', 'square', 'triangle'];
const turned = ['', ', turned once', ', turned twice', ', turned once to the left'];

const cards = (number: number) => count(number, { one: 'card', other: 'cards' });
const price = (names: readonly string[]) => `${plural(names.length, { one: 'card', other: 'cards' })} ${listOf(names)}`;

/** How many cards of each deck: "3 circle and 3 cross cards", "5 cross cards and 1 triangle card". */
function request(counts: readonly number[]): string {
  const wanted = counts.flatMap((number, deck) => (number > 0 ? [{ number, deck: decks[deck] }] : []));
  if (wanted.every(({ number }) => number > 1))
    return `${listOf(wanted.map(({ number, deck }) => `${number} ${deck}`))} cards`;
  return listOf(wanted.map(({ number, deck }) => count(number, { one: `${deck} card`, other: `${deck} cards` })));
}

/** Squares that are crossed on the island: a few by name. */
const gap = (squares: readonly string[]) => (squares.length > 3 ? 'the crossed squares' : listOf(squares));

export const texts = inLanguage('race-to-the-raft/words', {
  colours: ['blue', 'green', 'purple', 'red', 'yellow'],
  unknownColour: 'unknown',
  decks,
  list: listOf,
  cards,
  price,
  request,
  turned,
  gap,
  /** A square by the digits that a terminal's board shows and people type there. */
  square: (row: number, column: number) => `row ${row}, column ${column}`,
  onlyCat: (colour: string) => `the ${colour} cat`,
  /** One of two cats of a colour. */
  twin: (hasScarf: boolean, colour: string) => `the ${colour} cat ${hasScarf ? 'with the scarf' : 'without a scarf'}`,
  /** One of three or more, counted by rows. */
  nthCat: (nth: number, colour: string) =>
    `the ${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][nth] ?? `${nth + 1}th`} ${colour} cat from the top`,
  /** How a tile is held, compared with how it is drawn. */
  angle: (mirrored: boolean, turn: number) =>
    mirrored && turn > 0 ? `, flipped and ${turned[turn].slice(2)}` : mirrored ? ', flipped' : turned[turn],

  placedCard: (card: string, middle: string, turn: number) => `placed card ${card} centred on ${middle}${turned[turn]}`,
  placedFire: (tile: string, square: string, angle: string, burning: number) =>
    `placed fire tile ${tile} on ${square}${angle}: ${count(burning, { one: 'square burns', other: 'squares burn' })}`,
  asked: (counts: readonly number[]) => `drew ${request(counts)}`,
  gaveUp: (number: number) => `had no move left and discarded ${cards(number)}`,
  drewCard: (card: string) => `drew card ${card}`,
  drewTile: (tile: string) => `drew fire tile ${tile}`,
  placedIsland: (large: boolean, number: number, turn: number) =>
    `placed ${large ? 'large' : 'small'} island ${number}${turned[turn]}`,
  moved: (colour: string, from: string, to: string, paid: readonly string[]) =>
    `moved the ${colour} cat from ${from} to ${to} for ${price(paid)}`,
  broughtAboard: (colour: string, from: string, paid: readonly string[]) =>
    `brought the ${colour} cat aboard from ${from} for ${price(paid)}`,
  /** In a log that lights the place when its line is pointed at. */
  logCard: (colours: string) => `placed a ${colours} card`,
  /** Of a card on which one colour fills most squares. */
  mostly: (colour: string) => `mostly ${colour}`,
  logFire: (burning: number) => `placed fire on ${count(burning, { one: 'square', other: 'squares' })}`,
  logWalk: (cat: string, paid: number) => `moved ${cat} for ${cards(paid)}`,
  /** A walk that only spends a card: placing that card would have brought fire. */
  logPause: (walk: string) => `${walk}: no closer, but no new fire`,
  logAboard: (cat: string, paid: number) => `brought ${cat} aboard for ${cards(paid)}`,
  andWon: (act: string) => `${act}, and all cats are safe`,
  /** Of a fire tile in a log. */
  andCutOff: (act: string, cats: string) => `${act} and cut off ${cats}`,
  /** A line of the log ends without a full stop. */
  andLost: (act: string, why: string) => `${act}. ${why.replace(/\.$/, '')}`,

  challenge: (number: number, name: string) => `${number}. ${name}`,
  heading: (challenge: string | undefined, round: number) =>
    challenge ? `${challenge} · round ${round}` : `Round ${round}`,

  phases: {
    islands: 'The island is being set up',
    ask: 'Draw six cards from the decks',
    draw: 'Drawing six cards',
    play: 'Place a card or move a cat',
    spark: 'A fire tile is being drawn',
    fire: 'Place the fire tile next to the fire',
    won: 'Won: every cat is on the raft',
    lost: (why: string) => `Lost. ${why}`,
  },
  losses: {
    cutOff: (cats: string) => `Fire has cut off ${cats}.`,
    noBerth: (cats: string) => `There is no free place left on the raft for ${cats}.`,
    noRoom: 'The fire tile you drew doesn’t fit anywhere.',
    noTile: 'You must draw a fire tile, but the bag is empty.',
    noCards: 'There aren’t enough cards left for another round.',
  },
  /** The same before the move is played. */
  threats: {
    cutOff: (cats: string) => `Fire would cut off ${cats}.`,
    noBerth: (cats: string) => `There would be no free place left on the raft for ${cats}.`,
    noRoom: 'The fire tile wouldn’t fit anywhere.',
    noTile: 'You would have to draw a fire tile, but the bag is empty.',
    noCards: 'There wouldn’t be enough cards left for another round.',
  },
  /** After a threat by fire: where a path would have to go. */
  noFit: (squares: readonly string[]) => `No card would fit on ${gap(squares)} to open a path.`,
});
