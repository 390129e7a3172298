import { expect, test } from 'vitest';
import { listMoves } from '../../core/list-moves.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { startTimeline } from '../../core/timeline.ts';
import { room } from '../../games/stratopolis/index.ts';
import { StudyTree } from './study-tree.ts';

const random = new SeededRandom('look');

function opened() {
  const tree = new StudyTree(room.game, must(startTimeline(room.game, 2, {})).position);
  tree.play(listMoves(room.game, tree.root.position)[0] ?? tree.root.position.roll(random), random);
  return { tree, from: tree.at, moves: listMoves(room.game, tree.at.position) };
}

test('what is only looked at is no part of a study until something is added there', () => {
  const { tree, from, moves } = opened();
  const { version } = tree;
  tree.look(from, moves[0], random);
  expect([tree.version, from.children.length, tree.at.parent !== undefined]).toEqual([version, 0, true]);
  const shown = tree.at;
  tree.go(from);
  expect(from.children).toEqual([]);
  tree.look(from, moves[0], random);
  tree.comment(tree.at, 'better');
  expect(from.children).toHaveLength(1);
  // It is there now: to look again leads to it.
  const kept = tree.at;
  tree.go(from);
  tree.look(from, moves[0], random);
  expect([tree.at === kept, tree.at === shown, from.children.length]).toEqual([true, false, 1]);
});

test('to play on from there keeps it and what led to it', () => {
  const { tree, from, moves } = opened();
  tree.look(from, moves[1], random);
  const shown = tree.at;
  tree.play(listMoves(room.game, shown.position)[0], random);
  const line = [];
  for (let node = from.children[0]; node; node = node.children[0]) line.push(node);
  expect(line).toContain(shown);
  expect(line.at(-1)).toBe(tree.at);
});
