import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Addresses that lead into this machine or its network, or nowhere. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');

/** Global unicast is all there is of IPv6 that anybody may be called at; these parts of it lead elsewhere. */
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');
const PRIVATE_6 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  PRIVATE_6.addSubnet(net, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4');
  return isIP(address) === 6 && PUBLIC_6.check(address, 'ipv6') && !PRIVATE_6.check(address, 'ipv6');
}

type Lookup = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

const lookUp: Lookup = (host) => lookup(host, { all: true, verbatim: true });

/**
 * Where an https address really leads; undefined when any of its addresses is not public, so that nobody can use this
 * server to reach what only it can. Connect to what this gives: asked a second time, the name might lead elsewhere.
 */
export async function resolvePublic(
  url: string,
  look = lookUp,
): Promise<{ address: string; family: number } | undefined> {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, username, password } = new URL(url);
  if (protocol !== 'https:' || username !== '' || password !== '') return undefined;
  const addresses = await look(hostname.replace(/^\[|\]$/g, '')).catch(() => []);
  return addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address)) ? addresses[0] : undefined;
}
