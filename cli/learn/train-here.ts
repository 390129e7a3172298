import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { texts } from '#texts/cli/learn.ts';
import { parseSamples, type SampleFile } from '../../ai/learn/sample-file.ts';
import { FIRST_TRAINING, NEXT_TRAINING, type Training, train } from '../../ai/learn/train.ts';
import { makeUntrained } from '../../ai/net/untrained.ts';
import { formatNets, type NetFile, parseNets } from '../../ai/net/weights-file.ts';
import { must } from '../../core/result.ts';
import type { Features, NetTable } from '../../games/bot.ts';

interface Lesson {
  readonly game: string;
  readonly table: NetTable;
  readonly features: Features;
  readonly folder: string;
  readonly generation: number;
  readonly seed: string;
}

/** Generations whose samples are used, beside quick games. */
const WINDOW = 8;

/** Trains the nets of a generation in this process and writes them; says how each net did. */
export function trainHere(lesson: Lesson): string[] {
  const { folder, generation, seed } = lesson;
  const before = netsBefore(lesson);
  const played = range(Math.max(1, generation - WINDOW + 1), generation).flatMap((one) => readSamples(folder, one));
  const quick = readSamples(folder, 0);
  const lessons = generation === 0 ? { files: quick } : { files: played, quick };
  const plan = { ...(generation === 0 ? FIRST_TRAINING : NEXT_TRAINING) };
  const trained = before.nets.map((net, index) =>
    train(before.shape, net, lessons, index, { ...plan, seed: `${seed} ${generation} ${index}` }),
  );
  const file: NetFile = { ...before, generation, nets: trained.map(({ weights }) => weights) };
  writeFileSync(join(folder, `generation-${generation}.net`), formatNets(file));
  return trained.map(describe);
}

function describe({ samples, held }: Training, index: number): string {
  const { reward, win, choice } = held;
  const losses = texts.losses(reward.toFixed(4), win.toFixed(4), choice.toFixed(4));
  return texts.trained(index, samples, losses);
}

/** The nets to go on from: those of the generation before, or new ones. */
function netsBefore({ game, table, features, folder, generation, seed }: Lesson): NetFile {
  const file = join(folder, `generation-${generation - 1}.net`);
  return existsSync(file) ? must(parseNets(readFileSync(file))) : makeUntrained(game, features, table, seed);
}

function readSamples(folder: string, generation: number): SampleFile[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(`samples-${generation}-`))
    .sort()
    .map((name) => parseSamples(readFileSync(join(folder, name))));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, more) => from + more);
}
