import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { type MatchRecord, replay } from '../../core/timeline.ts';
import { writesGolden } from '../../tests/support/golden.ts';
import { longWalk } from '../../tests/support/raft-long-walk.ts';
import { CHALLENGES } from './components.ts';
import { raceToTheRaft as game } from './game.ts';

/*
 * Matches that lasted, beside the random ones that every game keeps: won, cut off, without room for fire, out of cards,
 * with stuck hands. Rewritten with BOARDWALK_GOLDEN=race-to-the-raft.
 */
const FILE = new URL('./matches/long.jsonl', import.meta.url);
const NUMBERS = [0, 1, 3, 18, 47, 125, 5, 24, 32, 82, 9, 48, 105];

if (writesGolden('race-to-the-raft')) {
  const lines = NUMBERS.map((number) => {
    const seats = 1 + (number % 4);
    const { settings, positions, moves } = longWalk(seats, CHALLENGES[number % CHALLENGES.length].id, `long ${number}`);
    const log = moves.map((move, index) => game.formatMove(positions[index] as never, move));
    const record = { game: game.id, rulesVersion: game.rulesVersion, seats, settings, log };
    return JSON.stringify({ record, end: game.format(positions[positions.length - 1] as never) });
  });
  writeFileSync(FILE, `${lines.join('\n')}\n`);
}

describe('golden matches that lasted', () => {
  const matches: { record: MatchRecord; end: string }[] = readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

  it('replay to the same end', () => {
    for (const { record, end } of matches) expect(game.format(must(replay(game, record)).position)).toBe(end);
  });

  it('end in every way but an empty bag, and know stuck hands', () => {
    const ends = matches.map(({ end }) => / (won|lost\+[a-z-]+)/.exec(end)?.[1]);
    expect(new Set(ends)).toEqual(new Set(['won', 'lost+cut-off', 'lost+no-room', 'lost+no-cards']));
    expect(matches.some(({ record }) => record.log.includes('discard'))).toBe(true);
  });
});
