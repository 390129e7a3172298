import { setFlagsFromString } from 'node:v8';
import { isMainThread, type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads';
import { type BotThread, serveBots } from '../server/bots/bot-pool.ts';
import { findLanguage, knownLanguage, speak } from '../texts/languages.ts';
import type { ArenaTable } from './arena/place.ts';
import type { ArenaPlace } from './arena/pool.ts';
import { findDataFolder } from './data-folder.ts';
import type { Io } from './io.ts';
import { takeLanguage } from './language.ts';
import { gatherSamples, type LearnJob } from './learn/thread.ts';
import { type BenchJob, type Measurement, measure } from './measurement.ts';
import { readNets } from './nets.ts';
import { measureSearch, type SearchJob, type SearchMeasurement } from './search-measurement.ts';

// A whole turn of a game then compiles into one piece of machine code: random games run an eighth to a quarter faster.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=4000');

if (isMainThread) process.exitCode = await run(process.argv.slice(2));
else if (parentPort) await work(workerData as ThreadJob, parentPort);

/** Whatever speaks is loaded after the language is known: `--lang`, else what the system says. */
async function run(argv: readonly string[]): Promise<number> {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const { asked, rest } = takeLanguage(argv);
  await speak(findLanguage([asked, LC_ALL, LC_MESSAGES, LANG]));
  const { main } = await import('./program.ts');
  // One that nobody speaks here is left to the program to complain of.
  const isKnown = asked === undefined || knownLanguage(asked) !== undefined;
  return main(isKnown ? rest : ['--lang', asked], openIo());
}

function openIo(): Io {
  // The reader closed the pipe because it has seen enough, e.g. `boardwalk games | head -1`.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
      throw error;
    });
  }
  const { stdin, stdout, stderr, env } = process;
  const program = new URL(import.meta.url);
  const threads = { measureAlone, measureSearchAlone, openArena, gatherSamples: askThread };
  return { stdin, stdout, stderr, env, dataFolder: findDataFolder(env), program, untilInterrupted, ...threads };
}

type ThreadJob = BenchJob | SearchJob | LearnJob | ArenaTable | BotThread;

/** This file is also what its threads run. */
async function work(job: ThreadJob, port: MessagePort): Promise<void> {
  if (job.kind === 'bots') serveBots(port, readNets);
  else if (job.kind === 'arena') await (await import('./arena/place.ts')).serveThread(job, port);
  else if (job.kind === 'learn') port.postMessage(await gatherSamples(job));
  else port.postMessage(job.kind === 'search' ? await measureSearch(job) : await measure(job));
}

function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve());
  });
}

/** What external bots are blamed for speaks too, so it is loaded late. */
async function openArena(table: ArenaTable): Promise<ArenaPlace> {
  const { openThread } = await import('./arena/place.ts');
  return openThread(table, new URL(import.meta.url));
}

function measureAlone(job: BenchJob): Promise<Measurement> {
  return askThread(job);
}

function measureSearchAlone(job: SearchJob): Promise<SearchMeasurement> {
  return askThread(job);
}

/** One question to a thread of its own, which runs this same file. */
function askThread<T>(job: BenchJob | SearchJob | LearnJob): Promise<T> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
