import type { ReadNets } from './nets.ts';

/** Addresses of the nets that the app was built with, by the path of their files. */
const ADDRESSES: Readonly<Record<string, string>> = import.meta.glob('../games/*/bot/nets/*.net', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const fetchNets: ReadNets = async (game, table) => {
  const address = ADDRESSES[`../games/${game}/bot/nets/${table}.net`];
  if (address === undefined) return undefined;
  const response = await fetch(new URL(address, import.meta.url));
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
};
