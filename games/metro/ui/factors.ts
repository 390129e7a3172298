import { texts } from '#texts/metro/factors.ts';
import type { Seat } from '../../../core/game.ts';
import { draw } from '../../../kit/draw/drawing.ts';
import type { Factors } from '../../factors.ts';
import { BOARD_SIZE } from '../components.ts';
import { columnOf, rowOf, TILE_BY_CODE } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, squareOf } from '../rules.ts';
import { allLines, type Line } from '../scoring.ts';
import { NONE } from '../state.ts';
import { BOARD, drawLooseTile, drawStation, SQUARE } from './artwork.ts';
import { drawGround } from './board-drawing.ts';

/** Lines of so many tiles were cut off early. */
const STUB = 3;
const DRAW = 'draw';

const sign = { x: -60, y: -60, width: 120, height: 120 };
const tile = { x: -8, y: -8, width: SQUARE + 16, height: SQUARE + 16 };
const middle = { x: BOARD / 2 - SQUARE, y: BOARD / 2 - SQUARE, width: 2 * SQUARE, height: 2 * SQUARE };

function ownLines(position: MetroPosition, seat: Seat): Line[] {
  return allLines(position).filter(({ owner, end }) => owner === seat && end.kind !== 'open');
}

function pictureOf(code: string) {
  return { drawing: drawLooseTile(TILE_BY_CODE.get(code) ?? 0), box: tile };
}

/** M7–M9: what lines and drawn tiles have to do with winning. */
export const factors: Factors<MetroPosition> = {
  traits: [
    {
      id: 'centre',
      ...texts.centre,
      steps: [0, 1, 2, 3, 4, 5],
      picture: { drawing: drawGround(true), box: middle },
      count: (position, _, seat) => ownLines(position, seat).filter(({ end }) => end.kind === 'centre').length,
    },
    {
      id: 'longest',
      ...texts.longest,
      steps: [0, 10, 15, 20, 25, 30],
      picture: { drawing: draw('g', {}, drawStation(20, 0, 'finished', 32)), box: sign },
      count: (position, _, seat) => Math.max(0, ...ownLines(position, seat).map(({ steps }) => steps.length)),
    },
    {
      id: 'stubs',
      ...texts.stubs,
      steps: [0, 3, 5, 7, 9],
      picture: pictureOf('dddd'),
      count: (position, _, seat) => ownLines(position, seat).filter(({ steps }) => steps.length <= STUB).length,
    },
    {
      id: 'drawn',
      ...texts.drawn,
      steps: [0, 3, 6, 9, 12],
      picture: pictureOf('aaaa'),
      count: (_, earlier, seat) => earlier.filter(({ turn, drawn }) => turn === seat && drawn !== NONE).length,
    },
  ],
  // Which way round the board one looks at it makes no difference to whose stations are where.
  groupFirst: (_, move) => (move >= DRAW_MORE ? DRAW : String(cornerDistance(squareOf(move)))),
  nameFirst: (group) => {
    if (group === DRAW) return texts.first.draw;
    return group === '0' ? texts.first.corner : texts.first.edge(Number(group));
  },
};

function cornerDistance(square: number): number {
  const inside = (at: number) => Math.min(at, BOARD_SIZE - 1 - at);
  return inside(rowOf(square)) + inside(columnOf(square));
}
