import type { Box } from '../../../kit/draw/box.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { majorities } from '../scoring.ts';
import {
  at,
  boat,
  bonusMark,
  hexagon,
  ROW_STEP,
  round,
  sea,
  settler,
  stoneCircle,
  TILE_RADIUS,
  TILE_WIDTH,
  village,
} from './artwork.ts';
import { island, waves } from './island-drawing.ts';
import { middleOfTile } from './layout.ts';
import { middleOf, type TileView, tonesOf, viewTiles } from './model.ts';
import { drawPanel } from './panel.ts';
import { token } from './tokens.ts';
import { describeTile } from './words.ts';

const WIDTH = 1200;
const HEIGHT = 700;
/** Around the sea; row and column numbers stand there. */
const MARGIN = 28;
const PANEL_WIDTH = 340;
const FRAME_WIDTH = WIDTH - PANEL_WIDTH - 3 * MARGIN;
const FRAME_HEIGHT = HEIGHT - 2 * MARGIN;
/** Open sea around the board. */
const SEA = 20;

/** Where the board lies in the picture: cards and galleries show it alone. */
const BOARD_BOX = `${MARGIN} ${MARGIN} ${FRAME_WIDTH} ${FRAME_HEIGHT}`;

/** The whole position as a picture that stands alone. */
export function picture(position: BlueLagoonPosition): Drawing {
  return draw(
    'svg',
    { width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}`, 'data-board': BOARD_BOX },
    draw('rect', { width: WIDTH, height: HEIGHT, fill: '#f6f1e7' }),
    at(MARGIN, MARGIN, 1, seaInFrame(), ...boardInFrame(position)),
    at(2 * MARGIN + FRAME_WIDTH, MARGIN, 1, drawPanel(position, PANEL_WIDTH)),
  );
}

/** The board alone: nothing is behind the round corners of the sea, which a dark page would show. */
export function boardPicture(position: BlueLagoonPosition): Drawing {
  const box = `0 0 ${FRAME_WIDTH} ${FRAME_HEIGHT}`;
  return draw(
    'svg',
    { width: FRAME_WIDTH, height: FRAME_HEIGHT, viewBox: box, 'data-board': box },
    seaInFrame(),
    ...boardInFrame(position),
  );
}

function seaInFrame(): Drawing {
  return sea({ x: 0, y: 0, width: FRAME_WIDTH, height: FRAME_HEIGHT }, 22);
}

/** The board as large as the frame allows, in the middle of it, and its numbers around the frame. */
function boardInFrame(position: BlueLagoonPosition): Drawing[] {
  const { height } = position.board;
  const wide = height * TILE_WIDTH;
  const high = (height - 1) * ROW_STEP + 2 * TILE_RADIUS;
  const scale = Math.min((FRAME_WIDTH - 2 * SEA) / wide, (FRAME_HEIGHT - 2 * SEA) / high);
  const x = (FRAME_WIDTH - wide * scale) / 2;
  const y = (FRAME_HEIGHT - high * scale) / 2;
  return [at(x, y, scale, ...boardLayers(position)), ...labels(height, x, y, scale)];
}

/** Waves, islands and what stands on them, in units of the artwork. */
export function boardLayers(position: BlueLagoonPosition): Drawing[] {
  const views = viewTiles(position);
  return layersOf(position, views, (view) => [
    draw('title', {}, describeTile(position.board, view)),
    // A patch that the pointer can find.
    draw('path', { d: hexagon(0, 0), fill: '#ffffff', 'fill-opacity': 0 }),
    ...tileThings(view),
  ]);
}

/**
 * The same without what only the pointer finds, and of the tiles in a box alone: a result shows three such pieces at once,
 * and three whole boards would take it a tenth of a second.
 */
export function boardLayersIn(position: BlueLagoonPosition, { x, y, width, height }: Box): Drawing[] {
  const isNear = ({ tile }: TileView) => {
    const middle = middleOfTile(position.board, tile);
    return (
      Math.abs(middle.x - x - width / 2) < width / 2 + TILE_WIDTH &&
      Math.abs(middle.y - y - height / 2) < height / 2 + 2 * TILE_RADIUS
    );
  };
  return layersOf(position, viewTiles(position).filter(isNear), tileThings);
}

function layersOf(
  position: BlueLagoonPosition,
  shown: readonly TileView[],
  thingsOn: (view: TileView) => readonly Drawing[],
): Drawing[] {
  const { board } = position;
  const placed = ({ tile }: TileView) => middleOfTile(board, tile);
  const tones = tonesOf(board);
  const circles = shown.filter(({ isCircle }) => isCircle).map(placed);
  const islands = tones.map((tone, index) => ({ tone, tiles: shown.filter(({ island: on }) => on === index) }));
  const things = shown.map((view) => {
    const { x, y } = placed(view);
    return draw('g', { transform: `translate(${round(x)} ${round(y)})` }, thingsOn(view));
  });
  return [
    waves(shown.filter((view) => view.island === undefined).map(placed)),
    ...islands
      .filter(({ tiles }) => tiles.length > 0)
      .map(({ tone, tiles }) => island(tiles.map(placed), tone, circles)),
    ...things.filter(({ children }) => children.length > 0),
    ...bonusMarks(position, shown),
  ];
}

/** What each island is worth, and to whom. */
function bonusMarks(position: BlueLagoonPosition, shown: readonly TileView[]): Drawing[] {
  const { board } = position;
  const views = viewTiles(position);
  return majorities(position).flatMap(({ bonus, leaders }, index) => {
    const tile = middleOf(board, index, views);
    if (tile === undefined || !shown.some((view) => view.tile === tile)) return [];
    const { x, y } = middleOfTile(board, tile);
    const covered = views[tile].piece !== undefined || views[tile].isCircle;
    return [at(x, y, 1, bonusMark(bonus, leaders, covered))];
  });
}

/** What stands and lies on a tile. */
function tileThings({ island: onIsland, isCircle, token: kind, piece }: TileView): Drawing[] {
  const ring = isCircle ? [stoneCircle()] : [];
  if (piece?.kind === 'village') return [...ring, village(piece.seat)];
  if (piece) return [...ring, onIsland === undefined ? boat(piece.seat) : settler(piece.seat)];
  return kind === undefined ? ring : [...ring, token(kind)];
}

/** Around the frame: row numbers on the left; column numbers of the even rows above and of the odd rows below. */
function labels(height: number, x: number, y: number, scale: number): Drawing[] {
  const label = (left: number, top: number, number: number) =>
    draw(
      'text',
      {
        x: round(left),
        y: round(top),
        'text-anchor': 'middle',
        'font-family': 'Inter, sans-serif',
        'font-size': 13,
        fill: '#556666',
      },
      String(number),
    );
  const every = Math.ceil(20 / (ROW_STEP * scale));
  const shown = (count: number) => Array.from({ length: count }, (_, index) => index).filter((n) => n % every === 0);
  return [
    ...shown(height).map((row) => label(-14, y + (TILE_RADIUS + row * ROW_STEP) * scale + 5, row)),
    ...shown(height - 1).map((column) => label(x + (column + 1) * TILE_WIDTH * scale, -8, column)),
    ...shown(height).map((column) => label(x + (column + 0.5) * TILE_WIDTH * scale, FRAME_HEIGHT + 18, column)),
  ];
}
