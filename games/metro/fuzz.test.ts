import { describe, expect, it } from 'vitest';
import type { Input } from '../../core/official.ts';
import { SeededRandom } from '../../core/random.ts';
import { must, ok, type Result } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { metro } from './game.ts';
import { parsePlacements, parseTile, parseTiles } from './notation.ts';
import { official } from './official.ts';
import { readPasted } from './pasted.ts';
import type { MetroPosition } from './position.ts';
import { NONE, UNSEEN } from './state.ts';

/*
 * Hostile input, the same on every run. Nothing may throw; what is refused needs a code and a sentence that fits on a
 * screen; what is read must be written and read again without a change.
 */
describe('hostile input', () => {
  it('40,000 spoiled and strange lines are read or refused', () => {
    expect(complaints(40_000, (random) => judge(metro.parse, strangeText(random, LINES), readBack))).toEqual([]);
  });

  it('40,000 spoiled and strange moves, in every kind of position', () => {
    const positions = LINES.map((line) => must(metro.parse(line)));
    expect(
      complaints(40_000, (random) => {
        const position = positions[random.below(positions.length)];
        const parse = (text: string) => metro.parseMove(position, text);
        return judge(parse, strangeText(random, MOVES), (move, text) =>
          metro.formatMove(position, move) === text ? undefined : `comes back as ${metro.formatMove(position, move)}`,
        );
      }),
    ).toEqual([]);
  });

  it('30,000 sequences and hands', () => {
    const parsers = [parsePlacements, parseTiles, parseTile, readStrictly];
    expect(
      complaints(30_000, (random) => {
        const parse: (text: string) => Result<unknown> = parsers[random.below(parsers.length)];
        return judge(parse, strangeText(random, SEQUENCES));
      }),
    ).toEqual([]);
  });

  it('60,000 calls of the official methods with anything for an argument', () => {
    const methods = Object.entries(official);
    const dice = new SeededRandom('dice');
    expect(
      complaints(60_000, (random) => {
        const [name, method] = methods[random.below(methods.length)];
        const input: Input = Object.fromEntries(
          Object.keys(method.args).map((arg) => [arg, strangeValue(random, arg)]),
        );
        const complaint = judge((given: Input) => method.call(given, dice), input);
        return complaint && `${name}: ${complaint}`;
      }),
    ).toEqual([]);
  });

  it('5,000 settings with strange names and texts', () => {
    expect(
      complaints(5000, (random) => {
        const words = ['refill', 'secret', 'centre', 'on', 'off', ...NAMES];
        const entries = Array.from({ length: random.below(4) }, () => [pick(random, words), pick(random, words)]);
        const given = JSON.parse(
          `{${entries.map((entry) => entry.map((word) => JSON.stringify(word)).join(':')).join()}}`,
        );
        return judge((settings: Input) => settle(metro.options, settings), given);
      }),
    ).toEqual([]);
  });

  it('the longest inputs are answered like the short ones', () => {
    for (const unit of ['a', 'aaaa00', 'metro ', ' ', ',', '?', '+', '😀', '\u0000', 'x=on ']) {
      const long = unit.repeat(Math.ceil(100_000 / unit.length));
      const found = [
        long,
        `metro ${long}`,
        `metro - ${long} 1+`,
        `metro - -,- 1+${long}`,
        `metro - -,- 1+ ${long}`,
      ].flatMap((text) => [
        judge(metro.parse, text),
        judge(readStrictly, text),
        judge(parsePlacements, text),
        judge(parseTiles, text),
      ]);
      expect(found.filter((complaint) => complaint !== undefined)).toEqual([]);
    }
  });
});

const FULL =
  'adbb75aaaa67bbbb57aacb56aacb46aacb55cbaa70acba74acba40cbcb64dbcd63cccc37dbcd45bcdd03baac62bcdd01cccc04badb14bcbc53bbad05' +
  'bbad02ccda60bcbc00aaaa76baac52dddd13dacc61dddd36baac12accd41cbcb26ddbc24dada22adad32cddb06badb50dbba31acba10aaaa23acba27' +
  'baac66bcbc51cdac42cbaa73cdac20ccda25aacb17dbba65adad54bbbb71ddbc72dacc47cbaa07accd21adbb16aaaa35cbcb11cbaa30dada15cddb77';
const LINES = [
  'metro - -,- 1+',
  'metro - aacb,-,- 1',
  'metro - aacb,- 1+dddd',
  'metro aacb01cbaa02 acba,- 2+',
  'metro aacb01 ?,acba 1+? secret=on',
  'metro aaaa00 bbbb,cccc,- 1 refill=on secret=on centre=off',
  `metro ${FULL.slice(0, 120)} -,-,-,-,-,- 3+`,
  `metro ${FULL.slice(0, 348)} dada,cddb 1`,
  `metro ${FULL.slice(0, 354)} cddb,- 1 secret=on`,
  `metro ${FULL} -,- end`,
];
const MOVES = ['aacb32', 'draw', '+aacb', '+?', 'dddd00', 'cddb77', 'dada15', 'aaaa11', 'bbbb01', 'acba10'];
const SEQUENCES = [
  '',
  'aacb01',
  'aaaa10aaaa11',
  FULL.slice(0, 60),
  FULL.slice(0, 354),
  FULL,
  'aacbdddd',
  'dddd',
  ...LINES,
];
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '', '0', 'null', '😀'];
const LETTERS = [...'abcd01234567 ,+-?=ABe89\n\t\u0000é😀', 'metro', 'end', 'secret=on', 'aaaa00', '\ud800', '\u2028'];

/** What is read with a fault counts as refused. */
function readStrictly(text: string): Result<unknown> {
  const { fault } = readPasted(text);
  return fault ? { ok: false, fault: { code: 'internal', data: { error: fault.message } } } : ok(undefined);
}

/** Runs one trial after the other and keeps the first few complaints. */
function complaints(count: number, trial: (random: SeededRandom) => string | undefined): string[] {
  const random = new SeededRandom(`fuzz ${count}`);
  const found: string[] = [];
  for (let i = 0; i < count && found.length < 5; i++) {
    const complaint = trial(random);
    if (complaint !== undefined) found.push(complaint);
  }
  return found;
}

function judge<I, T>(
  parse: (input: I) => Result<T>,
  input: I,
  readAgain: (value: T, input: I) => string | undefined = () => undefined,
): string | undefined {
  const shown = () => JSON.stringify(input)?.slice(0, 300);
  try {
    const result = parse(input);
    if (result.ok) {
      const complaint = readAgain(result.value, input);
      return complaint && `${shown()} ${complaint}`;
    }
    const { code } = result.fault;
    const message = sayFault(result.fault);
    if (!/^[a-z]+\.[a-zA-Z]+$|^internal$/.test(code)) return `${shown()} has the code ${code}`;
    const readable = message.length > 5 && message.length < 300 && message.endsWith('.') && !/[\r\n]/.test(message);
    return readable ? undefined : `${shown()} has the message ${message}`;
  } catch (error) {
    return `${shown()} throws ${String(error)}`;
  }
}

/** A line that was read makes sense, is written, read and written again, and one of its moves can be played. */
function readBack(position: MetroPosition): string | undefined {
  const text = metro.format(position);
  const { seats, placed, drawn, pool, deck, turn, mover, tileToPlace } = position;
  const held = [...position.hands, drawn];
  const tiles = placed + held.filter((tile) => tile !== NONE && tile !== UNSEEN).length + pool;
  const copies = position.unseen.reduce((sum, count) => sum + count, 0);
  if (tiles !== 60 || copies !== pool || deck > pool || deck < 0) return `is read with ${tiles} tiles`;
  if (position.unseen.some((count) => count < 0)) return 'is read with copies that do not exist';
  if (seats < 2 || seats > 6 || mover < 0 || mover >= seats || (turn >= 0 && tileToPlace === NONE))
    return 'is read, but it is nobody’s turn';
  const again = metro.parse(text);
  if (!again.ok) return `is read but not what it is written as: ${sayFault(again.fault)}`;
  if (metro.format(again.value) !== text) return `comes back as ${metro.format(again.value)}`;
  const list = new Int32Array(metro.maxMoves);
  if (position.moves(list) > 0) position.play(list[0]);
  return metro.parse(metro.format(position)).ok ? undefined : `leads to ${metro.format(position)}, which is refused`;
}

/** Half the time a good text with a few changes, else letters at random. */
function strangeText(random: SeededRandom, good: readonly string[]): string {
  let text = random.below(4) > 0 ? pick(random, good) : randomText(random);
  for (let changes = random.below(4); changes > 0; changes--) text = spoil(text, random, good);
  return text;
}

function spoil(text: string, random: SeededRandom, good: readonly string[]): string {
  const at = random.below(text.length + 1);
  const end = Math.min(text.length, at + random.below(8));
  const kind = random.below(6);
  if (kind === 0) return text.slice(0, at) + text.slice(end);
  if (kind === 1) return text.slice(0, at) + pick(random, LETTERS) + text.slice(at);
  if (kind === 2) return text.slice(0, at) + pick(random, LETTERS) + text.slice(at + 1);
  if (kind === 3) return text.slice(0, end) + text.slice(at);
  if (kind === 4) return text.slice(0, at) + pick(random, good).slice(random.below(20));
  return text.slice(0, at);
}

function randomText(random: SeededRandom): string {
  return Array.from({ length: random.below(30) }, () => pick(random, LETTERS)).join('');
}

function strangeValue(random: SeededRandom, name: string): unknown {
  const kind = random.below(8);
  if (kind < 3) return /Players|station|row|column|exit/.test(name) ? random.below(36) : strangeText(random, SEQUENCES);
  if (kind === 3) return strangeText(random, SEQUENCES);
  if (kind === 4) return pick(random, [0, -1, 2, 6, 7, 2.5, Number.NaN, Number.POSITIVE_INFINITY, -0, 1e300, 2 ** 53]);
  if (kind === 5) return pick<unknown>(random, [null, undefined, true, false, 10n, Symbol('s'), () => 'aaaa']);
  if (kind === 6) return pick<unknown>(random, [[], ['aaaa00'], [[]], {}, { length: 6 }, { toString: 1, valueOf: 1 }]);
  return pick<unknown>(random, [Object.create(null), new Map(), new Int32Array(4), new Proxy({}, {}), /a/]);
}

function pick<T>(random: SeededRandom, list: readonly T[]): T {
  return list[random.below(list.length)];
}
