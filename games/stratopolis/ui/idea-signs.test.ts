import { expect, test } from 'vitest';
import type { Mark, MarkKind } from '../../../kit/draw/place.ts';
import { spreadIdeas } from './idea-signs.ts';

const box = (x: number, y: number) => ({ x, y, width: 24, height: 24 });
const mark = (kind: MarkKind, sign: string, ...parts: ReturnType<typeof box>[]): Mark => ({
  ...{ seat: 0, sign, kind },
  places: [{ board: '', box: parts[0], parts }],
});

test('each idea has its letter on one square of its own, away from the tile that is drawn and from other letters', () => {
  const marks = [
    mark('past', '1', box(0, 0), box(24, 0)),
    mark('chosen', 'A', box(0, 0), box(24, 0), box(0, 24)),
    mark('idea', 'B', box(0, 0), box(24, 0), box(48, 0)),
    mark('idea', 'C', box(48, 0), box(24, 24), box(24, 0)),
  ];
  const spread = spreadIdeas(marks);
  expect(spread.slice(0, 2)).toEqual(marks.slice(0, 2));
  expect(spread.slice(2).map(({ sign, places }) => [sign, places[0].parts])).toEqual([
    ['B', [box(48, 0)]],
    ['C', [box(24, 24)]],
  ]);
});
