import { texts } from '#texts/metro/terminal.ts';
import { OVER } from '../../../core/game.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { seatPaint } from '../../../kit/draw/seats.ts';
import { TILE_TYPES } from '../components.ts';
import { WITH_CENTRE } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { NONE } from '../state.ts';
import {
  BOARD,
  drawHead,
  drawLooseTile,
  drawShape,
  drawStation,
  drawTile,
  MARGIN,
  PAINT,
  SQUARE,
  stationPoint,
} from './artwork.ts';
import { drawGround } from './board-drawing.ts';
import { mapLines, openEnds, stateOf } from './lines.ts';
import { describeHand } from './words.ts';

const LEGEND = 70;

/** The whole board as a picture that stands alone, with the scores below. */
export function picture(position: MetroPosition): Drawing {
  return draw(
    'svg',
    {
      viewBox: `0 0 ${BOARD} ${BOARD + LEGEND}`,
      width: BOARD,
      height: BOARD + LEGEND,
      'data-board': `0 0 ${BOARD} ${BOARD}`,
    },
    draw('rect', { width: BOARD, height: BOARD + LEGEND, fill: '#f6f1e7' }),
    drawBoard(position),
    drawScores(position),
  );
}

/** The board alone, for the small pictures of pages. */
export function boardPicture(position: MetroPosition): Drawing {
  return draw('svg', { viewBox: `0 0 ${BOARD} ${BOARD}`, width: BOARD, height: BOARD }, drawBoard(position, true));
}

/** The tile that the seat to act places next. */
export function heldNow({ turn, tileToPlace }: MetroPosition) {
  if (turn < 0 || tileToPlace >= TILE_TYPES) return undefined;
  const drawing = draw('svg', { viewBox: `0 0 ${SQUARE} ${SQUARE}` }, drawLooseTile(tileToPlace));
  return { drawing, words: describeHand(tileToPlace) };
}

/** Ground, tiles and stations, layer by layer. */
export function drawBoard(position: MetroPosition, isSmall = false): Drawing[] {
  const map = mapLines(position);
  const { lines, tracks } = map;
  const tiles = Array.from(position.tiles.keys())
    .filter((square) => position.tiles[square] !== NONE)
    .map((square) => {
      const at = `translate(${MARGIN + (square & 7) * SQUARE} ${MARGIN + (square >> 3) * SQUARE})`;
      return draw('g', { transform: at }, drawTile(position.tiles[square], tracks.slice(square * 4, square * 4 + 4)));
    });
  const stations = lines.map((line) => {
    const [x, y] = stationPoint(line.station);
    return draw(
      'g',
      { transform: `translate(${x} ${y})` },
      drawStation(line.station, line.owner, stateOf(line), line.points),
    );
  });
  const heads = openEnds(map).map(({ line, square, leaves }) => drawHead(square, leaves, line.owner));
  return [drawGround(position.board === WITH_CENTRE, isSmall), ...tiles, ...heads, ...stations];
}

function drawScores(position: MetroPosition): Drawing {
  const width = BOARD / position.seats;
  const roomy = position.seats <= 4;
  const text = { 'font-family': 'Inter, sans-serif', 'font-size': 28, fill: PAINT.sign };
  return draw(
    'g',
    { transform: `translate(0 ${BOARD + 44})` },
    Array.from(position.points, (points, seat) => {
      const acts = seat === position.mover && position.turn !== OVER;
      return draw(
        'g',
        { transform: `translate(${seat * width + 40} 0)` },
        draw('g', { transform: 'translate(0 -9)' }, drawShape(seat, 12, seatPaint(seat))),
        draw(
          'text',
          { ...text, x: 24, 'font-weight': acts ? 700 : 400 },
          roomy ? texts.seatPoints(seat + 1, points) : `${points}`,
        ),
      );
    }),
  );
}
