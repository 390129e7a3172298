import { describe, expect, it } from 'vitest';
import { readGolden } from '../../../tests/support/golden.ts';
import { stratopolis } from '../game.ts';
import { columnOf, rowOf } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { SQUARE } from './artwork.ts';
import { type Camera, cameraAt, deepOf, nearness, type Point, project, tiltIn, WIDE } from './camera.ts';
import { heightsOf } from './depth-overlay.ts';
import { crowdOf, depthTabPlaces } from './depth-tabs.ts';
import { allRegions, scoringRegions } from './draft.ts';
import { freePlace, overlapOf, placeAll } from './free-place.ts';
import { sightOver } from './hiding.ts';
import { builtSquares } from './layout.ts';
import { tabPlaces } from './overlay.ts';

const box = (x: number) => ({ x, y: 0, width: 10, height: 10 });
const squareBox = (square: number) => ({
  ...{ x: columnOf(square) * SQUARE, y: rowOf(square) * SQUARE },
  ...{ width: SQUARE, height: SQUARE },
});

function aroundOf(position: StratopolisPosition, camera: Camera) {
  const heights = heightsOf(position);
  const roofs = new Map(builtSquares(position).map((square) => [square, heights(square)]));
  return { heights, isSeen: sightOver(camera, roofs), crowd: crowdOf(camera, position, [], heights, []) };
}

/** The square whose roof or wall is seen at a point of the screen: of the nearest tower there. */
function squareAtPoint(position: StratopolisPosition, camera: Camera, [x, y]: Point): number | undefined {
  const heights = heightsOf(position);
  const isAt = (square: number) => {
    const [middle, top] = project(camera, columnOf(square) + 0.5, rowOf(square) + 0.5, heights(square));
    const [aside, down] = [Math.abs(x - middle) / WIDE, Math.abs(y - top) / deepOf(camera)];
    return aside + down < 1 || (aside < 1 && y > top && y < top + heights(square) * camera.level);
  };
  return builtSquares(position)
    .filter(isAt)
    .toSorted((a, b) => nearness(camera, b) - nearness(camera, a))[0];
}

describe('places for labels', () => {
  it('are the first that is free, else the one that covers least', () => {
    expect(freePlace([box(0), box(20)], [])).toEqual(box(0));
    expect(freePlace([box(0), box(20)], [box(5)])).toEqual(box(20));
    expect(freePlace([box(0), box(6)], [box(2)])).toEqual(box(6));
  });

  it('keep the two scoring labels apart wherever a city is, flat and in depth', () => {
    for (const match of readGolden(stratopolis)) {
      for (const position of match.positions()) {
        const regions = scoringRegions(position).flatMap((region) => region ?? []);
        const camera = cameraAt(0);
        const around = aroundOf(position, camera);
        const flat = regions.map((region) => tabPlaces(position, region, 'scoring', 1));
        const deep = regions.map((region) => depthTabPlaces(camera, region, around, 1));
        for (const [first, second] of [placeAll(flat, []), placeAll(deep, [])]) {
          if (first && second) expect(overlapOf(first, second)).toBe(0);
        }
      }
    }
  });

  it.each([
    ['on a wide screen', cameraAt(0), 1],
    ['on a phone', cameraAt(0, tiltIn(1, 390)), 1.33],
  ])('in depth cover no height and no place of a dot, %s', (_, camera, scale) => {
    for (const match of readGolden(stratopolis)) {
      for (const position of match.positions()) {
        const around = aroundOf(position, camera);
        const signs = around.crowd.filter(({ worth }) => worth > 1);
        for (const region of scoringRegions(position).flatMap((one) => one ?? [])) {
          const [best] = depthTabPlaces(camera, region, around, scale);
          // A label may touch one, but each can be read.
          expect(signs.every(({ box }) => overlapOf(box, best) < overlapOf(box, box) / 3)).toBe(true);
        }
      }
    }
  });

  it.each([
    ['on a wide screen', tiltIn(1.4, 900), 1],
    ['on a phone', tiltIn(1, 390), 1.33],
  ])('in depth are on a roof of their own region, from every corner, %s', (_, tilt, scale) => {
    for (const { position, corner } of lateCities()) {
      const camera = cameraAt(corner, tilt);
      const around = aroundOf(position, camera);
      const regions = allRegions(position);
      const places = regions.map((region) => depthTabPlaces(camera, region, around, scale));
      for (const [at, { x, y, width, height }] of placeAll(places, []).entries()) {
        expect(regions[at].squares).toContain(squareAtPoint(position, camera, [x + width / 2, y + height / 2]));
      }
    }
  });

  it('from above cover other regions less than half where their own has bare ground beside it or a square without number', () => {
    for (const { position } of lateCities()) {
      const heights = heightsOf(position);
      for (const region of allRegions(position).filter(({ squares }) => squares.some((one) => heights(one) === 1))) {
        const [tab] = tabPlaces(position, region, 'scoring', 1.1);
        const others = builtSquares(position).filter((square) => !region.squares.includes(square));
        const covered = others.reduce((sum, square) => sum + overlapOf(tab, squareBox(square)), 0);
        expect(covered).toBeLessThan((tab.width * tab.height) / 2);
      }
    }
  });

  it('keep every label clear of the sign of the last move where a region has another place', () => {
    const position = readGolden(stratopolis)[0].positions().at(-1) ?? expect.fail();
    for (const region of allRegions(position).filter(({ size }) => size > 3)) {
      const places = tabPlaces(position, region, 'scoring', 1);
      const sign = { ...places[0], x: places[0].x + 2 };
      expect(overlapOf(freePlace(places, [sign]), sign)).toBe(0);
    }
  });
});

function lateCities() {
  return readGolden(stratopolis).flatMap((match) =>
    [0, 1, 2, 3].map((corner) => ({ position: match.positions().at(-1 - 6 * corner) ?? expect.fail(), corner })),
  );
}
