import { expect, it } from 'vitest';
import { asYou } from '../../who.ts';
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
  ['the blue cat needs 2 more squares', 'After Ada’s move, the blue cat needs 2 more squares.'],
  [
    'on average it ends 9 points behind the best move',
    'On average the move Ada played ends 9 points behind the best move.',
  ],
  [
    'right away it looks 6 points better, but on average it ends 4 points behind the best move',
    'Right away the move Ada played looks 6 points better, but on average it ends 4 points behind the best move.',
  ],
  ['with another tile, line 21 could keep running', 'With another tile, line 21 could keep running.'],
  ['Bo’s best reply brings 9 points', 'After Ada’s move, Bo’s best reply brings 9 points.'],
  ['leaves Ada’s line 21 at risk', 'Ada’s move leaves their line 21 at risk.'],
  ['Bo’s best reply: +3 for Bo', 'Bo’s best reply: +3 for Bo.'],
])('what speaks against a move is a whole sentence: %s', (reason, said) => {
  expect(texts.whyWorse('Ada', reason)).toBe(said);
});

it('no chance is told to be less than 0% or more than 100%', () => {
  const told = [0.003, 0.03, 0.5, 0.98, 1].map((chance) => texts.give(chance, 0.02));
  expect(told).toEqual(['≈0%', '≈3%', '50% ±4', '≈98%', '≈100%']);
  expect([texts.give(1, 0), texts.give(0.5, 0.2)]).toEqual(['100%', 'unclear']);
});

it('what a move cost is told by the chances before and after: “by 16%” could be of the chance or of all', () => {
  expect(texts.cost('Ada', { chance: 0.71, loss: 0.16 }, 0.02, false)).toBe(
    'This move lowered Ada’s chance to win from about 87% to 71%.',
  );
  expect(texts.cost('Ada', { chance: 0.5, loss: 0.5 }, 0, true)).toContain('from 100% to 50%.');
  expect(texts.cost('Ada', { chance: 1, loss: 0 }, 0.01, false)).toBe(
    'As far as Ada could know, this move was a risk. In the end it cost nothing.',
  );
  expect(texts.cost('Ada', { chance: 0, loss: 1 }, 0.005, false)).toBe('This move turned Ada’s win into a loss.');
});

it('how well somebody played is one plain sentence', () => {
  expect(review.rate('Ada', 9.31, 20)).toBe(
    'Over 20 decisions that mattered, the best move would have raised Ada’s chance to win by 9.3 percentage points on average.',
  );
  expect(review.rate('Ada', 0, 20)).toBe('Ada’s moves hardly lowered the chance to win.');
});

it('what is worth another look is counted as beside the players', () => {
  const found = { inaccuracy: 0, mistake: 2, blunder: 1 };
  expect(review.worthALook('Ada', found, 0)).toBe('Ada made 2 mistakes and 1 blunder.');
  expect(review.worthALook('Ada', { ...found, mistake: 0 }, 0)).toBe('Ada made 1 blunder.');
});

it('a move of the curve says whose it was; its chance stands beside it', () => {
  expect(review.pointed('Turn 7', 'Ada', 'blunder')).toBe('Turn 7: Ada’s blunder');
  expect(review.pointed('Turn 8', 'Bo', undefined)).toBe('Turn 8: Bo’s move');
});

it('a mistake tells what it changed in one glance, without points where there are none to tell', () => {
  expect(texts.costShort(-0.163, 7)).toBe('−16% · ≈−7 points');
  expect(texts.costShort(-0.163, 1)).toBe('−16% · ≈−1 point');
  expect(texts.costShort(-0.1, 0)).toBe('−10%');
  expect(texts.changeFor('Bo', 0.21)).toBe('+21% for Bo');
});

it('what decided a match is told in numbers', () => {
  const you = asYou('You');
  expect(review.mistakesInAll(you, 0.451, ['Ada'], 0.12)).toBe(
    'In all, your mistakes cost 45%, and Ada’s gave back 12%.',
  );
  expect(review.mistakesInAll('Ada', 0.2, [you], 0)).toBe('In all, Ada’s mistakes cost 20%.');
  expect(review.mistakesInAll(you, 0, ['Ada', 'Bo'], 0.3)).toBe('In all, Ada and Bo’s mistakes were worth 30%.');
  expect(review.mistakesInAll(you, 0, ['Ada'], 0.001)).toBe('');
  expect(review.biggestSwing('move 7', -0.97)).toBe('The biggest swing was move 7: −97%.');
});
