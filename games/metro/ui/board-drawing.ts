import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { drawSigns } from '../../../kit/draw/lettering.ts';
import { BOARD_SIZE } from '../components.ts';
import { isCentre } from '../geometry.ts';
import { BOARD, MARGIN, PAINT, SQUARE } from './artwork.ts';
import { drawCity } from './city-plan.ts';

const SQUARES = BOARD_SIZE * SQUARE;
const FAR_EDGE = MARGIN + SQUARES;

/** The empty board: a printed plan of the city, its squares, the central station. `centre` false draws its squares as ordinary ones. */
export function drawGround(centre: boolean, isSmall = false): Drawing {
  return draw(
    'g',
    {},
    draw('rect', { x: 0, y: 0, width: BOARD, height: BOARD, rx: 34, class: 'metro-ground', fill: PAINT.ground }),
    drawCity(MARGIN, isSmall),
    drawBareSquares(centre),
    drawFrame(),
    drawCompass(),
    centre && drawCentre(),
  );
}

/** One path for all of them: they are ground, and nothing happens to one alone. */
function drawBareSquares(centre: boolean): Drawing {
  const squares = Array.from({ length: BOARD_SIZE * BOARD_SIZE }, (_, square) => square)
    .filter((square) => !(centre && isCentre(square)))
    .map((square) => {
      const [x, y] = [MARGIN + (square % BOARD_SIZE) * SQUARE, MARGIN + Math.floor(square / BOARD_SIZE) * SQUARE];
      return `M${x + 13} ${y + 4}h74a9 9 0 0 1 9 9v74a9 9 0 0 1-9 9h-74a9 9 0 0 1-9-9v-74a9 9 0 0 1 9-9z`;
    });
  return draw('path', {
    d: squares.join(''),
    class: 'metro-bare',
    fill: PAINT.open,
    'fill-opacity': 0.4,
    stroke: PAINT.grid,
    'stroke-width': 1.5,
  });
}

/** The edge of a printed map: a fine line round the sheet, and a scale round the city, light and dark by turns. */
function drawFrame(): Drawing {
  const frame = { fill: 'none', class: 'metro-frame', stroke: PAINT.rule } as const;
  const scale = { x: MARGIN - 4, y: MARGIN - 4, width: SQUARES + 8, height: SQUARES + 8 } as const;
  return draw(
    'g',
    {},
    draw('rect', { x: 2, y: 2, width: BOARD - 4, height: BOARD - 4, rx: 32, ...frame, 'stroke-width': 2 }),
    draw('rect', { ...scale, ...frame, 'stroke-width': 8 }),
    draw('rect', {
      ...scale,
      fill: 'none',
      class: 'metro-scale',
      stroke: PAINT.ground,
      'stroke-width': 5,
      'stroke-dasharray': `${SQUARE + 1} ${SQUARE + 1}`,
    }),
  );
}

/** North is up, in a corner of the board where no station is. */
function drawCompass(): Drawing {
  return draw(
    'g',
    { class: 'metro-compass', transform: `translate(${FAR_EDGE + MARGIN / 2} ${MARGIN / 2})` },
    draw('circle', { r: 24, class: 'metro-frame', fill: 'none', stroke: PAINT.rule, 'stroke-width': 1.5 }),
    draw('path', {
      d: 'M0-34L6-6L0 0zM34 0L6 6L0 0zM0 34L-6 6L0 0zM-34 0L-6-6L0 0z',
      class: 'metro-needle',
      fill: PAINT.needle,
    }),
    draw('path', {
      d: 'M0-34L-6-6L0 0zM34 0L6-6L0 0zM0 34L6 6L0 0zM-34 0L-6 6L0 0z',
      class: 'metro-needle-back',
      fill: PAINT.ground,
      stroke: PAINT.needle,
      'stroke-width': 1.2,
    }),
  );
}

function drawCentre(): Drawing {
  return draw(
    'g',
    { class: 'metro-centre', transform: 'translate(400 400)' },
    draw('rect', { x: 5, y: 5, width: 190, height: 190, rx: 22, fill: PAINT.gold }),
    draw('rect', { x: 15, y: 15, width: 170, height: 170, rx: 15, class: 'metro-hall', fill: PAINT.goldLight }),
    draw('circle', { cx: 100, cy: 76, r: 46, fill: PAINT.sign }),
    draw('path', {
      d: 'M78 64h44v22a8 8 0 0 1-8 8H86a8 8 0 0 1-8-8zM88 102l-6 8M112 102l6 8',
      fill: 'none',
      stroke: PAINT.goldLight,
      'stroke-width': 6,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    draw('path', { d: 'M78 78h44', fill: 'none', stroke: PAINT.goldLight, 'stroke-width': 5 }),
    drawSigns([{ text: '×2', x: 100, y: 155 }], { size: 38, width: 8.5, colour: PAINT.sign }),
  );
}
