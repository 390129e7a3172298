import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import type { Fault } from '../../core/result.ts';
import { drawMap, sketch } from '../../tests/support/blue-lagoon-sketch.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { blueLagoon } from './game.ts';
import { boardOfMap } from './maps.ts';
import { formatPosition, formatState } from './notation.ts';
import { official } from './official.ts';
import { parseStateText } from './official-strings.ts';
import { readPasted } from './pasted.ts';
import { BlueLagoonPosition } from './position.ts';
import { MAX_MOVES } from './rules.ts';

/* Nothing an outsider can type may throw, and what is read must be lossless again. */

const PIECES = [
  ...[' ', ';', ',', '-', '+', '0', '9', '99', '999999999999', 'a', 'c', 'i 6', 's', 'r', 'p 0', 'E', 'S', 'T', 'C'],
  ...[
    ' 0,0',
    ' 1,1',
    ' 12,11',
    ' 64,63',
    ' i 6;',
    ' p 1 0 0 0 0 0 0 S T;',
    ' play',
    ' end',
    ' deal:3',
    ' short=on',
    'a 64 2;',
  ],
  ...['\u0000', '\n', 'é', '😀', '__proto__', '٣', '１'],
];
const NONSENSE: readonly unknown[] = [
  ...[undefined, null, 0, -1, 1.5, Number.NaN, true, [], ['S 1,1'], {}, { length: 3 }, () => 'S 1,1', Symbol('S'), 10n],
  ...['', ' ', 'S 0,4', 'T 5,5', 'S -1,3', 'S 1e3,1', 'S 00,004', 'S 99999999999999999999,0', '0'.repeat(100_000)],
  ...['a 13 2; c 0 E;', 'i 6;'.repeat(20_000), `a 13 2; c 0 E; s${' 1,1'.repeat(25_000)}; r C B W P S;`],
  ...[
    `a 64 4; c 3 S; s; r C B W P S;${' p 0 0 0 0 0 0 0 S T;'.repeat(5000)}`,
    `a ${'9'.repeat(400)} 2; c 0 E; s; r C B W P S;`,
  ],
];

/** Lines to spoil: positions of random games on known and on random maps. */
function samples(random: SeededRandom): BlueLagoonPosition[] {
  const boards = ['default', 'wheels', 'sides'].map(boardOfMap);
  for (let i = 0; i < 12; i++) boards.push(sketch(drawMap(random)).board);
  const list = new Int32Array(MAX_MOVES);
  return boards.flatMap((board, index) => {
    const position = new BlueLagoonPosition(board, 2 + (index % 3), index % 4 === 0).start();
    const seen: BlueLagoonPosition[] = [];
    for (let ply = 0; position.turn !== OVER; ply++) {
      if (ply % 30 === 0) seen.push(position.copy());
      position.play(position.turn === CHANCE ? position.roll(random) : list[random.below(position.moves(list))]);
    }
    return [...seen, position];
  });
}

/** Changes a few places: drops, doubles or replaces a stretch, or puts something strange there. */
function spoil(text: string, random: SeededRandom): string {
  let spoiled = text;
  for (let times = 1 + random.below(3); times > 0; times--) {
    const at = random.below(spoiled.length + 1);
    const to = at + random.below(4);
    const piece = PIECES[random.below(PIECES.length)];
    const middle = [piece, '', spoiled.slice(at, to).repeat(2), piece + spoiled.slice(at, to)][random.below(4)];
    spoiled = spoiled.slice(0, at) + middle + spoiled.slice(to);
  }
  return spoiled;
}

/** Asked by hand: a hundred thousand expectations take longer than all else. */
function expectReason(fault: Fault): void {
  if (fault.code === '' || sayFault(fault) === '') throw new Error(`no reason: ${fault.code}`);
}

/** Every answer is a value or a fault with a reason. */
function ask(method: string, input: Readonly<Record<string, unknown>>, random: SeededRandom): unknown {
  const answer = official[method].call(input, random);
  if (!answer.ok) expectReason(answer.fault);
  return answer.ok ? answer.value : undefined;
}

describe('hostile input', () => {
  const random = new SeededRandom('fuzz');
  const positions = samples(random);
  const lines = positions.map(formatPosition);
  const states = positions.map(formatState);
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];

  it('40,000 spoiled lines are read without loss or refused', () => {
    const list = new Int32Array(blueLagoon.maxMoves);
    let read = 0;
    for (let i = 0; i < 40_000; i++) {
      const position = blueLagoon.parse(spoil(pick(lines), random));
      if (!position.ok) continue;
      read++;
      const text = blueLagoon.format(position.value);
      const again = blueLagoon.parse(text);
      expect(again.ok && blueLagoon.format(again.value)).toBe(text);
      if (position.value.turn !== OVER) expect(position.value.moves(list)).toBeGreaterThan(0);
    }
    expect(read).toBeGreaterThan(100);
  });

  it('20,000 spoiled moves are judged', () => {
    for (let i = 0; i < 20_000; i++) {
      const move = blueLagoon.parseMove(pick(positions), spoil(pick(['S 3,5', 'T 12,1', '+C', '+-']), random));
      if (!move.ok) expectReason(move.fault);
    }
  });

  it('60,000 spoiled states and moves get an official answer or a fault', () => {
    const methods = Object.keys(official);
    for (let i = 0; i < 60_000; i++) {
      const stateString = i % 4 === 0 ? pick(states) : spoil(pick(states), random);
      const moveString = i % 3 === 0 ? 'S 3,3' : spoil(pick(['S 3,5', 'T 2,1']), random);
      const method = pick(methods);
      const answer = ask(method, { stateString, moveString }, random);
      if (typeof answer === 'string' && method !== 'generateAIMove') expect(parseStateText(answer).ok).toBe(true);
    }
  });

  it('nonsense of any kind gets an answer from every method', () => {
    for (const method of Object.keys(official)) {
      for (const stateString of [...NONSENSE, states[3]]) {
        for (const moveString of NONSENSE) ask(method, { stateString, moveString }, random);
      }
      ask(method, {}, random);
    }
  });

  it('spoiled texts are shown or refused', () => {
    for (let i = 0; i < 1000; i++) {
      const shown = readPasted(spoil(i % 2 === 0 ? pick(lines) : pick(states), random));
      expect(shown.fault?.message).not.toBe('');
      expect(shown.positions.length > 0 || shown.fault !== undefined).toBe(true);
    }
    for (const text of NONSENSE) if (typeof text === 'string') readPasted(text);
  });
});
