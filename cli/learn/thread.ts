import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { Samples } from '../../ai/learn/samples.ts';
import { SelfPlay, USUAL_PLAN } from '../../ai/learn/self-play.ts';
import { parseNets } from '../../ai/net/weights-file.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import { findGame } from '../../games/index.ts';

/** What one thread plays. Plain data, because it travels there. */
export interface LearnJob {
  readonly kind: 'learn';
  readonly game: string;
  /** Seats that the nets judge. */
  readonly values: number;
  /** Numbers of seats that take turns. */
  readonly seats: readonly number[];
  readonly settings: Settings;
  readonly seed: string;
  readonly seconds: number;
  /** The nets to play with; without them matches are played at a glance. */
  readonly nets?: string;
  /** Where the samples go. */
  readonly file: string;
  readonly full: number;
  readonly quick: number;
  readonly trust: number;
  /** Playouts for each position of a quick match. */
  readonly playouts: number;
}

export interface LearnReport {
  readonly games: number;
  readonly samples: number;
}

/** Quick matches: the largest error of a glance, in spreads, after the opening and in it; one position in so many is recorded. */
const QUICK_NOISE = 0.1;
const WILD_NOISES = [0.1, 0.3, 0.6, 1.5];
const QUICK_EVERY = 4;
/** Playouts take far longer than the match itself. */
const PLAYED_OUT_EVERY = 16;

/** Plays until the time is over, then writes down what was seen. */
export async function gatherSamples(job: LearnJob): Promise<LearnReport> {
  const shelved = findGame(job.game);
  if (!shelved) throw new Error(`There is no game ${job.game}.`);
  const { game, bot } = await shelved.load();
  const nets = job.nets === undefined ? undefined : must(parseNets(readFileSync(job.nets)));
  const samples = new Samples(job.values);
  const random = new SeededRandom(`${job.seed} noise`);
  const plan = { ...USUAL_PLAN, full: job.full, quick: job.quick, trust: job.trust };
  const every = job.playouts > 0 ? PLAYED_OUT_EVERY : QUICK_EVERY;
  const selfPlay = new SelfPlay({ game, bot }, nets, samples, job.seed, plan);
  const end = performance.now() + job.seconds * 1000;
  let games = 0;
  while (performance.now() < end) {
    const start = game.start(job.seats[games % job.seats.length], job.settings);
    if (nets) selfPlay.play(start);
    else {
      const wild = bot.spread * WILD_NOISES[random.below(WILD_NOISES.length)];
      selfPlay.playQuickly(start, { noise: bot.spread * QUICK_NOISE, wild, every, playouts: job.playouts });
    }
    games++;
  }
  const file = openSync(job.file, 'w');
  for (const part of samples.parts()) writeSync(file, part);
  closeSync(file);
  return { games, samples: samples.count };
}
