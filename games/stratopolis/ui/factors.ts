import { texts } from '#texts/stratopolis/factors.ts';
import { draw } from '../../../kit/draw/drawing.ts';
import type { Factors } from '../../factors.ts';
import { GREEN } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { regionsOf } from '../scoring.ts';
import { drawFace, drawTile, SQUARE } from './artwork.ts';

const ALONE = [false, false, false, false] as const;
const TWO_SQUARES = { x: -2, y: -2, width: 2 * SQUARE + 4, height: 2 * SQUARE + 4 };
const ONE_SQUARE = { x: -4, y: -4, width: SQUARE + 8, height: SQUARE + 8 };

function tower(height: number) {
  return drawFace({ colour: GREEN, height, joins: ALONE, shade: { top: 0, left: 0 }, lit: true });
}

/** S10, S11: a region's squares and its height. */
export const factors: Factors<StratopolisPosition> = {
  traits: [
    {
      id: 'size',
      ...texts.size,
      steps: [0, 11, 14, 17, 20, 23],
      picture: { drawing: drawTile(1), box: TWO_SQUARES },
      count: (position, _, seat) => regionsOf(position, seat).at(0)?.size ?? 0,
    },
    {
      id: 'height',
      ...texts.height,
      steps: [1, 2, 3, 4, 5],
      picture: { drawing: tower(4), box: ONE_SQUARE },
      count: (position, _, seat) => regionsOf(position, seat).at(0)?.height ?? 0,
    },
    {
      id: 'regions',
      ...texts.regions,
      steps: [0, 8, 10, 12, 14, 16],
      picture: {
        drawing: draw('g', {}, tower(1), draw('g', { transform: `translate(${SQUARE} ${SQUARE})` }, tower(2))),
        box: TWO_SQUARES,
      },
      count: (position, _, seat) => regionsOf(position, seat).length,
    },
  ],
  groupFirst: (position, move) => {
    const seat = position.turn;
    const after = position.copy();
    after.play(move);
    return String(regionsOf(after, seat).at(0)?.size ?? 0);
  },
  nameFirst: (group) => texts.first.grow(Number(group)),
};
