import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { Samples } from '../../ai/learn/samples.ts';
import { SelfPlay, USUAL_PLAN } from '../../ai/learn/self-play.ts';
import { parseNets } from '../../ai/net/weights-file.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import { findGame } from '../../games/index.ts';

/** A table that self-play sits down at, and how often beside the others. */
export interface LearnTable {
  readonly seats: number;
  readonly settings: Settings;
  readonly weight: number;
}

/** What one thread plays. Plain data, because it travels there. */
export interface LearnJob {
  readonly kind: 'learn';
  readonly game: string;
  readonly tables: readonly LearnTable[];
  readonly seed: string;
  readonly seconds: number;
  /** The nets to play with; without them matches are played at a glance. */
  readonly nets?: string;
  /** Where the samples go. */
  readonly file: string;
  readonly full: number;
  readonly quick: number;
}

export interface LearnReport {
  readonly games: number;
  readonly samples: number;
}

/** Quick matches: the largest error of a glance, in spreads, and one position in so many is recorded. */
const QUICK_NOISE = 0.15;
const WILD_NOISE = 0.6;
const QUICK_EVERY = 6;

/** Plays until the time is over, then writes down what was seen. */
export async function gatherSamples(job: LearnJob): Promise<LearnReport> {
  const shelved = findGame(job.game);
  if (!shelved) throw new Error(`There is no game ${job.game}.`);
  const { game, bot } = await shelved.load();
  const nets = job.nets === undefined ? undefined : must(parseNets(readFileSync(job.nets)));
  const samples = new Samples();
  const random = new SeededRandom(`${job.seed} tables`);
  const plan = { ...USUAL_PLAN, full: job.full, quick: job.quick };
  const selfPlay = new SelfPlay({ game, bot }, nets, samples, job.seed, plan);
  const end = performance.now() + job.seconds * 1000;
  let games = 0;
  while (performance.now() < end) {
    const { seats, settings } = drawTable(job.tables, random);
    const start = game.start(seats, settings);
    if (nets) selfPlay.play(start);
    else selfPlay.playQuickly(start, bot.spread * (random.below(4) === 0 ? WILD_NOISE : QUICK_NOISE), QUICK_EVERY);
    games++;
  }
  const file = openSync(job.file, 'w');
  for (const part of samples.parts()) writeSync(file, part);
  closeSync(file);
  return { games, samples: samples.count };
}

function drawTable(tables: readonly LearnTable[], random: SeededRandom): LearnTable {
  const total = tables.reduce((sum, { weight }) => sum + weight, 0);
  let left = (total * random.below(1 << 16)) / (1 << 16);
  for (const table of tables) {
    left -= table.weight;
    if (left < 0) return table;
  }
  return tables[0];
}
