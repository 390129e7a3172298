import { createServer } from 'node:http';
import { answerFrom, refuseRequest } from '../../server/app-files.mjs';
import { listAddresses, listen } from '../../server/listen.mjs';

/**
 * Serves a built app, and nothing else, until `close`. A busy port gives way to the next free one; port 0 takes any.
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
