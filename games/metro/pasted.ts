import { texts } from '#texts/metro/pasted.ts';
import type { Excerpt } from '../../core/excerpt.ts';
import { OVER } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { type PlacementWalk, walkLine, walkPlacements } from '../placement-walk.ts';
import { asLine, nothing, pastedStrings, readBest, type Walkthrough, wordsOf } from '../walkthrough.ts';
import { about } from './about.ts';
import { MAX_SEATS, MIN_SEATS, TILE_TOTAL } from './components.ts';
import { type Placement, parsePlacements, parsePosition } from './notation.ts';
import { MetroPosition } from './position.ts';
import { checkPlacement } from './rules.ts';

/** A notation line or an official placement sequence, however it is quoted, tile by tile. */
export function readPasted(text: string, seats = MIN_SEATS): Walkthrough<MetroPosition> {
  const strings = pastedStrings(text);
  if (!strings) return nothing(texts.tooLong);
  if (!Number.isInteger(seats) || seats < MIN_SEATS || seats > MAX_SEATS) {
    return nothing(texts.seats(MIN_SEATS, MAX_SEATS));
  }
  const line = strings.find((string) => string.text.trimStart().startsWith(about.id));
  if (line) return readLine(asLine(line), seats);
  return readBest(strings, (string) => readSequence(string, seats));
}

/** Who held what on the way is not known, so hands are left empty. */
const WALK: PlacementWalk<MetroPosition, Placement> = {
  shape: [/[abcd]/, /[abcd]/, /[abcd]/, /[abcd]/, /[0-7]/, /[0-7]/],
  given: 0,
  most: TILE_TOTAL,
  parse: parsePlacements,
  check: (board, { tile, square }) => checkPlacement(board, tile, square),
  canLay: ({ code }) => code !== 'metro.occupied' && code !== 'metro.centre',
  lay: (board, { tile, square }) => {
    board.reveal(tile);
    board.lay(tile, square);
    board.deck = board.pool;
    board.mover = board.placed % board.seats;
    if (board.placed === TILE_TOTAL) board.turn = OVER;
  },
  words: texts,
};

function readSequence(sequence: Excerpt, seats: number, settings = must(settle(about.options, {}))) {
  return walkPlacements(sequence, new MetroPosition(seats, settings), WALK);
}

function readLine(line: Excerpt, seats: number): Walkthrough<MetroPosition> {
  const hands = wordsOf(line)[2]?.text.split(',').length ?? 0;
  const likely = hands >= MIN_SEATS && hands <= MAX_SEATS ? hands : seats;
  return walkLine(line, parsePosition(line.text), WORD_OF, (placements, position) =>
    readSequence(placements, position?.seats ?? likely, position?.settings),
  );
}

const WORD_OF: Readonly<Record<string, number>> = {
  'metro.name': 0,
  'metro.fields': Number.POSITIVE_INFINITY,
  'metro.hands': 2,
  'metro.unknownTile': 2,
  'metro.open': 2,
  'metro.copies': 2,
  'metro.turn': 3,
  'metro.end': 3,
  'metro.empty': 3,
  'metro.deck': 3,
};
