import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { room } from '../../games/blue-lagoon/index.ts';
import { room as metro } from '../../games/metro/index.ts';
import { makeUntrained } from '../net/untrained.ts';
import { Samples } from './samples.ts';
import { SelfPlay, USUAL_PLAN } from './self-play.ts';

const { game, bot } = room;
const PLAN = { ...USUAL_PLAN, full: 8, quick: 4 };

function gather(seed: string, map: string, seats: number, isQuick = false): Samples {
  if (!bot.features) throw new Error('no features');
  const start = game.start(seats, must(settle(game.options, { map })));
  const table = bot.features.tableOf(start);
  if (!table) throw new Error('no table');
  const samples = new Samples(table.values);
  const nets = isQuick ? undefined : makeUntrained(game.id, bot.features, table, 'net');
  const selfPlay = new SelfPlay({ game, bot }, nets, samples, seed, PLAN);
  if (isQuick) selfPlay.playQuickly(start, 4, 12, 4);
  else selfPlay.play(start);
  return samples;
}

/** The columns as a trainer reads them. */
function read(samples: Samples): Readonly<Record<string, Uint8Array>> {
  const file = Buffer.concat(samples.parts());
  const line = file.indexOf('\n');
  let at = line + 1;
  const head: { name: string; length: number }[] = JSON.parse(file.subarray(0, line).toString());
  return Object.fromEntries(
    head.map(({ name, length }) => {
      expect(at % 4).toBe(0);
      const column = new Uint8Array(file.subarray(at, at + length));
      at += Math.ceil(length / 4) * 4;
      return [name, column];
    }),
  );
}

const floats = (bytes: Uint8Array) => new Float32Array(bytes.buffer);
const words = (bytes: Uint8Array) => new Uint32Array(bytes.buffer);

describe.each([
  { map: 'default', seats: 2, isQuick: false },
  { map: 'invaders', seats: 3, isQuick: false },
  { map: 'sides', seats: 4, isQuick: true },
])('self-play on $map with $seats seats (quick: $isQuick)', ({ map, seats, isQuick }) => {
  const samples = gather('seed', map, seats, isQuick);
  const columns = read(samples);

  it('records whole samples: as many of each column, and shares that add up to 1', () => {
    const ends = words(columns.movesEnd);
    const shares = floats(columns.share);
    expect(columns.net).toHaveLength(samples.count);
    expect(words(columns.activeEnd)).toHaveLength(samples.count);
    expect(words(columns.activeEnd).at(-1)).toBe(columns.active.length / 2);
    expect(words(columns.moveActiveEnd)).toHaveLength(shares.length);
    const sums = Array.from(ends, (end, at) =>
      shares.slice(at === 0 ? 0 : ends[at - 1], end).reduce((a, b) => a + b, 0),
    );
    expect(sums.every((sum) => sum === 0 || Math.abs(sum - 1) < 1e-4)).toBe(true);
    expect(sums.some((sum) => sum > 0)).toBe(true);
  });

  it('tells every sample what came of it', () => {
    // Every seat of the table, in a duel only the one that looked; a place for a fourth is empty where three play.
    const judged = seats === 2 ? 1 : seats;
    expect(columns.seats.every((count) => count === judged)).toBe(true);
    const isJudged = (_: number, at: number) => at % samples.values < judged;
    const rewards = floats(columns.reward);
    expect(rewards).toHaveLength(samples.count * samples.values);
    expect(rewards.filter(isJudged).every((reward) => reward > 0 && reward < 1)).toBe(true);
    expect(rewards.filter((_, at) => !isJudged(_, at)).every((reward) => reward === 0)).toBe(true);
    const wins = floats(columns.win);
    expect(new Set(wins.filter(isJudged)).size).toBeGreaterThan(1);
    if (seats === 2) return;
    // One win is shared by all.
    for (let sample = 0; sample < samples.count; sample++) {
      const shares = wins.subarray(sample * samples.values, (sample + 1) * samples.values);
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 5);
    }
  });

  it('sees the same with the same seed', () => {
    expect(read(gather('seed', map, seats, isQuick))).toEqual(columns);
  });
});

it('also records what chance finds after a move', () => {
  const { features } = metro.bot;
  const start = metro.game.start(2, must(settle(metro.game.options, {})));
  const table = features?.tableOf(start);
  if (!features || !table) throw new Error('no table');
  const samples = new Samples();
  const plan = { ...PLAN, fullShare: 1, strange: 0 };
  new SelfPlay(metro, makeUntrained('metro', features, table, 'net'), samples, 'seed', plan).play(start);
  const ends = words(read(samples).movesEnd);
  const choices = ends.filter((end, at) => end > (ends[at - 1] ?? 0)).length;
  expect(choices).toBeGreaterThan(50);
  // Every placement but the last few is followed by a draw.
  expect(samples.count).toBeGreaterThan(1.9 * choices);
});
