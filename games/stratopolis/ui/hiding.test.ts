import { describe, expect, it } from 'vitest';
import { squareAt } from '../geometry.ts';
import { cameraAt, deepOf, project } from './camera.ts';
import { findNumberPlaces, hiddenPlaces, towersBefore } from './hiding.ts';

/** Seen from the first corner what has a greater column and row is nearer. */
const camera = cameraAt(0);
const back = squareAt(10, 10);
const right = squareAt(11, 10);
const left = squareAt(10, 11);
const front = squareAt(11, 11);

describe('the number of a height', () => {
  const placeIn = (...towers: (readonly [number, number])[]) => findNumberPlaces(camera, new Map(towers)).get(back);

  it('is in the middle of its roof where nothing nearer is higher', () => {
    expect(placeIn([back, 2])).toEqual([0, 0]);
    expect(placeIn([back, 2], [right, 2], [left, 2], [front, 2])).toEqual([0, 0]);
  });

  it('gives way to the side that can be seen', () => {
    const [aside] = placeIn([back, 2], [right, 4]) ?? [];
    expect(aside).toBeLessThan(0);
    const [other] = placeIn([back, 2], [left, 4]) ?? [];
    expect(other).toBeGreaterThan(0);
  });

  it('is left out where a part of it would be hidden anywhere', () => {
    expect(placeIn([back, 2], [right, 5], [left, 5], [front, 6])).toBeUndefined();
  });
});

describe('towers in front of a roof', () => {
  const inFront = (...towers: (readonly [number, number])[]) => [
    ...towersBefore(camera, new Map([[back, 1]]), new Map(towers)),
  ];

  it('are those that hide some of it', () => {
    expect(inFront([right, 3], [left, 3], [front, 5])).toEqual([right, left, front]);
  });

  it('are not those as high as it is, behind it or below it', () => {
    expect(inFront([right, 1], [left, 1], [front, 1], [squareAt(9, 10), 6], [back, 6])).toEqual([]);
  });
});

describe('places for a tile that nobody can see', () => {
  const hidden = (...towers: (readonly [number, number])[]) => hiddenPlaces(camera, [back], new Map(towers));

  it('are those behind towers, on the ground and on roofs, each with the point where what is in front ends', () => {
    const [x, foot] = project(camera, 10.5, 10.5);
    const [end] = hidden([front, 4]).values();
    expect(end[0]).toBeCloseTo(x);
    expect(end[1]).toBeCloseTo(foot + deepOf(camera) - 4 * camera.level);
    expect([...hidden([back, 1], [right, 5], [left, 5], [front, 6]).keys()]).toEqual([back]);
  });

  it('are not those of which a part is seen', () => {
    expect(hidden([front, 1]).size).toBe(0);
    expect(hidden([right, 2]).size).toBe(0);
    expect(hidden([squareAt(9, 9), 6]).size).toBe(0);
  });
});
