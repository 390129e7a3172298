import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import type { Input, OfficialMethod } from '../../core/official.ts';
import { SeededRandom } from '../../core/random.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { arboretum } from './game.ts';
import { stateTextOf } from './notation.ts';
import { official } from './official.ts';
import { formatStateText } from './official-strings.ts';
import { readPasted } from './pasted.ts';
import type { ArboretumPosition } from './position.ts';
import { MAX_MOVES } from './rules.ts';

/*
 * Nothing that an outsider can type crashes or hangs. Spoiled copies of good texts get deepest into the parsers;
 * wrong types, nonsense and huge texts come on top. 100,000 inputs in all.
 */

const random = new SeededRandom('fuzz');
const STRANGE = [...'ABCDabcdjmNSEWC0123456789?,- =+*"[]{}:'.split(''), '\u0000', 'é', '😀', '\n', '__proto__', 'NaN'];
const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];

function spoil(text: string): string {
  let spoiled = text;
  for (let times = 1 + random.below(3); times > 0; times--) {
    const at = random.below(spoiled.length + 1);
    const kind = random.below(6);
    if (kind === 0) spoiled = spoiled.slice(0, at) + spoiled.slice(at + 1 + random.below(8));
    else if (kind === 1) spoiled = spoiled.slice(0, at) + pick(STRANGE) + spoiled.slice(at);
    else if (kind === 2) spoiled = spoiled.slice(0, at) + pick(STRANGE) + spoiled.slice(at + 1);
    else if (kind === 3) spoiled = spoiled.slice(0, at);
    else if (kind === 4) spoiled = spoiled.slice(0, at) + spoiled.slice(random.below(spoiled.length + 1));
    else spoiled = spoiled.slice(0, at) + spoiled.slice(Math.max(0, at - 8), at) + spoiled.slice(at);
  }
  return spoiled;
}

const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  'A',
  'a1',
  [],
  {},
  [[]],
  [null, null],
  [[], []],
  { length: 2 },
  { toString: null },
  'a1'.repeat(50_000),
  `A${'a1C00C00'.repeat(12_500)}`,
  `A${'a1N99E99'.repeat(12_500)}`,
  '?'.repeat(100_000),
  ','.repeat(100_000),
  ' '.repeat(100_000),
];

/** Positions of random matches, with views. */
const positions: ArboretumPosition[] = [];
for (const seats of [2, 2, 3, 4]) {
  const position = arboretum.start(seats, { species: pick(['usual', 'random']) });
  const list = new Int32Array(MAX_MOVES);
  while (position.turn !== OVER) {
    positions.push(position.copy(), position.view(random.below(seats)));
    position.play(position.turn === CHANCE ? position.roll(random) : list[random.below(position.moves(list))]);
  }
  positions.push(position);
}
const lines = positions.map((position) => arboretum.format(position));
const states = positions.filter(({ lottery }) => !lottery).map((position) => formatStateText(stateTextOf(position)));

/** A game state with strings spoiled, swapped, lost, doubled or replaced by nonsense. */
function spoilState(): unknown {
  if (random.below(50) === 0) return pick(NONSENSE);
  const state: unknown[][] = pick(states).map((part) => [...part]);
  for (let times = 1 + random.below(2); times > 0; times--) spoilPart(pick(state));
  return state;
}

function spoilPart(part: unknown[]): void {
  const at = random.below(part.length);
  const kind = random.below(10);
  const text = typeof part[at] === 'string' ? part[at] : '';
  if (kind < 5) part[at] = spoil(text);
  else if (kind === 5) part[at] = pick(part);
  else if (kind === 6) part.splice(at, 1);
  else if (kind === 7) part.push(pick(part));
  else if (kind === 8) part[at] = pick(NONSENSE);
  else part[at] = `${text}${pick(['a1N99W99', 'a1C00C00', 'b2S99E99', 'c3', 'm8'])}`;
}

function argument(name: string): unknown {
  if (random.below(40) === 0) return pick(NONSENSE);
  if (name === 'gameState') return random.below(4) === 0 ? pick(states) : spoilState();
  if (name === 'sharedState' || name === 'hiddenState') {
    const state = random.below(3) === 0 ? pick(states) : spoilState();
    return Array.isArray(state) ? state[name === 'sharedState' ? 0 : 1] : state;
  }
  return SCALARS[name]?.() ?? spoil(pick(['a1N01C00', 'b2C00C00', 'm8S01W01', 'a1', 'j1m2m5m6j8', 'd7N99E99']));
}

const SCALARS: Readonly<Record<string, () => unknown>> = {
  hand: () => pick(pick(states)[1]),
  deck: () => spoil(pick(states)[1][0]),
  players: () => pick([undefined, 2, 3, 4, 5, 'A']),
  player: () => pick(['A', 'B', 'C', 'D', 'E', 'AB', '']),
  species: () => pick([...'abcdjmortwxz', '', 'ab']),
  deckSize: () => random.below(60) - 3,
  action: () => pick(ACTIONS)(),
};

const card = (): string => pick([...'abcdjm']) + pick([...'12345678']);
const ACTIONS: readonly (() => unknown)[] = [
  () => ({
    type: 'draw',
    player: pick(['A', 'B']),
    from: pick(['deck', 'discard:A', 'discard:B', 'x', 3]),
    card: card(),
  }),
  () => ({
    type: 'placeAndDiscard',
    player: pick(['A', 'B']),
    placement: `${card()}${spoil('N01C00')}`,
    discard: card(),
  }),
  () => pick(NONSENSE),
  () => ({ type: pick(NONSENSE), player: pick(NONSENSE) }),
];

/** What is wrong with an answer; nothing if it is one, undefined if it is a fault. */
function complain(method: OfficialMethod, input: Input): string | undefined {
  try {
    const result = method.call(input, random);
    if (!result.ok) return sayFault(result.fault) === '' ? 'a fault without a reason' : undefined;
    JSON.stringify(result.value);
    return '';
  } catch (error) {
    return String(error);
  }
}

function complainOfReading(position: ArboretumPosition): string | undefined {
  const text = arboretum.format(position);
  const again = arboretum.parse(text);
  if (!again.ok || arboretum.format(again.value) !== text) return `is written as ${text}, which comes back otherwise`;
  return position.moves(new Int32Array(MAX_MOVES)) > MAX_MOVES ? 'has too many moves' : undefined;
}

describe('hostile input', () => {
  it('40,000 lines: read losslessly or refused with a reason', () => {
    let read = 0;
    for (let i = 0; i < 40_000; i++) {
      const text = spoil(pick(lines));
      const position = arboretum.parse(text);
      if (position.ok) read++;
      const complaint = position.ok
        ? complainOfReading(position.value)
        : sayFault(position.fault) === '' && 'no reason';
      if (complaint) throw new Error(`${text}: ${complaint}`);
    }
    expect(read).toBeGreaterThan(0);
  });

  it('20,000 moves', () => {
    for (let i = 0; i < 20_000; i++) {
      const position = pick(positions);
      const text = spoil(pick(['D', 'a1', '+b2', '-c3', '=d4', '*o', '+?', 'j5N01W02', 'm6C00C00']));
      const move = arboretum.parseMove(position, text);
      if (move.ok && position.check(move.value)) throw new Error(`${text} is read but not legal`);
    }
    expect(positions.length).toBeGreaterThan(100);
  });

  it('40,000 calls of official methods: an answer or a fault, never a crash', () => {
    const methods = Object.entries(official);
    const answered = new Map<string, number>();
    for (let i = 0; i < 40_000; i++) {
      const [name, method] = methods[i % methods.length];
      const input = Object.fromEntries(Object.keys(method.args).map((arg) => [arg, argument(arg)]));
      const complaint = complain(method, input);
      if (complaint) throw new Error(`${name} ${JSON.stringify(input).slice(0, 600)}: ${complaint}`);
      if (complaint === '') answered.set(name, (answered.get(name) ?? 0) + 1);
    }
    expect([...answered.keys()].sort()).toEqual(Object.keys(official).sort());
  });

  it('3,000 pasted texts', () => {
    const list = new Int32Array(MAX_MOVES);
    for (let i = 0; i < 3000; i++) {
      const text =
        random.below(2) === 0
          ? spoil(pick(lines))
          : spoil(JSON.stringify(random.below(2) ? pick(states) : pick(states)[0]));
      const shown = readPasted(text);
      const [position] = shown.positions;
      if (!position) continue;
      arboretum.format(position);
      position.scores();
      if (position.moves(list) > MAX_MOVES) throw new Error(`${text} has too many moves`);
    }
  });

  it('huge and strange values everywhere', () => {
    for (const value of NONSENSE) {
      for (const [, method] of Object.entries(official)) {
        method.call(Object.fromEntries(Object.keys(method.args).map((arg) => [arg, value])), random);
        method.call({ gameState: pick(states), [Object.keys(method.args).at(-1) ?? '']: value }, random);
      }
      if (typeof value !== 'string') continue;
      expect(arboretum.parse(value).ok).toBe(false);
      expect(arboretum.parse(`arboretum ${value} ${value} ${value} ${value}`).ok).toBe(false);
      expect(readPasted(value).fault?.message.length ?? 0).toBeLessThan(300);
      arboretum.parseMove(positions[0], value);
    }
  });
});
