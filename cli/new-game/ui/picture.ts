import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import { BOARD_SIZE } from '../components.ts';
import type { NewGamePosition } from '../position.ts';
import { EMPTY } from '../state.ts';

const SQUARE = 100;
const SIDE = BOARD_SIZE * SQUARE;
const PAPER = '#f6f1e7';
const LINE = '#8a8f8f';

/** The position as a picture that stands alone. */
export function picture(position: NewGamePosition): Drawing {
  return draw(
    'svg',
    { viewBox: `0 0 ${SIDE} ${SIDE}`, width: SIDE, height: SIDE, 'data-board': `0 0 ${SIDE} ${SIDE}` },
    Array.from(position.squares, (seat, square) => {
      const x = (square % BOARD_SIZE) * SQUARE;
      const y = Math.floor(square / BOARD_SIZE) * SQUARE;
      return draw('g', { transform: `translate(${x} ${y})` }, drawSquare(seat));
    }),
  );
}

/** One square; screens draw it too. */
export function drawSquare(seat: number): Drawing {
  const ground = draw('rect', { width: SQUARE, height: SQUARE, fill: PAPER, stroke: LINE, 'stroke-width': 2 });
  return draw('g', {}, ground, seat !== EMPTY && drawMark(seat));
}

/** Never by colour alone: the first seat has a disc, the second a square. */
function drawMark(seat: number): Drawing {
  const { colour, shape } = SEAT_MARKS[seat];
  return shape === 'circle'
    ? draw('circle', { cx: SQUARE / 2, cy: SQUARE / 2, r: 32, fill: colour })
    : draw('rect', { x: 21, y: 21, width: 58, height: 58, fill: colour });
}
