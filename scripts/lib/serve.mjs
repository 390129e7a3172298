import { createServer } from 'node:http';
import sirv from 'sirv';

const BUSY = new Set(['EADDRINUSE', 'EACCES']);
/** How many ports above a busy one are tried. */
const ATTEMPTS = 50;

/**
 * Serves a built app until `close`. A busy port gives way to the next free one; port 0 takes any.
 *
 * @param {{ folder: string, host: string, port: number }} where
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function serve({ folder, host, port }) {
  const answer = sirv(folder, { etag: true, gzip: true, brotli: true, setHeaders });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    answer(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
    });
  });
  const taken = await listen(server, host, port);
  const close = () =>
    /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      })
    );
  return { url: `http://${formatHost(host)}:${taken}/`, port: taken, close };
}

/**
 * The build puts a hash of its content into the name of every file under assets/, so those never change.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {string} path
 */
function setHeaders(response, path) {
  const isHashed = path.startsWith('/assets/');
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('X-Content-Type-Options', 'nosniff');
}

/**
 * @param {import('node:http').Server} server
 * @param {string} host
 * @param {number} first
 * @returns {Promise<number>}
 */
async function listen(server, host, first) {
  for (let port = first; ; port++) {
    try {
      return await tryPort(server, host, port);
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (!BUSY.has(code ?? '') || port === 65535 || port - first === ATTEMPTS) throw error;
    }
  }
}

/**
 * @param {import('node:http').Server} server
 * @param {string} host
 * @param {number} port
 * @returns {Promise<number>}
 */
function tryPort(server, host, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
    });
  });
}

/** @param {string} host */
function formatHost(host) {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
