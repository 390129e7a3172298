import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Io } from './io.ts';
import { type BenchJob, type Measurement, measure } from './measurement.ts';
import { main } from './program.ts';

if (isMainThread) process.exitCode = await main(process.argv.slice(2), openIo());
else parentPort?.postMessage(await measure(workerData as BenchJob));

function openIo(): Io {
  // Whoever closed the pipe has seen enough, e.g. `boardwalk games | head -1`.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
      throw error;
    });
  }
  const { stdin, stdout, stderr, env } = process;
  return { stdin, stdout, stderr, env, measureAlone };
}

/** In a thread of its own, this same file. */
function measureAlone(job: BenchJob): Promise<Measurement> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
