import { inLanguage } from '../../language.ts';

/** `boardwalk serve`. */
export const texts = inLanguage('cli/serve', {
  about: 'serve the app and the online tables from this machine',
  port: 'the port to listen on; if it is busy, the next free one',
  host: 'the address to listen on; 0.0.0.0 lets other devices on your network play',
  database: 'keep everything in PostgreSQL instead: postgres://…',
  offline: 'serve only the app, without online tables',
  origin: 'another address whose pages may play here; can be repeated',
  behindProxy: 'your own proxy says where people come from (X-Forwarded-For)',
  noLimits: 'don’t limit how much may come from one address; for measuring only',
  threads: 'threads for computer players (default: one less than there are cores)',
  botsOnly: 'serve nobody; only think for computer players of servers with the same --database',
  contact: 'where push services can reach you, the host: mailto:… or https://…',
  log: 'what goes to standard error, as JSON',
  help: `
To host it for others, see docs/hosting.md. Health: GET /health. Numbers: GET /metrics.

Examples:
  boardwalk serve --host 0.0.0.0
  boardwalk serve --port 8080 --data /var/lib/boardwalk --behind-proxy
  boardwalk serve --database postgres://boardwalk@db/boardwalk --behind-proxy`,
  wrongContact: 'It must begin with mailto: or https://.',
  wrongPort: 'It must be a whole number from 0 to 65535.',
  busy: (port: number, found: number) => `Port ${port} is busy, so this is ${found}.`,
  ready: (seconds: string, url: string) => `Ready in ${seconds} s. Open ${url} to play; press Ctrl-C to stop.`,
  elsewhere: (urls: readonly string[]) => `On other devices on your network: ${urls.join(' or ')}`,
  notBuilt: 'The app is not built (npm run build), so only the online tables are served.',
  botsDatabase: 'Name the --database of the servers to think for.',
  thinking: (threads: number) => `Thinking for computer players, ${threads} at a time. Press Ctrl-C to stop.`,
  noApp: 'There is no app to serve. Build it first: npm run build.',
});
