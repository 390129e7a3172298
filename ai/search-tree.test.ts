import { expect, it } from 'vitest';
import { SearchTree } from './search-tree.ts';

it('knows a position again by its key, also beside others in the same slot', () => {
  const tree = new SearchTree({ nodes: 40, edges: 8 });
  expect(tree.find(0, 0)).toBe(0);
  const keys = [5, 5 + 128, 5 + 256, 6].flatMap((low) => [1, 2].map((high) => [low, high] as const));
  const nodes = keys.map(([low, high]) => tree.find(low, high));
  expect(new Set(nodes).size).toBe(keys.length);
  expect(keys.map(([low, high]) => tree.find(low, high))).toEqual(nodes);
});

it.each([3, 39])('forgets everything when it is cleared: %i nodes', (count) => {
  const tree = new SearchTree({ nodes: 40, edges: 64 });
  for (let node = 0; node < count; node++) {
    tree.find(node * 7, node);
    tree.visits[node] = 9;
    tree.rewards[node] = 9;
  }
  tree.clear();
  tree.find(0, 0);
  for (let key = 1; key < count; key++) {
    const node = tree.find(key * 7, key);
    expect(node).toBe(key);
    expect([tree.visits[node], tree.rewards[node], tree.edgeCount[node], tree.triedCount[node]]).toEqual([0, 0, 0, 0]);
  }
});

it('has no memory of what an edge was before', () => {
  const tree = new SearchTree({ nodes: 8, edges: 8 });
  const node = tree.find(0, 0);
  const edge = tree.list(node, 3);
  tree.edgeVisits.fill(4);
  tree.edgeChild.fill(2);
  tree.clear();
  tree.find(0, 0);
  expect(tree.list(node, 3)).toBe(edge);
  expect(Array.from(tree.edgeVisits.subarray(0, 3))).toEqual([0, 0, 0]);
  expect(Array.from(tree.edgeChild.subarray(0, 3))).toEqual([0, 0, 0]);
});
