import { think } from '../ai/think.ts';
import { CHANCE, OVER, type Position } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { SetUp } from '../core/settings.ts';
import { findGame } from '../games/index.ts';
import type { Room } from '../games/room.ts';

/** What to measure. Plain data, because it travels to another thread. */
export interface SearchJob extends SetUp {
  readonly kind: 'search';
  readonly game: string;
  readonly level: number;
  readonly seconds: number;
}

export interface SearchMeasurement {
  readonly game: string;
  readonly seats: number;
  readonly level: number;
  /** Decisions thought about, in the course of matches that the level plays with itself. */
  readonly decisions: number;
  readonly iterationsPerSecond: number;
  readonly millisecondsPerDecision: number;
  readonly slowestDecision: number;
  /** Heap in use after the first second and at the end, in MiB, rubbish collected where Node allows it. */
  readonly heap: readonly [number, number];
}

/** A level plays with itself for a while, on this thread, which must have run no other game. */
export async function measureSearch(job: SearchJob): Promise<SearchMeasurement> {
  const entry = findGame(job.game);
  if (!entry) throw new Error(`There is no game ${job.game}.`);
  const room = await entry.load();
  const warm = thinkFor(room, job, Math.min(2, job.seconds / 2));
  const before = heapInUse();
  const done = thinkFor(room, job, job.seconds);
  const { decisions, iterations, milliseconds, slowest } = done;
  return {
    ...{ game: job.game, seats: job.seats, level: job.level, decisions },
    iterationsPerSecond: (1000 * iterations) / milliseconds,
    millisecondsPerDecision: milliseconds / decisions,
    slowestDecision: Math.max(slowest, decisions === 0 ? warm.slowest : 0),
    heap: [before, heapInUse()],
  };
}

function thinkFor(room: Room, { seats, settings, level, seconds }: SearchJob, limit = seconds) {
  const dice = new SeededRandom('search');
  const sum = { decisions: 0, iterations: 0, milliseconds: 0, slowest: 0 };
  let position: Position = room.game.start(seats, settings);
  while (sum.milliseconds < limit * 1000) {
    if (position.turn === OVER) position = room.game.start(seats, settings);
    if (position.turn === CHANCE) {
      position.play(position.roll(dice));
      continue;
    }
    const began = performance.now();
    const thought = think(room, position.view(position.turn), room.bot.levels[level - 1], dice.next());
    const took = performance.now() - began;
    sum.decisions++;
    sum.iterations += thought.iterations;
    sum.milliseconds += took;
    sum.slowest = Math.max(sum.slowest, took);
    position.play(thought.moves[0].move);
  }
  return sum;
}

function heapInUse(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
