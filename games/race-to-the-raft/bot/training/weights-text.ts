import type { Net } from '../win-net.ts';

const TABLES = ['catWeights', 'catBias', 'weights', 'bias', 'last', 'straight'] as const;

/** The text of weights.ts, but for its line breaks. */
export function formatWeights(net: Net): string {
  const tables = TABLES.map((name) => `${name}: Float64Array.from([${net[name].join(', ')}]),`);
  return [
    '/** Learned; see win-net.ts. */',
    'export const WEIGHTS = {',
    `units: ${net.units},`,
    ...tables,
    `lastBias: ${net.lastBias},`,
    '};',
    '',
  ].join('\n');
}
