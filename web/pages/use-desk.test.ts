import { expect, test } from 'vitest';
import { must } from '../../core/result.ts';
import { room } from '../../games/arboretum/index.ts';
import { StudyTree } from '../study/study-tree.ts';
import { tellChoice, tellNode } from './use-desk.ts';

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
