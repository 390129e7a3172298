import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { room } from '../games/metro/index.ts';
import { isYou } from '../texts/who.ts';
import { packText, unpackText } from './packed-text.ts';
import { readText } from './pasted-text.ts';

const [line] = readFileSync('games/metro/matches/random.jsonl', 'utf8').split('\n');
const { record } = JSON.parse(line);
const short = { ...record, log: record.log.slice(0, 6) };

describe('a plain sentence', () => {
  it('is no position with a mistake in it', () => {
    const { fault, positions } = readText(room, 'Hello, is anybody there?', 2);
    expect([fault?.message, positions.length]).toEqual(['This doesn’t look like a match or a position of Metro.', 0]);
    expect(readText(room, 'hello world', 2)).toMatchObject({ fault, positions: [] });
    expect(readText(room, 'metro', 2).fault?.message).not.toContain('look like');
  });
});

describe('a link that lost its end', () => {
  it('is told to be incomplete, not read as a placement', async () => {
    const packed = (await packText(line)) ?? '';
    const text = await unpackText(packed.slice(0, -40));
    expect(readText(room, text, 2).fault?.message).toBe('This link is incomplete. Copy the whole link again.');
  });
});

describe('a match as JSON', () => {
  it('is shown move by move with the names it has', () => {
    const players = [
      { kind: 'person', name: 'Ann', colour: 4 },
      { kind: 'bot', name: 'Bob', level: 3 },
    ];
    const reading = readText(room, JSON.stringify({ record: short, players }), 2);
    expect(reading).toMatchObject({
      kind: 'match',
      saysSeats: true,
      matches: 1,
      names: ['Ann', 'Bob'],
      players,
      remarks: [],
    });
    expect(reading.positions).toHaveLength(4);
    expect(reading.captions.map((words) => words.split(' ')[0])).toEqual(['', 'Ann', 'Bob', 'Ann']);
    // The eye needs no coordinates: the board is lit where each move was made.
    expect(reading.captions[1]).toMatch(/row \d, column \d/);
    expect(reading.seen?.join()).not.toMatch(/row|column/);
    expect(reading.marks?.map((marks) => marks.map(({ seat, places }) => [seat, places.length]))).toEqual([
      [],
      [[0, 1]],
      [[1, 1]],
      [[0, 1]],
    ]);
    expect(readText(room, JSON.stringify(short, null, 2), 2).names).toEqual(['Player 1', 'Player 2']);
  });

  it('calls nobody “you” but the one who played it here', () => {
    const players = [
      { kind: 'person', name: 'You' },
      { kind: 'bot', name: 'Bob', level: 3 },
    ];
    const text = JSON.stringify({ record: short, players });
    const shared = readText(room, text, 2);
    expect(shared.names).toEqual(['Player 1', 'Bob']);
    expect(shared.captions[1]).toMatch(/^Player 1 /);
    expect(readText(room, text, 2, 0, true).names?.map(isYou)).toEqual([true, false]);
  });

  it('one of several, a line each or as a list', () => {
    const two = [short, { ...short, log: short.log.slice(0, 2) }];
    for (const text of [two.map((each) => JSON.stringify(each)).join('\n'), JSON.stringify(two)]) {
      expect(readText(room, text, 2)).toMatchObject({ matches: 2 });
      expect(readText(room, text, 2, 1).positions).toHaveLength(2);
      expect(readText(room, text, 2, 9).positions).toHaveLength(2);
    }
  });

  it('F9: is shown as far as it follows the rules, and the wrong move is named', () => {
    const text = JSON.stringify({ ...short, log: [...short.log, '+aaaa', 'aaaa33', '+bbbb'] });
    const { positions, fault } = readText(room, text, 2);
    expect(positions).toHaveLength(4);
    expect(fault).toMatchObject({ rule: 'M5', message: expect.stringContaining('Line 8, "aaaa33"') });
    expect(text.slice(...(fault?.span ?? []))).toBe('aaaa33');
  });

  it.each([
    ['{"log": [', 9],
    [`${JSON.stringify(short).slice(0, -1)} "x"`, JSON.stringify(short).length],
  ])('F9: broken JSON is located: %s', (text, at) => {
    const { positions, fault } = readText(room, text, 2);
    expect(positions).toEqual([]);
    expect(Math.abs((fault?.span?.[0] ?? -9) - at)).toBeLessThan(3);
  });

  it('of another game or under other rules is refused', () => {
    expect(readText(room, JSON.stringify({ ...short, game: 'chess' }), 2).fault?.message).toContain('"chess"');
    expect(readText(room, '{"log": []}', 2).fault?.message).toContain('"game"');
  });
});

describe('other texts', () => {
  it('F8: code with braces is no match', () => {
    expect(readText(room, '{"aacb01", "aacb01cbaa02"}', 3)).toMatchObject({ kind: 'position', saysSeats: false });
    expect(readText(room, '{"aacb01", "aacb01cbaa02"}', 3).positions[2].seats).toBe(3);
  });
  it('a line says how many play', () => {
    expect(readText(room, 'metro aacb01 -,-,- 2+', 2)).toMatchObject({ kind: 'position', saysSeats: true });
  });
});
