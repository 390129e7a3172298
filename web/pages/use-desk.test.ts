import { expect, test } from 'vitest';
import { must } from '../../core/result.ts';
import { room } from '../../games/arboretum/index.ts';
import { StudyTree } from '../study/study-tree.ts';
import { momentAt, tellChoice, tellNode } from './use-desk.ts';

/** Ada's first draw. */
const line =
  'arboretum A,Aa1C00C00a3N01C00b2C00E01,Aj2,Bd2C00C00d4N01C00j1C00W01,Bj3d1 ' +
  'b1b3b4b5b6b7c3c4c5c6c7c8d5d6j4j5j6j7j8m1m2m3m4m5m6,Aa2a4a5c1d7m7m8,Ba6a7a8b8c2d3d8 d8 draw';

test('a card from the deck is told as what came of it, and not as what was chosen', () => {
  const tree = new StudyTree(room.game, must(room.game.parse(line)));
  const drawn = must(tree.append(tree.root, 'D', true));
  must(tree.append(drawn, '+m6', true));
  const desk = { room, eyes: 'open', names: ['Ada', 'Blaise'] } as const;
  expect(tellNode(desk, drawn).seen).toBe('drew Maple\u00a06 from the deck');
  expect(tellChoice(desk, drawn).seen).toBe('drew from the deck');
});

test('where a turn has several moves, a moment says which of them it is', () => {
  const tree = new StudyTree(room.game, must(room.game.parse(line)));
  const first = must(tree.append(tree.root, 'D', true));
  const drawn = must(tree.append(first, '+m6', true));
  expect(momentAt({ room }, first)).toMatch(/^Turn \d+$/);
  const second = must(tree.append(drawn, 'D', true));
  expect([first, drawn, second].map((node) => momentAt({ room }, node).replace(/\d+/, 'n'))).toEqual([
    'Turn n, move\u00a01',
    'Turn n, move\u00a01',
    'Turn n, move\u00a02',
  ]);
});
