import { describe, expect, it } from 'vitest';
import { walk } from '../../core/laws.ts';
import { SeededRandom } from '../../core/random.ts';
import { setUpsToTry } from '../../tests/support/set-ups.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { stratopolis as game } from './game.ts';
import { official } from './official.ts';
import { readPasted } from './pasted.ts';
import type { StratopolisPosition } from './position.ts';

/*
 * Nothing an outsider can type throws or hangs. Good texts are spoiled in a few places, because a text that is wrong
 * everywhere is refused at its first character.
 */
const random = new SeededRandom('hostile');
const STRANGE = [
  '',
  ' ',
  '\0',
  '\n',
  '-',
  '+',
  '*',
  ',',
  '=',
  ':',
  'A',
  'K',
  'U',
  'Z',
  'a',
  '0',
  '9',
  'é',
  '😀',
  '\u2028',
  '[',
  '@',
];
const VALUES: unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1.5,
  Number.NaN,
  [],
  {},
  ['MMUA'],
  { length: 4 },
  () => 'MMUA',
  Symbol('x'),
  10n,
];
const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];

function spoil(text: string): string {
  let spoiled = text;
  for (let times = 1 + random.below(3); times > 0; times--) {
    const at = random.below(spoiled.length + 1);
    const end = at + pick([0, 0, 1, 1, 4, 40]);
    const put = pick([pick(STRANGE), pick(STRANGE), spoiled.slice(at, at + 4), pick(STRANGE).repeat(random.below(50))]);
    spoiled = spoiled.slice(0, at) + put + spoiled.slice(end);
  }
  return spoiled;
}

const matches = setUpsToTry(game).map(({ seats, settings }) => walk(game, seats, settings, 'fuzz'));
const positions = matches.flatMap((match) => match.positions) as StratopolisPosition[];
const lines = positions.map((position) => game.format(position));
const placements = lines.map((line) => line.split(' ')[1]);
const moves = matches.flatMap((match) => match.moves.map((move, i) => game.formatMove(positions[i], move)));

describe('hostile texts', () => {
  it('40,000 spoiled positions are read or refused with a reason, and what is read is lossless', () => {
    let read = 0;
    for (let i = 0; i < 40_000; i++) {
      const parsed = game.parse(spoil(pick(lines)));
      if (parsed.ok) {
        read++;
        const clean = game.format(parsed.value);
        const again = game.parse(clean);
        if (!again.ok || game.format(again.value) !== clean) throw new Error(`${clean} is not lossless`);
      } else if (sayFault(parsed.fault) === '') throw new Error('no reason');
    }
    expect(read).toBeGreaterThan(0);
  });

  it('40,000 spoiled moves', () => {
    for (let i = 0; i < 40_000; i++) {
      const parsed = game.parseMove(pick(positions), random.below(4) === 0 ? pick(moves) : spoil(pick(moves)));
      if (!parsed.ok && sayFault(parsed.fault) === '') throw new Error('no reason');
    }
  });

  it('2,000 spoiled texts to read', () => {
    for (let i = 0; i < 2000; i++) readPasted(spoil(pick(random.below(2) === 0 ? lines : placements)));
  });

  it('40,000 calls of the official methods', () => {
    const names = Object.keys(official);
    const good: Record<string, () => unknown> = {
      green: () => random.below(2) === 0,
      placement: () => pick([pick(placements), spoil(pick(placements)), spoil(pick(placements))]),
      tilePlacement: () => spoil(pick(moves)),
      columns: () => spoil('ABCXYZ'),
      rows: () => spoil('ABCXYZ'),
      piece: () => pick(['K', 'A', 'T', 'J', 'U', spoil('K')]),
      opponentsPiece: () => pick(['K', 'A', 'T', 'J', 'U', spoil('K')]),
    };
    const argument = (name: string) => (random.below(8) === 0 ? pick(VALUES) : good[name]());
    for (let i = 0; i < 40_000; i++) {
      const method = official[pick(names)];
      const input = Object.fromEntries(Object.keys(method.args).map((name) => [name, argument(name)]));
      const result = method.call(random.below(50) === 0 ? {} : input, random);
      if (!result.ok && sayFault(result.fault) === '') throw new Error('no reason');
    }
  });

  it('texts of a hundred thousand characters', () => {
    const huge = ['x', ' ', 'MMUA', 'A=B ', ',', '*', '+', '=', 'stratopolis '].map((text) =>
      text.repeat(100_000 / text.length),
    );
    for (const text of [
      ...huge,
      ...huge.map((tail) => `${lines[20]} ${tail}`),
      ...huge.map((tail) => `stratopolis MMUA ${tail}`),
    ]) {
      expect(game.parse(text).ok).toBe(false);
      expect(game.parseMove(positions[5], text).ok).toBe(false);
      expect(readPasted(text).fault?.message.length ?? 0).toBeLessThan(300);
      for (const method of Object.values(official)) {
        const result = method.call(Object.fromEntries(Object.keys(method.args).map((name) => [name, text])), random);
        expect(!result.ok || result.value === false).toBe(true);
        if (!result.ok) expect(sayFault(result.fault).length).toBeLessThan(300);
      }
    }
  });
});
