import { expect, it } from 'vitest';
import { texts } from './study.ts';

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
