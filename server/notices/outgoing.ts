import { type RequestOptions, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { resolvePublic } from './public-address.ts';

/** How long another server may take. */
const PATIENCE = 6000;

/** What a call to another server needs of the world. Tests have their own; a running server always uses `PUBLIC`. */
export interface Reach {
  /** Where an address really leads; undefined where nobody may be called. */
  readonly resolve: typeof resolvePublic;
  /** Whose signature on certificates counts; the usual ones where it is absent. */
  readonly ca?: string;
}

export const PUBLIC: Reach = { resolve: resolvePublic };

/** The only door through which this server calls others: by https, at addresses that were looked at. The answer's status. */
export async function post(
  url: string,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
  reach: Reach,
): Promise<number> {
  const vetted = await reach.resolve(url);
  if (!vetted) throw new Error('An address does not lead to a public place.');
  // Whatever the name leads to a moment later, the call goes to the address that was looked at.
  const lookup: LookupFunction = (_, { all }, done) =>
    all ? done(null, [vetted]) : done(null, vetted.address, vetted.family);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    lookup,
    timeout: PATIENCE,
    ...(reach.ca === undefined ? {} : { ca: reach.ca }),
  };
  return new Promise((resolve, reject) => {
    const call = request(url, options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('timeout', () => call.destroy(new Error('Another server took too long.')));
    call.on('error', reject);
    call.end(body);
  });
}
