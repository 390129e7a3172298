import { COLOUR_LETTERS, COLOURS } from '../components.ts';
import { CARD_PICTURES, columnOf, type Picture, rowOf, squareAt, TILE_PICTURES, TURNS } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { ABOARD, CATS, EXHAUSTED, FIRE, NONE, OPEN, RAFT, RAFT_AT, STRIDE, TERRAIN, WILD } from '../state.ts';
import { cardNamed, spend, tileNamed } from './editor-supply.ts';

/*
 * What is on the island while a position is set up, square by square. No rule is asked here: what comes out may be impossible.
 */

export const TIRED = 'tired';
export const BURNING = 'fire';

export function putOn(next: RaftPosition, square: number, piece: string): void {
  const card = cardNamed(piece);
  const tile = tileNamed(piece);
  if (card !== undefined) {
    lay(next, turnedOn(next, square, card), square);
    spend(next, piece);
  } else if (tile !== undefined) {
    lay(next, TILE_PICTURES[tile][0], square);
    spend(next, piece);
  } else if (piece === TIRED) tire(next, square);
  else if (piece === BURNING) cover(next, square, undefined);
  else if (piece.startsWith('c')) addCat(next, square, Number(piece.slice(1)));
  else cover(next, square, Number(piece.slice(1)));
}

export function removeCat(next: RaftPosition, square: number): void {
  if (next.has(WILD, square) && next.words[RAFT_AT] !== NONE) next.words[ABOARD + next.placeAboard(square)] = 0;
  flag(next, CATS, square, false);
  flag(next, EXHAUSTED, square, false);
}

/** The card as printed; where it is there already, turned once more. */
function turnedOn(next: RaftPosition, middle: number, card: number): Picture {
  const turns = CARD_PICTURES[card];
  const shown = turns.findIndex((picture) =>
    squaresUnder(next, picture, middle).every(({ square, letter }) => next.colourAt(square) === colourOf(letter)),
  );
  return turns[(shown + 1) % TURNS];
}

/** A card or a fire tile with its middle on a square; what would be beyond the edge is cut off. */
function lay(next: RaftPosition, picture: Picture, middle: number): void {
  for (const { square, letter } of squaresUnder(next, picture, middle)) cover(next, square, colourOf(letter));
}

function squaresUnder({ rows, columns }: RaftPosition, picture: Picture, middle: number) {
  const top = rowOf(middle) - ((picture.length - 1) >> 1);
  const left = columnOf(middle) - ((picture[0].length - 1) >> 1);
  return picture.flatMap((text, down) =>
    Array.from(text).flatMap((letter, across) => {
      const [row, column] = [top + down, left + across];
      const isThere = row >= 0 && row < rows && column >= 0 && column < columns && letter !== '.';
      return isThere ? [{ square: squareAt(row, column), letter }] : [];
    }),
  );
}

/** Nothing for fire. */
function colourOf(letter: string): number | undefined {
  const colour = COLOUR_LETTERS.indexOf(letter);
  return colour < 0 ? undefined : colour;
}

/** Terrain of one colour, or fire. R3: the raft is never covered by anything. */
function cover(next: RaftPosition, square: number, colour: number | undefined): void {
  if (next.has(RAFT, square)) return;
  removeCat(next, square);
  for (let each = 0; each < COLOURS.length; each++) flag(next, TERRAIN + each * STRIDE, square, each === colour);
  flag(next, OPEN, square, colour !== undefined);
  flag(next, FIRE, square, colour === undefined);
}

/** R2, R3: a cat is on its own colour or on a wild square of the raft. */
function addCat(next: RaftPosition, square: number, colour: number): void {
  removeCat(next, square);
  cover(next, square, colour);
  flag(next, CATS, square, true);
  if (next.has(WILD, square) && next.words[RAFT_AT] !== NONE)
    next.words[ABOARD + next.placeAboard(square)] = colour + 1;
}

function tire(next: RaftPosition, square: number): void {
  if (next.has(CATS, square)) flag(next, EXHAUSTED, square, !next.has(EXHAUSTED, square));
}

function flag({ words }: RaftPosition, plane: number, square: number, isOn: boolean): void {
  const bit = 1 << columnOf(square);
  words[plane + rowOf(square)] = isOn ? words[plane + rowOf(square)] | bit : words[plane + rowOf(square)] & ~bit;
}
