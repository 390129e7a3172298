import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import type { RaftPosition } from '../position.ts';
import { drawBoard } from './board-drawing.ts';
import { CELL } from './land.ts';
import { PAINT } from './palette.ts';
import { drawPanel, PANEL } from './panel.ts';

const MARGIN = 40;
const EDGE = 10;
const GAP = 36;

/** The whole position as a picture that stands alone: the island, and beside it hand, decks and bag. */
export function picture(position: RaftPosition): Drawing {
  const [across, down] = [position.columns * CELL, position.rows * CELL];
  const width = MARGIN + across + EDGE + GAP + PANEL + MARGIN;
  const panel = drawPanel(position);
  const board = `${MARGIN - EDGE} ${MARGIN - EDGE} ${across + EDGE * 2} ${down + EDGE * 2}`;
  const height = Math.max(down + EDGE, panel.height) + MARGIN * 2;
  return draw(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, width, height, 'data-board': board },
    draw('rect', { width, height, fill: PAINT.paper }),
    draw(
      'g',
      { transform: `translate(${MARGIN} ${MARGIN})` },
      draw('rect', {
        x: -EDGE,
        y: -EDGE,
        width: across + EDGE * 2,
        height: down + EDGE * 2,
        // Less round than any page cuts the picture, or its paper would show at the corners of a dark page.
        rx: 10,
        fill: PAINT.sea,
      }),
      drawBoard(position),
      drawNumbers(position.rows, position.columns),
    ),
    draw('g', { transform: `translate(${MARGIN + across + EDGE + GAP} ${MARGIN})` }, panel.drawing),
  );
}

/** Row and column numbers, as the moves write them. */
function drawNumbers(rows: number, columns: number): Drawing {
  const text = { 'font-family': 'Inter, sans-serif', 'font-size': 13, fill: PAINT.second, 'text-anchor': 'middle' };
  const name = (number: number) => String(number).padStart(2, '0');
  return draw(
    'g',
    {},
    Array.from({ length: columns }, (_, column) =>
      draw('text', { ...text, x: (column + 0.5) * CELL, y: -EDGE - 6 }, name(column)),
    ),
    Array.from({ length: rows }, (_, row) =>
      draw('text', { ...text, x: -EDGE - 13, y: (row + 0.5) * CELL + 5 }, name(row)),
    ),
  );
}
