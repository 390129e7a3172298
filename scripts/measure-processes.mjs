// How much more two servers do on one PostgreSQL than one does, each on the same small part of a core.
//   node scripts/measure-processes.mjs [--cores 0.25] [--tables 400 for each server] [--seconds 10] [--rounds 3]
// For root on Linux, with Debian's PostgreSQL. The caps are what makes it a measurement: without them servers, generator
// and database would fight for the same cores, and two servers could never do twice the work of one.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureBundle } from './lib/bundle.mjs';
import { CpuGroup } from './lib/cpu-group.mjs';
import { measureLoad, serveWords, startCluster, startMeasured } from './lib/measured-server.mjs';

const { values } = parseArgs({
  options: {
    cores: { type: 'string', default: '0.25' },
    tables: { type: 'string', default: '400' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
  },
});
const SERVERS = [1, 2];

await ensureBundle('cli', console.error);
// Generator and database are in a group of their own, which is not capped.
const around = new CpuGroup('around');
around.join();
const cluster = await startCluster();
/** @type {number[][]} */
const rates = SERVERS.map(() => []);
try {
  // One, two, one, two …: whatever else happens on the machine happens to both.
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [at, count] of SERVERS.entries()) rates[at].push(await measure(count));
    const [one, two] = rates.map((each) => each[round]);
    console.log(`round ${round + 1}: two do ${(two / one).toFixed(2)} times what one does`);
  }
} finally {
  cluster.stop();
  around.remove();
}
const [one, two] = rates.map(median);
console.log(`median of ${values.rounds}: ${one} and ${two} moves/s, ${(two / one).toFixed(2)} times`);

/** @param {number} count */
async function measure(count) {
  const groups = Array.from({ length: count }, (_, at) => new CpuGroup(`server-${at}`, Number(values.cores)));
  /** @type {Awaited<ReturnType<typeof startMeasured>>[]} */
  const servers = [];
  try {
    for (const group of groups) servers.push(await startMeasured(group, serveWords(cluster.url)));
    const idleBefore = idleTime();
    const before = groups.map((group) => group.periods());
    // As many for each server: what a move costs depends on how many wait to be stored together.
    const tables = String(count * Number(values.tables));
    const options = ['--tables', tables, '--seconds', values.seconds, '--rate', '0'];
    const { movesPerSecond, cpuMicrosecondsPerMove } = await measureLoad(
      servers.map(({ url }) => url),
      options,
    );
    const capped = groups.map((group, at) => {
      const { all, throttled } = group.periods();
      return percent((throttled - before[at].throttled) / (all - before[at].all));
    });
    console.log(
      `${count} × ${values.cores} core: ${movesPerSecond} moves/s, ${cpuMicrosecondsPerMove} µs a move; at the cap in ` +
        `${capped.join(' and ')} of the time, machine ${percent(idleShare(idleBefore, idleTime()))} idle`,
    );
    return movesPerSecond;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    for (const group of groups) group.remove();
  }
}

function idleTime() {
  const all = cpus().map(({ times }) => times);
  const total = all.reduce((sum, times) => sum + Object.values(times).reduce((a, b) => a + b, 0), 0);
  return { total, idle: all.reduce((sum, { idle }) => sum + idle, 0) };
}

/**
 * @param {ReturnType<typeof idleTime>} before
 * @param {ReturnType<typeof idleTime>} after
 */
function idleShare(before, after) {
  return (after.idle - before.idle) / (after.total - before.total);
}

/** @param {number} share */
function percent(share) {
  return `${Math.round(share * 100)}%`;
}

/** @param {number[]} numbers */
function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
