import { expect, it } from 'vitest';
import { texts } from './study.ts';
import { texts as review } from './study-review.ts';

it.each([
  ['starts your line 5 (2 tiles)', 'It starts your line 5 (2 tiles).'],
  ['could add 3 to your oak path', 'It could add 3 to your oak path.'],
  ['can’t lengthen your oak path', 'It can’t lengthen your oak path.'],
  ['this tile can wait', 'This tile can wait.'],
  ['you can spare the points', 'You can spare the points.'],
  ['Ada’s oak path can’t score', 'Ada’s oak path can’t score.'],
  ['+5 for your third stone', '+5 for your third stone.'],
])('what speaks for a move is a whole sentence: %s', (reason, said) => {
  expect(texts.because(reason)).toBe(said);
});

it.each([
  ['loses the game', 'Ada’s move loses the game.'],
  ['the best move is worth 3 points more right away', 'The best move is worth 3 points more right away.'],
  ['the blue cat needs 2 more squares', 'The problem: the blue cat needs 2 more squares.'],
])('what speaks against a move is a whole sentence: %s', (reason, said) => {
  expect(texts.whyWorse('Ada', reason)).toBe(said);
});

it('no chance is told to be less than 0% or more than 100%', () => {
  const told = [0.003, 0.03, 0.5, 0.98, 1].map((chance) => texts.give(chance, 0.02));
  expect(told).toEqual(['≈0%', '≈3%', '50% ±4', '≈98%', '≈100%']);
  expect([texts.give(1, 0), texts.give(0.5, 0.2)]).toEqual(['100%', 'unclear']);
  expect(texts.cost('Ada', 0.02, 0.02, false)).toBe('This move lowered Ada’s chance to win by about 2%.');
  expect(texts.cost('Ada', 1, 0.005, false)).toBe('This move turned Ada’s win into a loss.');
  expect(texts.cost('Ada', 0.4, 0.02, false)).toContain('by 40%, give or take 4%.');
});

it('a move of the curve tells the chance that is drawn there, and no second number that could contradict it', () => {
  const mistake = { moment: 'Turn 7', mover: 'Ada', mark: 'Inaccuracy' };
  expect(review.pointed(mistake, 'Bo', 0.97)).toBe('Turn 7: after Ada’s inaccuracy, Bo’s chance to win is 97%.');
  expect(review.pointed(mistake, undefined, 0.5)).toBe('Turn 7: after Ada’s inaccuracy, the chance to win is 50%.');
});
