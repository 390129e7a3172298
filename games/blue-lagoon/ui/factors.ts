import { texts } from '#texts/blue-lagoon/factors.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import type { Factors, Trait } from '../../factors.ts';
import { STATUETTE, STATUETTE_POINTS } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { at, boat, bonusMark, hexagon, settler, stoneCircle } from './artwork.ts';
import { phasesOf } from './final-score.ts';
import { PAINT, SANDS } from './palette.ts';
import type { Part } from './preview.ts';
import { token } from './tokens.ts';

const BOX = { x: -105, y: -105, width: 210, height: 210 };
type Count = Trait<BlueLagoonPosition>['count'];

/** B11–B14: the ways to score. */
export const factors: Factors<BlueLagoonPosition> = {
  traits: [
    {
      id: 'statuettes',
      ...texts.statuettes,
      steps: [0, 4, 6, 8, 10],
      picture: onLand(stoneCircle(), token(STATUETTE)),
      count: (...match) => pointsFor('statuettes')(...match) / STATUETTE_POINTS,
    },
    {
      id: 'resources',
      ...texts.resources,
      steps: [0, 60, 80, 90, 100, 110, 120],
      picture: onLand(stoneCircle(), token(0)),
      count: pointsFor('resources'),
    },
    {
      id: 'linked',
      ...texts.linked,
      steps: [0, 3, 4, 5, 6, 7],
      picture: onGround(PAINT.seaTop, boat(0)),
      count: (position, earlier, seat) => phasesOf(position, earlier).at(-1)?.sheet.linked[seat] ?? 0,
    },
    {
      id: 'islands',
      ...texts.islands,
      steps: [0, 6, 7, 8],
      picture: onLand(settler(0)),
      count: (position, earlier, seat) => phasesOf(position, earlier).at(-1)?.sheet.visited[seat] ?? 0,
    },
    {
      id: 'majorities',
      ...texts.majorities,
      steps: [0, 30, 40, 50, 60, 70],
      picture: onLand(at(0, 0, 1.5, bonusMark(8, [0]))),
      count: pointsFor('majorities'),
    },
  ],
};

function onLand(...pieces: readonly Drawing[]) {
  return onGround(SANDS[1], ...pieces);
}

function onGround(fill: string, ...pieces: readonly Drawing[]) {
  return { drawing: draw('g', {}, draw('path', { d: hexagon(0, 0), fill }), ...pieces), box: BOX };
}

function pointsFor(part: Part): Count {
  return (position, earlier, seat) =>
    phasesOf(position, earlier).reduce((sum, { sheet }) => sum + sheet.points[part][seat], 0);
}
