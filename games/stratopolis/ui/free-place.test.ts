import { describe, expect, it } from 'vitest';
import { readGolden } from '../../../tests/support/golden.ts';
import { stratopolis } from '../game.ts';
import { cameraAt, tiltIn } from './camera.ts';
import { heightsOf } from './depth-overlay.ts';
import { crowdOf, depthTabPlaces } from './depth-tabs.ts';
import { allRegions, scoringRegions } from './draft.ts';
import { freePlace, overlapOf, placeAll } from './free-place.ts';
import { tabPlaces } from './overlay.ts';

const box = (x: number) => ({ x, y: 0, width: 10, height: 10 });

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
        const heights = heightsOf(position);
        const camera = cameraAt(0);
        const crowd = crowdOf(camera, position, [], heights, []);
        const flat = regions.map((region) => tabPlaces(position, region, 'scoring', 1));
        const deep = regions.map((region) => depthTabPlaces(camera, region, heights, crowd, 1));
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
        const heights = heightsOf(position);
        const crowd = crowdOf(camera, position, [], heights, []);
        const signs = crowd.filter(({ worth }) => worth > 1);
        for (const region of scoringRegions(position).flatMap((one) => one ?? [])) {
          const [best] = depthTabPlaces(camera, region, heights, crowd, scale);
          // A label may touch one, but each can be read.
          expect(signs.every(({ box }) => overlapOf(box, best) < overlapOf(box, box) / 3)).toBe(true);
        }
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
