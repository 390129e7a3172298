// The headers of every response, for each server that serves the app. Plain JavaScript, because `npm start` runs it
// without a build.

/**
 * Nothing inline, nothing from elsewhere. Pictures of boards are data: addresses, match files are downloaded from blob:
 * addresses (a download needs no directive). Styles set by script through the CSSOM are not inline code. Per CSP 3 'self'
 * also covers WebSockets of the same host and port.
 */
const POLICY = [
  "default-src 'none'",
  // WebAssembly that our own code writes: the sums of a computer player's nets.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * For every response, errors included. Two headers are left out on purpose: Strict-Transport-Security would make a host
 * without https unreachable, and Cross-Origin-Opener-Policy makes Chromium log an error on a plain-http address.
 */
export const SAFETY_HEADERS = Object.freeze({
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  // For browsers that do not know frame-ancestors.
  'X-Frame-Options': 'DENY',
});

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/**
 * How long a file of the built app may be kept. Everything under assets/ has a hash of its content in its name.
 *
 * @param {string} path as in the address, from the first slash
 * @param {number} [status] anything but a success is asked for again: the file may be there the next time
 */
export function cacheControl(path, status = 200) {
  return path.startsWith('/assets/') && status < 400 ? FOREVER : ASK_AGAIN;
}
