import { networkInterfaces } from 'node:os';

const BUSY = new Set(['EADDRINUSE', 'EACCES']);
/** How many ports above a busy one are tried. */
const ATTEMPTS = 50;

/**
 * Listens on the first free port from `first` on; port 0 takes any. Gives the port.
 *
 * @param {import('node:http').Server} server
 * @param {string} host
 * @param {number} first
 * @returns {Promise<number>}
 */
export async function listen(server, host, first) {
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
export function listAddresses(host) {
  if (host !== '0.0.0.0' && host !== '::') return [host.includes(':') ? `[${host}]` : host];
  const outside = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  return ['localhost', ...outside.map(({ address }) => address)];
}
