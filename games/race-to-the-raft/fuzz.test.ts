import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import type { Fault } from '../../core/result.ts';
import { longWalk } from '../../tests/support/raft-long-walk.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { CHALLENGES } from './components.ts';
import { raceToTheRaft as game } from './game.ts';
import { formatMove } from './move-notation.ts';
import { official } from './official.ts';
import { formatBag, formatBoard, formatCards } from './official-strings.ts';
import { readPasted } from './pasted.ts';
import type { RaftPosition } from './position.ts';
import { BAG, DECKS, HAND } from './state.ts';

const random = new SeededRandom('fuzz');
const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
const { positions, moves } = longWalk(2, 'in-the-way', 'fuzz');
const seen = positions as RaftPosition[];
const texts = moves.map((move, index) => formatMove(seen[index], move));
const lines = seen.map((position) => game.format(position));
const STRANGE = Array.from(' ,;:+-?=/\n\\"0919azAZfowWn\u0000é😀');
const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  Number.NaN,
  1e9,
  '',
  'x',
  [],
  {},
  ['a', 'b'],
  [1, 2, 3, 4, 5],
  { board: 'f' },
  () => 1,
  'f'.repeat(100_000),
  '\n'.repeat(100_000),
  'A'.repeat(100_000),
  '0'.repeat(100_000),
  'B0101'.repeat(20_000),
];

/** A text with up to three characters lost, doubled or replaced. */
function spoil(text: string): string {
  let spoilt = text;
  for (let times = random.below(3); times >= 0; times--) {
    const at = random.below(Math.min(spoilt.length + 1, 60_000));
    const insert = random.below(3) === 0 ? '' : pick(STRANGE);
    spoilt = spoilt.slice(0, at) + insert + spoilt.slice(at + random.below(2));
  }
  return spoilt;
}

const states = seen.map((position, at) => ({
  board: formatBoard(position),
  decks: formatCards(position.words.subarray(DECKS)),
  hand: formatCards(position.words.subarray(HAND)),
  exhaustedCats: lines[at].split(' ')[4],
  fireTileBag: formatBag(position.words[BAG]),
}));

function strings(): Record<string, unknown> {
  const state = pick(states);
  return { ...state, exhaustedCats: pick(['', 'B0304', 'R0101Y1212', state.exhaustedCats]) };
}

/** Asked by hand: a hundred thousand expectations take longer than all else. */
function expectReason(fault: Fault): void {
  if (sayFault(fault) === '') throw new Error(`no reason: ${fault.code}`);
}

function hostileState(): unknown {
  if (random.below(12) === 0) return pick(NONSENSE);
  const state = strings();
  if (random.below(3) === 0) {
    const part = pick(Object.keys(state));
    state[part] = random.below(5) === 0 ? pick(NONSENSE) : spoil(String(state[part]));
  }
  return random.below(4) === 0 ? Object.values(state) : state;
}

const hostileText = () =>
  random.below(15) === 0 ? pick(NONSENSE) : random.below(2) === 0 ? pick(texts) : spoil(pick(texts));

describe('nothing an outsider can type crashes', () => {
  it('positions: 20,000 spoilt lines are read or refused with a reason, and what is read is lossless', () => {
    const list = new Int32Array(game.maxMoves);
    let read = 0;
    for (let i = 0; i < 20_000; i++) {
      const position = game.parse(spoil(pick(lines)));
      if (position.ok) {
        read++;
        const again = game.parse(game.format(position.value));
        expect(again.ok).toBe(true);
        expect(position.value.moves(list)).toBeLessThanOrEqual(game.maxMoves);
      } else expectReason(position.fault);
    }
    expect(read).toBeGreaterThan(100);
    for (const nonsense of NONSENSE) if (typeof nonsense === 'string') expect(game.parse(nonsense).ok).toBe(false);
    for (const nonsense of NONSENSE) expect(game.parse(`race-to-the-raft ${String(nonsense)}`).ok).toBe(false);
  });

  it('moves: 40,000 spoilt texts are read or refused with a reason', () => {
    for (let i = 0; i < 40_000; i++) {
      const position = pick(seen);
      const move = game.parseMove(position, String(hostileText()));
      if (move.ok) expect(position.check(move.value)).toBeUndefined();
      else expectReason(move.fault);
    }
  });

  it('official methods: 60,000 hostile calls answer a value or a fault', () => {
    const names = Object.keys(official);
    for (let i = 0; i < 60_000; i++) {
      const name = pick(names);
      const input = Object.fromEntries(
        [
          'placementString',
          'movementString',
          'catMovementString',
          'action',
          'drawRequest',
          'card',
          'fireTile',
          'boardString',
        ].map((argument) => [argument, hostileText()]),
      );
      const challengeString = random.below(2) === 0 ? pick(CHALLENGES).code : spoil(pick(CHALLENGES).code);
      const difficulty = random.below(3) === 0 ? pick(NONSENSE) : random.below(8);
      const answer = official[name].call({ ...input, gameState: hostileState(), challengeString, difficulty }, random);
      if (!answer.ok) expectReason(answer.fault);
    }
  });

  it('studies: 5,000 pasted texts', () => {
    for (let i = 0; i < 5000; i++) {
      const state = strings();
      const text = pick([
        JSON.stringify(Object.values(state)),
        JSON.stringify(state),
        String(state.board),
        pick(lines),
        pick(CHALLENGES).code,
      ]);
      const shown = readPasted(random.below(3) === 0 ? text : spoil(text), 1 + random.below(4));
      const [position] = shown.positions;
      // What is shown without a fault can be played on.
      if (position && !shown.fault) expect(game.parse(game.format(position)).ok).toBe(true);
    }
    for (const nonsense of NONSENSE) expect(readPasted(String(nonsense)).fault).toBeDefined();
  });
});
