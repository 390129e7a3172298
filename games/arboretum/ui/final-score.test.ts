import { expect, test } from 'vitest';
import { readGolden } from '../../../tests/support/golden.ts';
import { standings } from '../facts.ts';
import { arboretum } from '../game.ts';
import { explainScore } from './final-score.ts';

test('A8 a path without the right to score is told as lost, and as nothing else', () => {
  const lost = readGolden(arboretum).flatMap(({ position }) => {
    const score = explainScore(position);
    const rows = standings(position);
    return (score.kind === 'points' ? score.parts : []).flatMap((part, index) =>
      rows[index].paths.flatMap((path, seat) => {
        const told = [part.points[seat], part.lost?.[seat]];
        const worth = path?.points ?? 0;
        expect(told).toEqual(rows[index].rights[seat] ? [worth, 0] : [0, worth]);
        return rows[index].rights[seat] ? [] : [worth];
      }),
    );
  });
  expect(Math.max(...lost)).toBeGreaterThan(0);
});
