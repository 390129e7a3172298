// A server whose news goes to other processes through PostgreSQL or through Redis:
//   node scripts/lib/fanout-server.mjs BUNDLE DATABASE [PORT OF REDIS]
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RedisFanout } from './redis-fanout.mjs';
import { root } from './root.mjs';

const [bundle, database, redis] = process.argv.slice(2);
const { startServer } = /** @type {typeof import('../../server/main.ts')} */ (await import(pathToFileURL(bundle).href));
const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  data: '',
  database,
  folder: undefined,
  isLimited: false,
  threads: 0,
  program: pathToFileURL(join(root, 'dist/cli/boardwalk.js')),
  ...(redis === undefined ? {} : { makeFanout: (hearer) => new RedisFanout(Number(redis), hearer) }),
});
console.log(server.urls[0]);
process.once('SIGTERM', () => void server.close().then(() => process.exit()));
