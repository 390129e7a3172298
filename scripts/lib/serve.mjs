import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import sirv from 'sirv';
import { cacheControl, SAFETY_HEADERS } from '../../server/headers.mjs';

const BUSY = new Set(['EADDRINUSE', 'EACCES']);
/** How many ports above a busy one are tried. */
const ATTEMPTS = 50;

/**
 * Serves a built app until `close`. A busy port gives way to the next free one; port 0 takes any.
 *
 * @param {{ folder: string, host: string, port: number }} where
 * @returns {Promise<{ url: string, urls: string[], port: number, close: () => Promise<void> }>} `urls` is every address
 *   that people can open, this machine's own first
 */
export async function serve({ folder, host, port }) {
  const server = createServer(answerFrom(folder));
  server.on('clientError', refuseRequest);
  const taken = await listen(server, host, port);
  const close = () =>
    /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      })
    );
  const urls = listAddresses(host).map((name) => `http://${name}:${taken}/`);
  return { url: urls[0], urls, port: taken, close };
}

/**
 * @param {string} folder
 * @returns {import('node:http').RequestListener}
 */
function answerFrom(folder) {
  // `dev` looks at the disk for each request: a build may replace the folder while it is being served.
  const sendFile = sirv(folder, { dev: true, etag: true, gzip: true, brotli: true });
  return (request, response) => {
    // Every file is small, so ranges are not offered; sirv throws on a range that ends before it begins.
    delete request.headers.range;
    const path = (request.url ?? '/').split('?')[0];
    for (const [name, value] of Object.entries(SAFETY_HEADERS)) response.setHeader(name, value);
    response.setHeader('Cache-Control', cacheControl(path));
    const refuse = (/** @type {number} */ status, /** @type {string} */ words) => {
      response.setHeader('Cache-Control', cacheControl(path, status));
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${words}\n`);
    };
    if (request.method === 'GET' || request.method === 'HEAD') {
      sendFile(request, response, () => refuse(404, 'Not found'));
    } else {
      response.setHeader('Allow', 'GET, HEAD');
      refuse(405, 'Only GET and HEAD are answered here');
    }
  };
}

/**
 * A request that is no HTTP never reaches the listener above.
 *
 * @param {Error} _error
 * @param {import('node:stream').Duplex} socket
 */
function refuseRequest(_error, socket) {
  const headers = Object.entries(SAFETY_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.end(`HTTP/1.1 400 Bad Request\r\nConnection: close\r\n${headers.join('')}\r\n`);
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

/**
 * A server that listens on every address is reached as localhost and by this machine's addresses in the network.
 *
 * @param {string} host
 */
function listAddresses(host) {
  if (host !== '0.0.0.0' && host !== '::') return [host.includes(':') ? `[${host}]` : host];
  const outside = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  return ['localhost', ...outside.map(({ address }) => address)];
}
