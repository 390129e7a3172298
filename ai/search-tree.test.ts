import { describe, expect, it } from 'vitest';
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

describe('a tree that is kept from a node on', () => {
  /** Root 0 with two moves, to 1 and 2; both lead on to 3, and 2 also to 4. Every number says where it belongs. */
  function grown(): SearchTree {
    const tree = new SearchTree({ nodes: 16, edges: 16 });
    const children = [[1, 2], [3], [3, 4], [], []];
    for (let node = 0; node < children.length; node++) {
      expect(tree.find(node * 128, node)).toBe(node);
      tree.visits[node] = 10 + node;
      tree.rewards[node] = node / 4;
      tree.seat[node] = node % 2;
      const first = tree.list(node, children[node].length);
      for (const [at, child] of children[node].entries()) {
        tree.put(first + at, 100 * node + child, 0.5);
        tree.edgeChild[first + at] = child;
        tree.edgeVisits[first + at] = child;
        tree.edgeRewards[first + at] = child / 2;
        tree.edgeWins[first + at] = child / 8;
      }
      tree.triedCount[node] = children[node].length;
    }
    return tree;
  }

  it('has every visit that it had there, and nothing else', () => {
    const tree = grown();
    tree.keep(2);
    expect(tree.nodes).toBe(3);
    expect(Array.from(tree.visits.subarray(0, 3))).toEqual([12, 13, 14]);
    expect(Array.from(tree.rewards.subarray(0, 3))).toEqual([0.5, 0.75, 1]);
    expect(Array.from(tree.seat.subarray(0, 3))).toEqual([0, 1, 0]);
    expect(Array.from(tree.triedCount.subarray(0, 3))).toEqual([2, 0, 0]);
    expect([tree.firstEdge[0], tree.edgeCount[0], tree.edges]).toEqual([0, 2, 2]);
    expect(Array.from(tree.edgeMove.subarray(0, 2))).toEqual([203, 204]);
    expect(Array.from(tree.edgeChild.subarray(0, 2))).toEqual([1, 2]);
    expect(Array.from(tree.edgeVisits.subarray(0, 2))).toEqual([3, 4]);
    expect(Array.from(tree.edgeRewards.subarray(0, 2))).toEqual([1.5, 2]);
    expect(Array.from(tree.edgeWins.subarray(0, 2))).toEqual([0.375, 0.5]);
  });

  it('knows positions again by their keys, and only those that stayed', () => {
    const tree = grown();
    tree.keep(2);
    expect([tree.keyLow[0], tree.keyHigh[0]]).toEqual([256, 2]);
    expect(tree.find(3 * 128, 3)).toBe(1);
    expect(tree.find(4 * 128, 4)).toBe(2);
    // Node 1 is gone: whoever comes there finds a new one.
    expect(tree.find(128, 1)).toBe(3);
    expect(tree.visits[3]).toBe(0);
  });

  it('is as it was when the root stays the root', () => {
    const tree = grown();
    tree.keep(0);
    expect(tree.nodes).toBe(5);
    expect(Array.from(tree.visits.subarray(0, 5))).toEqual([10, 11, 12, 13, 14]);
  });
});
