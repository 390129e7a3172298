import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { room as arboretum } from '../../games/arboretum/index.ts';
import { room as blueLagoon } from '../../games/blue-lagoon/index.ts';
import { room as metro } from '../../games/metro/index.ts';
import type { Room } from '../../games/room.ts';
import { makeUntrained } from '../net/untrained.ts';
import { Samples } from './samples.ts';
import { SelfPlay, USUAL_PLAN } from './self-play.ts';

const LAGOON: Room = blueLagoon;
const GROVE: Room = arboretum;
const PLAN = { ...USUAL_PLAN, full: 8, quick: 4 };

interface Table {
  readonly room: Room;
  readonly set: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly isQuick: boolean;
  readonly playouts?: number;
}

function gather(seed: string, { room: { game, bot }, set, seats, isQuick, playouts = 0 }: Table): Samples {
  if (!bot.features) throw new Error('no features');
  const start = game.start(seats, must(settle(game.options, set)));
  const table = bot.features.tableOf(start);
  if (!table) throw new Error('no table');
  const samples = new Samples(table.values);
  const nets = isQuick ? undefined : makeUntrained(game.id, bot.features, table, 'net');
  const selfPlay = new SelfPlay({ game, bot }, nets, samples, seed, PLAN);
  if (isQuick) selfPlay.playQuickly(start, { noise: 4, wild: 12, every: 4, playouts });
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
  { room: LAGOON, set: { map: 'default' }, seats: 2, isQuick: false },
  { room: LAGOON, set: { map: 'invaders' }, seats: 3, isQuick: false },
  { room: LAGOON, set: { map: 'sides' }, seats: 4, isQuick: true },
  { room: GROVE, set: {}, seats: 2, isQuick: false },
  { room: GROVE, set: { species: 'random' }, seats: 2, isQuick: true, playouts: 4 },
])('self-play: $room.game.title $set with $seats seats (quick: $isQuick)', (table) => {
  const { seats } = table;
  const samples = gather('seed', table);
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
    const sums = Array.from({ length: samples.count }, (_, sample) =>
      wins.subarray(sample * samples.values, (sample + 1) * samples.values).reduce((sum, share) => sum + share),
    );
    expect(sums.filter((sum) => Math.abs(sum - 1) >= 5e-6)).toEqual([]);
  });

  it('sees the same with the same seed', () => {
    expect(read(gather('seed', table))).toEqual(columns);
  });
});

it('also records what chance finds after a move', () => {
  const { features } = metro.bot;
  const start = metro.game.start(2, must(settle(metro.game.options, {})));
  const table = features?.tableOf(start);
  if (!features || !table) throw new Error('no table');
  const samples = new Samples(table.values);
  const plan = { ...PLAN, fullShare: 1, strange: 0 };
  new SelfPlay(metro, makeUntrained('metro', features, table, 'net'), samples, 'seed', plan).play(start);
  const ends = words(read(samples).movesEnd);
  const choices = ends.filter((end, at) => end > (ends[at - 1] ?? 0)).length;
  expect(choices).toBeGreaterThan(50);
  // Every placement but the last few is followed by a draw.
  expect(samples.count).toBeGreaterThan(1.9 * choices);
});
