import { expect, test } from 'vitest';
import type { Mark, MarkKind } from '../../../kit/draw/place.ts';
import { squareAt } from '../geometry.ts';
import { placement, placeOf } from '../rules.ts';
import { cameraAt } from './camera.ts';
import { coverOf, frameIn } from './depth-marks.tsx';
import { besideStar, ideaTurns, spreadIdeas } from './idea-signs.ts';
import { placeOfTile } from './places.ts';

const box = (x: number, y: number) => ({ x, y, width: 24, height: 24 });
const mark = (kind: MarkKind, sign: string, ...parts: ReturnType<typeof box>[]): Mark => ({
  ...{ seat: 0, sign, kind },
  places: [{ board: '', box: parts[0], parts }],
});

test('each idea has its letter on its corner, or on another of its squares where a star or a letter is there', () => {
  const marks = [
    mark('past', '1', box(0, 0), box(24, 0)),
    mark('chosen', 'A', box(0, 0), box(24, 0), box(0, 24)),
    mark('idea', 'B', box(0, 0), box(24, 0), box(48, 0)),
    mark('idea', 'C', box(48, 0), box(24, 24), box(24, 0)),
    // Its arm is farther away, but its corner is free.
    mark('idea', 'D', box(72, 0), box(96, 0), box(72, 24)),
  ];
  const spread = spreadIdeas(marks);
  expect(spread.slice(0, 2)).toEqual(marks.slice(0, 2));
  expect(spread.slice(2).map(({ sign, places }) => [sign, places[0].parts])).toEqual([
    ['B', [box(48, 0)]],
    ['C', [box(24, 24)]],
    ['D', [box(72, 0)]],
  ]);
});

test('in depth no letter is on the tile of the best move, nor behind it, where its idea has another square', () => {
  const hint = placement(0, squareAt(9, 9) * 4);
  const best: Mark = { seat: 0, sign: 'A', kind: 'chosen', places: [placeOfTile(placeOf(hint))] };
  const isCovered = coverOf(cameraAt(0), () => 1, hint);
  const near = Array.from(
    { length: 6 * 6 * 4 },
    (_, at) => squareAt(6 + ((at >> 2) % 6), 6 + Math.floor(at / 24)) * 4 + (at & 3),
  );
  const ideas = near.map(placeOfTile);
  const hidden = ideas.filter(({ parts = [] }) => isCovered(parts[0]) && !parts.every(isCovered));
  expect(hidden.length).toBeGreaterThan(4);
  for (const idea of hidden) {
    const [, { places }] = spreadIdeas([best, { seat: 0, sign: 'B', kind: 'idea', places: [idea] }], isCovered);
    expect(isCovered(places[0].box)).toBe(false);
  }
});

test('from above no letter covers the star of the tile that is drawn, nor another letter', () => {
  for (const turn of [0, 1, 2, 3]) {
    const place = placeOfTile(squareAt(9, 9) * 4 + turn);
    const [star, ...arms] = (place.parts ?? []).map(({ x, y }) => ({ x: x + 12, y: y + 12 }));
    const far = (at: { x: number; y: number }, { x, y }: { x: number; y: number }) => Math.hypot(at.x - x, at.y - y);
    expect(far(besideStar(place, []), star)).toBeGreaterThan(1.25 * 24);
    for (const arm of arms) {
      const other = mark('idea', 'B', box(arm.x - 12, arm.y - 12));
      expect(far(besideStar(place, [other]), arm)).toBeGreaterThan(24);
    }
  }
});

test('the tile of an idea is turned as the idea has it', () => {
  const places = [placeOfTile(squareAt(3, 4) * 4 + 2), placeOfTile(squareAt(6, 4) * 4 + 1)];
  const marks: Mark[] = [
    { seat: 0, sign: 'A', kind: 'chosen', places: [placeOfTile(squareAt(9, 9) * 4)] },
    ...places.map((place): Mark => ({ seat: 0, sign: 'B', kind: 'idea', places: [place] })),
  ];
  expect([...ideaTurns(marks)]).toEqual([
    [squareAt(3, 4), 2],
    [squareAt(6, 4), 1],
  ]);
});

test('in depth the letter of the best move is not on that of another, also where its tile is there already', () => {
  const [tile, size] = [squareAt(9, 9) * 4, 24];
  const best: Mark = { seat: 0, sign: 'A', kind: 'chosen', places: [placeOfTile(tile)] };
  const among = (...ideas: readonly Mark[]) => ({
    ...{ camera: cameraAt(0), heights: () => 1, size, isDrawn: false, all: [best, ...ideas] },
  });
  const signOf = (all: ReturnType<typeof among>) => frameIn(all, best.places[0], 'chosen').box;
  const alone = signOf(among());
  const near = Array.from({ length: 20 * 20 }, (_, at) => squareAt(at % 20, Math.floor(at / 20)))
    .map((square): Mark => ({ seat: 0, sign: 'B', kind: 'idea', places: [placeOfTile(square * 4)] }))
    .filter((idea) => {
      const { middle } = frameIn(among(), idea.places[0], 'idea');
      return Math.hypot(middle.x - alone.x, middle.y - alone.y) < size;
    });
  expect(near.length).toBeGreaterThan(0);
  for (const idea of near) expect(signOf(among(idea))).not.toEqual(alone);
});
