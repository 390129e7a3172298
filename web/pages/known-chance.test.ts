import { expect, test } from 'vitest';
import { openMatch } from '../../core/match.ts';
import { plainDice, SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import { StudyTree } from '../study/study-tree.ts';
import { movesAt, type Reviewed, reviewedChance, type Searched, toldHere } from './known-chance.ts';

const room = await findGame('blue-lagoon')?.load();
if (!room) throw new Error('blue-lagoon');
const tree = new StudyTree(room.game, must(openMatch(room.game, 2, {}, plainDice(new SeededRandom('known')))).position);
const { root } = tree;
const seat = root.position.turn;
const [played, best, idea] = tree.legalMoves(root).slice(0, 3);
const text = (move: number) => room.game.formatMove(root.position, move);
const nodes = [played, best, idea].map((move, at) => must(tree.append(root, text(move), at === 0)));

/** 84% before the move that was played, 68% after it. */
const bySeat = (own: number) => [0, 1].map((each) => (each === seat ? own : 1 - own));
const decision = {
  ply: 0,
  seat,
  best: text(best),
  played: text(played),
  error: 0.01,
  effects: [0, 1].map((each) => (each === seat ? -0.16 : 0.16)),
};
const reviewed = {
  room,
  decisions: new Map([[0, decision]]),
  rests: [
    { from: 0, to: 0, chances: bySeat(0.84), error: 0.02 },
    { from: 1, to: 1, chances: bySeat(0.68), error: 0.02, decision },
  ],
} as unknown as Reviewed;
/** The computer thinks better of another move, and of the position. */
const found: Searched = {
  moves: [
    { text: text(idea), win: 0.9, doubt: 0.005 },
    { text: text(best), win: 0.895, doubt: 0.005 },
    { text: text(played), win: 0.8, doubt: 0.005 },
  ],
  table: { ahead: 0.04, error: 0.05 },
};
const searches = new Map([[root, found]]);

test('what the review says of a position stands, whatever a search finds there', () => {
  expect(toldHere(reviewed, searches, root)?.win).toBe(0.84);
  // It is no surer than the two are alike.
  expect(toldHere(reviewed, searches, root)?.doubt).toBeGreaterThan(0.02);
  expect(movesAt(reviewed, root, found).map((move) => move.text)).toEqual([best, idea, played].map(text));
});

test('the board after the better move is worth what the review says of that move', () => {
  const [after, instead] = nodes;
  expect(reviewedChance(reviewed, after, seat)?.win).toBeCloseTo(0.68);
  expect([seat, 1 - seat].map((each) => reviewedChance(reviewed, instead, each)?.win)).toEqual([
    expect.closeTo(0.84),
    expect.closeTo(0.16),
  ]);
});

test('in a variation what was told of the idea stands, until a search contradicts it', () => {
  const [, , tried] = nodes;
  expect(reviewedChance(reviewed, tried, seat)).toBeUndefined();
  expect(toldHere(reviewed, searches, tried)?.win).toBeCloseTo(0.16);
  const withOwn = (win: number) =>
    toldHere(reviewed, new Map([...searches, [tried, { ...found, moves: [{ text: '', win, doubt: 0.005 }] }]]), tried)
      ?.win;
  expect(withOwn(0.22)).toBeCloseTo(0.16);
  expect(withOwn(0.6)).toBeCloseTo(0.6 - 0.04 * 4 * 0.6 * 0.4);
  expect(toldHere({ ...reviewed, rests: [], decisions: new Map() }, new Map(), tried)).toBeUndefined();
});
