import sirv from 'sirv';
import { cacheControl, SAFETY_HEADERS } from './headers.mjs';

/**
 * Answers requests with the files of a built app.
 *
 * @param {string} folder
 * @returns {import('node:http').RequestListener}
 */
export function answerFrom(folder) {
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
      sendFile(request, response, () => {
        if (!isPage(request)) return refuse(404, 'Not found');
        response.setHeader('Cache-Control', cacheControl(path, 404));
        response.writeHead(404, { 'Content-Type': 'text/html' }).end(leadOn(path));
      });
    } else {
      response.setHeader('Allow', 'GET, HEAD');
      refuse(405, 'Only GET and HEAD are answered here');
    }
  };
}

/**
 * Somebody typed the address, or followed a link: no script or picture of a page.
 *
 * @param {import('node:http').IncomingMessage} request
 */
function isPage({ headers }) {
  return headers.accept?.includes('text/html') === true;
}

/**
 * Leads to the same address within the app, which has the page or says in its own way that there is none. The app's files
 * have relative addresses and would not be found from here.
 *
 * @param {string} path
 */
function leadOn(path) {
  const up = '../'.repeat(Math.max(0, path.split('/').length - 2)) || './';
  const within = /^[\w/-]*$/.test(path) ? path : '/not-found';
  return `<!doctype html><meta http-equiv="refresh" content="0; url=${up}#${within}"><title>Not found</title>\n`;
}

/**
 * A request that is no HTTP never reaches a listener.
 *
 * @param {Error} _error
 * @param {import('node:stream').Duplex} socket
 */
export function refuseRequest(_error, socket) {
  const headers = Object.entries(SAFETY_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.end(`HTTP/1.1 400 Bad Request\r\nConnection: close\r\n${headers.join('')}\r\n`);
}
