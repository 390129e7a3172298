import { expect, it } from 'vitest';
import { listMoves } from '../../../core/list-moves.ts';
import { must } from '../../../core/result.ts';
import { longWalk } from '../../../tests/support/raft-long-walk.ts';
import { CHALLENGES } from '../components.ts';
import { raceToTheRaft as game } from '../game.ts';
import { spotOf, TILE_COUNT, TILE_PICTURES } from '../geometry.ts';
import { requestMove, takeApart } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import { PHASES } from '../state.ts';
import { allSquares } from './cat-watch.ts';
import { closedLand } from './closed-land.ts';
import {
  canFlip,
  canTurn,
  type Draft,
  draftOf,
  fitsTurned,
  flipDraft,
  ideaAt,
  isPrepared,
  placesOf,
  sortMoves,
  turnDraft,
} from './draft.ts';

const LINE =
  'race-to-the-raft fffffffff/fBbbbbbbb/bbbbbbbbb/rRrrrrrrr/rrrrrrrrr/ggggggggg/ggggggggg/ggggggggg/ggggggggg/bbbbbbwww/yyyyyRwow/rrrrrrwww AcdefghBaCD AabBCD B0101 abm - 1/1 play challenge=?';

it('the starred square takes up the idea as it is turned, and once it is in hand places it', () => {
  const position = must(game.parse(LINE));
  const moveOf = (text: string) => must(game.parseMove(position, text));
  const hint = moveOf('Aa0402W');
  const parts = takeApart(hint);
  if (parts.kind !== 'card') throw new Error('The suggestion is a card.');
  const { card, turn } = parts;
  const { square } = draftOf(hint);
  const choices = sortMoves([hint, moveOf('Aa0402N'), moveOf('Ab0402N'), moveOf('B01010208AaAb')]);
  const idea = (draft: Draft, at = square) => ideaAt(hint, at, draft, placesOf(position, choices, draft));
  expect(idea({ kind: 'none' })).toMatchObject({ card, turn });
  expect(idea({ kind: 'card', card, turn: 0 })).toMatchObject({ card, turn });
  expect(idea({ kind: 'card', card, turn })).toBeUndefined();
  expect(idea({ kind: 'none' }, square + 1)).toBeUndefined();
  // Another card, or a cat, is what somebody wants instead.
  const other = takeApart(moveOf('Ab0402N'));
  if (other.kind === 'card') expect(idea({ kind: 'card', card: other.card, turn: 0 })).toBeUndefined();
  expect(idea({ kind: 'cat', from: 0, to: undefined, pay: [] })).toBeUndefined();
});

it('a suggestion that is in hand, where it belongs, has no more to show', () => {
  const position = must(game.parse(LINE));
  const moveOf = (text: string) => must(game.parseMove(position, text));
  const [card, walk, request] = [moveOf('Aa0402W'), moveOf('B01010208AaAb'), requestMove(3, 3, 0, 0)];
  expect(isPrepared(card, draftOf(card).draft, undefined)).toBe(false);
  expect(isPrepared(card, draftOf(card).draft, card)).toBe(true);
  const { draft } = draftOf(walk);
  expect(isPrepared(walk, draft, undefined)).toBe(true);
  expect(draft.kind === 'cat' && isPrepared(walk, { ...draft, to: undefined }, undefined)).toBe(false);
  expect(isPrepared(request, { kind: 'ask', counts: [3, 2, 0, 0] }, undefined)).toBe(false);
  expect(isPrepared(request, { kind: 'ask', counts: [3, 3, 0, 0] }, undefined)).toBe(true);
});

it('with a card in hand, land where its middle can’t go steps back; fire, cats, the raft and the edge do not', () => {
  const position = must(game.parse(LINE));
  const choices = sortMoves(listMoves(game, position));
  const closed = closedLand(position, placesOf(position, choices, { kind: 'card', card: 0, turn: 0 })).map(spotOf);
  // Beside the fire of row 1, the cat on B2 and the raft.
  expect(closed).toEqual(expect.arrayContaining(['C2', 'A3', 'F10', 'F12']));
  // The edge of open land, where the card moves in; fire; a cat; the raft.
  for (const clear of ['A8', 'I7', 'A1', 'B2', 'B4', 'G10', 'H11']) expect(closed).not.toContain(clear);
});

it('a tile is said to fit when turned exactly where one of its angles can be placed', () => {
  const { positions } = longWalk(1, CHALLENGES[0].id, 'fits');
  let said = 0;
  for (const position of (positions as RaftPosition[]).filter(({ phase }) => phase === PHASES.fire)) {
    const choices = sortMoves(listMoves(game, position));
    const draft: Draft = { kind: 'fire', tile: position.tile, way: 0 };
    const turned = [draft, flipDraft(draft)].flatMap((side) => [0, 1, 2, 3].map((by) => turnDraft(side, by)));
    const open = new Set(turned.flatMap((each) => [...placesOf(position, choices, each).keys()]));
    const fitting = allSquares(position).filter((square) => fitsTurned(position, choices, draft, square));
    expect(fitting).toEqual(allSquares(position).filter((square) => open.has(square)));
    said += fitting.length;
  }
  expect(said).toBeGreaterThan(0);
});

it('a tile that looks the same at every angle can neither be turned nor flipped', () => {
  const tiles = Array.from({ length: TILE_COUNT }, (_, tile): Draft => ({ kind: 'fire', tile, way: 0 }));
  const still = tiles.filter((tile) => !canTurn(tile));
  const shapes = still.map((tile) => tile.kind === 'fire' && TILE_PICTURES[tile.tile][0].join('/'));
  expect(shapes).toEqual(expect.arrayContaining(['.#./###/.#.']));
  expect(still.length).toBeLessThan(TILE_COUNT / 3);
  expect(tiles.filter((tile) => !canFlip(tile))).toEqual(still);
});
