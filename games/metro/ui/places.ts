import { texts } from '#texts/metro/words.ts';
import type { Move } from '../../../core/game.ts';
import { draw } from '../../../kit/draw/drawing.ts';
import { around, type Crop, inside, type Mark, type Place, type Spot } from '../../../kit/draw/place.ts';
import { columnOf, isCentre, nameSquare, rowOf, SQUARES, squareAt, WITHOUT_CENTRE } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, squareOf, tileOf } from '../rules.ts';
import { allLines } from '../scoring.ts';
import { drawTrack, drawVeil, MARGIN, SQUARE, WHOLE } from './artwork.ts';
import { linePath, linesThrough } from './lines.ts';
import { drawBoard } from './picture.ts';
import { describeSquare } from './words.ts';

/** The square of a placement. */
export function placesOf(_position: MetroPosition, move: Move): readonly Place[] {
  if (move >= DRAW_MORE) return [];
  return [placeAt(squareOf(move))];
}

export function placeAt(square: number): Place {
  const x = MARGIN + columnOf(square) * SQUARE;
  const y = MARGIN + rowOf(square) * SQUARE;
  return { board: '', box: { x, y, width: SQUARE, height: SQUARE } };
}

/** The name of the central station among the spots. */
export const CENTRE_SPOT = 'centre';

/** All squares; those of the central station are one spot. */
export function spotsOf(position: MetroPosition): readonly Spot[] {
  const all = Array.from({ length: SQUARES }, (_, square) => square);
  const hasCentre = position.board !== WITHOUT_CENTRE;
  const squares = all
    .filter((square) => !hasCentre || !isCentre(square))
    .map((square) => ({ id: nameSquare(square), name: describeSquare(position, square), place: placeAt(square) }));
  if (!hasCentre) return squares;
  const corner = placeAt(all.find(isCentre) ?? 0);
  const box = { ...corner.box, width: 2 * SQUARE, height: 2 * SQUARE };
  return [...squares, { id: CENTRE_SPOT, name: texts.square.centreWhole, place: { ...corner, box } }];
}

/** The square of a place. */
export function squareIn({ box }: Place): number {
  return squareAt((box.y - MARGIN) / SQUARE, (box.x - MARGIN) / SQUARE);
}

/** The tiles that marks suggest to the seat to act, by their squares; and which of these moves is the page's choice. */
export function suggestedBy(marks: readonly Mark[], { turn }: MetroPosition) {
  const ideas = marks.flatMap(({ seat, kind, move }) =>
    move === undefined || move >= DRAW_MORE || seat !== turn ? [] : [{ kind, move }],
  );
  return {
    tiles: new Map(ideas.map(({ move }) => [squareOf(move), tileOf(move)])),
    chosen: ideas.find(({ kind }) => kind === 'chosen')?.move,
  };
}

/** Near enough to be read at the size of a thumb; the lines of the tile stand out from all the others around it. */
export function cropAt(position: MetroPosition, place: Place): Crop {
  const lines = linesThrough({ lines: allLines(position) }, squareIn(place));
  const drawing = draw(
    'g',
    {},
    drawBoard(position),
    lines.length > 0 && drawVeil(),
    lines.flatMap((line) => drawTrack(linePath(position, line), { owner: line.owner, state: 'running' })),
  );
  return { drawing, box: inside(around(place.box, SQUARE * 0.6), WHOLE) };
}
