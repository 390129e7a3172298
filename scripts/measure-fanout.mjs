// How quickly a move reaches those who watch at another process, and what that costs: through PostgreSQL's LISTEN and
// NOTIFY, and through Redis.
//   node scripts/measure-fanout.mjs [--seconds 8] [--rounds 2]
// For root on Linux, with Debian's PostgreSQL and redis-server. The product needs no Redis: this is to know what it lacks.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { ensureBundle } from './lib/bundle.mjs';
import { CpuGroup } from './lib/cpu-group.mjs';
import { measureLoad, startCluster, startMeasured } from './lib/measured-server.mjs';
import { root } from './lib/root.mjs';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, rounds: { type: 'string', default: '2' } },
});
/** Where Debian puts it. */
const REDIS = '/usr/bin/redis-server';
const REDIS_PORT = 16_379;
/** Watchers of each table, moves a second, tables: enough of them for no match to end while it is measured. */
const CASES = [
  { watchers: 1, rate: 100, tables: 100 },
  { watchers: 1, rate: 500, tables: 200 },
  { watchers: 10, rate: 100, tables: 50 },
  { watchers: 10, rate: 500, tables: 150 },
  { watchers: 200, rate: 100, tables: 20 },
];
const CARRIERS = /** @type {const} */ (['postgres', 'redis']);

await ensureBundle('cli', console.error);
const bundle = await buildServer();
// Databases and generator; the servers have groups of their own. Nothing is capped, but all go before others' work.
const around = new CpuGroup('around');
around.join();
const cluster = await startCluster();
const redis = spawn(REDIS, ['--port', String(REDIS_PORT), '--save', '', '--bind', '127.0.0.1'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
redis.stdout.resume();
await once(redis.stdout, 'data');
try {
  for (const each of CASES)
    for (let round = 0; round < Number(values.rounds); round++)
      for (const carrier of CARRIERS) await measure(carrier, each);
} finally {
  redis.kill();
  await once(redis, 'exit');
  cluster.stop();
  around.remove();
}

/**
 * @param {typeof CARRIERS[number]} carrier
 * @param {typeof CASES[number]} each
 */
async function measure(carrier, { watchers, rate, tables }) {
  const groups = ['one', 'two'].map((name) => new CpuGroup(name));
  const words = [
    'scripts/lib/fanout-server.mjs',
    bundle,
    cluster.url,
    ...(carrier === 'redis' ? [String(REDIS_PORT)] : []),
  ];
  /** @type {Awaited<ReturnType<typeof startMeasured>>[]} */
  const servers = [];
  try {
    for (const group of groups) servers.push(await startMeasured(group, words));
    const samples = sampleCpu();
    const plan = { tables, watchers, rate, seconds: values.seconds };
    const report = await measureLoad(
      servers.map(({ url }) => url),
      Object.entries(plan).flatMap(([name, value]) => [`--${name}`, String(value)]),
    );
    const databases = (samples.stop() * 1e6) / (Number(values.seconds) * report.movesPerSecond);
    tell(carrier, report, databases, watchers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    for (const group of groups) group.remove();
  }
}

/**
 * @param {typeof CARRIERS[number]} carrier
 * @param {Awaited<ReturnType<typeof measureLoad>>} report
 * @param {number} databases microseconds for each move
 * @param {number} watchers
 */
function tell(carrier, report, databases, watchers) {
  const { movesPerSecond, cpuMicrosecondsPerMove, p50Ms, watching } = report;
  console.log(
    `${carrier}: ${watchers} watching each table, ${movesPerSecond} moves/s: there after ${watching?.p50Ms} ms, ` +
      `p99 ${watching?.p99Ms} ms (the other player ${p50Ms} ms); CPU per move ${cpuMicrosecondsPerMove} µs of the servers, ` +
      `${databases.toFixed(0)} µs of the databases`,
  );
}

/** The server as a module, made like the command line that holds it. */
async function buildServer() {
  const folder = join(root, 'tmp/measured-server');
  await build({
    configFile: join(root, 'vite.cli.config.ts'),
    root,
    logLevel: 'warn',
    build: { ssr: 'server/main.ts', outDir: folder },
  });
  return join(folder, 'boardwalk.js');
}

/** CPU of the databases while something runs: at the end, that of its last seconds, when everything was measured. */
function sampleCpu() {
  /** @type {number[]} */
  const seconds = [];
  let isOn = true;
  void (async () => {
    for (; isOn; await pause(1000)) seconds.push(databaseCpu());
  })();
  return {
    stop: () => {
      isOn = false;
      const last = databaseCpu();
      return last - (seconds[seconds.length - Number(values.seconds)] ?? last);
    },
  };
}

/** Seconds of CPU that the databases of this measurement have used. */
function databaseCpu() {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readProcess)
    .filter((text) => /^\d+ \((postgres|redis-server)\)/.test(text));
  const ticks = stats
    .map((text) => text.slice(text.lastIndexOf(')') + 2).split(' '))
    .map((fields) => Number(fields[11]) + Number(fields[12]));
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}

/**
 * What Linux says of a process of this measurement; nothing of others, or of one that has just ended.
 *
 * @param {string} pid
 */
function readProcess(pid) {
  try {
    const isOurs = readFileSync(`/proc/${pid}/cgroup`, 'utf8').includes('boardwalk-around');
    return isOurs ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
  } catch {
    return '';
  }
}
