import { availableParallelism } from 'node:os';
import { texts } from '#texts/cli/arena.ts';
import { type Settings, settle } from '../../core/settings.ts';
import type { Room } from '../../games/room.ts';
import { accept, failure, wrongUsage } from '../complaint.ts';
import type { Io } from '../io.ts';
import { ResultsFile } from '../results-file.ts';
import type { Encounter, EncounterResult } from './encounter.ts';
import { playAll } from './pool.ts';
import { sharesOfFirst, sprt, type Verdict } from './statistics.ts';

export interface ArenaJob {
  readonly room: Room;
  readonly players: readonly string[];
  /** Games in all; rounded up to whole encounters. */
  readonly games: number;
  readonly seed: string;
  readonly set: Readonly<Record<string, string>>;
  /** An option whose values are played in turn, e.g. every challenge. */
  readonly each?: string;
  /** Stop as soon as a sequential test between these two Elo differences is decided. */
  readonly sprt?: readonly [number, number];
  readonly milliseconds: number;
  readonly threads?: number;
  readonly file?: string;
  /** Whether the luck of every draw is measured. */
  readonly luck?: boolean;
  /** Whether external bots hear when games begin and end. */
  readonly news?: boolean;
}

export interface ArenaRun {
  readonly results: readonly EncounterResult[];
  readonly llr?: number;
  readonly verdict?: Verdict;
}

/** Plays the games of a job; `progress` hears of every encounter done. */
export async function runArena(
  job: ArenaJob,
  io: Io,
  progress: (done: readonly EncounterResult[], planned: number) => void,
): Promise<ArenaRun> {
  const { room, players, games, seed } = job;
  const planned = Math.ceil(games / players.length);
  const tables = settingsOf(job);
  const asked = { game: room.game.id, players, seed, set: job.set, each: job.each ?? null };
  const file = new ResultsFile<EncounterResult>(job.file, job.luck ? { ...asked, luck: true } : asked);
  const results = [...file.done];
  const known = new Set(results.map(({ number }) => number));
  let next = 0;
  const isDecided = () => job.sprt !== undefined && test(job, results).verdict !== undefined;
  let failed: string | undefined;
  const take = (result: EncounterResult) => {
    failed ??= result.failure;
    if (result.failure !== undefined) return;
    results.push(result);
    file.add(result);
    progress(results, planned);
  };
  const give = (): Encounter | undefined => {
    while (known.has(next)) next++;
    if (next >= planned || failed !== undefined || isDecided()) return undefined;
    const number = next++;
    return { number, seed, settings: tables[number % tables.length] };
  };
  const threads = Math.min(job.threads ?? availableParallelism(), planned);
  const watched = { ...(job.luck ? { luck: true } : {}), ...(job.news ? { news: true } : {}) };
  const table = { kind: 'arena', game: room.game.id, players, milliseconds: job.milliseconds, ...watched } as const;
  const places = await Promise.all(Array.from({ length: threads }, () => io.openArena(table)));
  await playAll(places, give, take);
  if (failed !== undefined) throw failure(texts.cannotPlay(failed));
  // By number, so that the same run gives the same report on any number of threads.
  results.sort((a, b) => a.number - b.number);
  return job.sprt ? { results, ...test(job, results) } : { results };
}

function test({ players, sprt: bounds }: ArenaJob, results: readonly EncounterResult[]) {
  const [elo0, elo1] = bounds ?? [0, 0];
  return sprt(sharesOfFirst(players, results), elo0, elo1);
}

/** The settings that take turns: one, or one for each value of an option. */
function settingsOf({ room: { game }, players, set, each }: ArenaJob): Settings[] {
  const option = game.options.find(({ id }) => id === each);
  if (each !== undefined && !option) {
    const known = game.options.map(({ id }) => id);
    throw wrongUsage(texts.noOption(game.title, each, known));
  }
  const choices = option ? option.values.map(({ id }) => ({ ...set, [option.id]: id })) : [set];
  return choices.map((choice) => accept(settle(game.options, choice, players.length), wrongUsage));
}
