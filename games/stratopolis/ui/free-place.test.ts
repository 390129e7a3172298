import { describe, expect, it } from 'vitest';
import { readGolden } from '../../../tests/support/golden.ts';
import { stratopolis } from '../game.ts';
import { cameraAt } from './camera.ts';
import { depthTabPlaces, heightsOf, roofsOf } from './depth-overlay.ts';
import { allRegions, scoringRegions } from './draft.ts';
import { freePlace, overlapOf, placeAll } from './free-place.ts';
import { builtSquares } from './layout.ts';
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
        const roofs = roofsOf(camera, builtSquares(position), heights);
        const flat = regions.map((region) => tabPlaces(position, region, 'scoring', 1));
        const deep = regions.map((region) => depthTabPlaces(camera, region, { roofs, heights }, 1));
        for (const [first, second] of [placeAll(flat, []), placeAll(deep, [])]) {
          if (first && second) expect(overlapOf(first, second)).toBe(0);
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
