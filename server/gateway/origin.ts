import type { IncomingHttpHeaders } from 'node:http';

/**
 * A browser says which page it speaks for. Only pages of this host may; programs say nothing, and may because nothing
 * of theirs is sent along by itself: there are no cookies.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Where a request comes from. Behind a proxy of the host's own, what the proxy says last. */
export function addressOf(headers: IncomingHttpHeaders, remote: string | undefined, behindProxy: boolean): string {
  const said = behindProxy ? headers['x-forwarded-for'] : undefined;
  const list = (Array.isArray(said) ? said.join(',') : (said ?? '')).split(',');
  return list.at(-1)?.trim() || remote || 'unknown';
}

/** The key that comes with a request. */
export function bearerOf({ authorization }: IncomingHttpHeaders): string | undefined {
  return /^Bearer ([\w-]{16,64})$/i.exec(authorization ?? '')?.[1];
}
