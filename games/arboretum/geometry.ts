import type { Grove } from './grove.ts';

/** Steps from an arboretum's first card; south and west are negative. */
export interface Offset {
  readonly north: number;
  readonly east: number;
}

/** The farthest square that the official strings can name. */
export const FARTHEST = 99;

/** The square as the official strings write it: `N01W02`, `C00` on an axis without an offset. */
export function nameSquare(grove: Grove, square: number): string {
  return formatOffset({ north: grove.northOf(square), east: grove.eastOf(square) });
}

export function formatOffset({ north, east }: Offset): string {
  return formatAxis(north, 'N', 'S') + formatAxis(east, 'E', 'W');
}

/** Reads `N01W02`. C if and only if the distance is 00. */
export function parseOffset(text: string): Offset | undefined {
  const parts = OFFSET.exec(text);
  if (!parts) return undefined;
  const north = parseAxis(parts[1], Number(parts[2]), 'S');
  const east = parseAxis(parts[3], Number(parts[4]), 'W');
  return north === undefined || east === undefined ? undefined : { north, east };
}

const OFFSET = /^([NSC])([0-9]{2})([EWC])([0-9]{2})$/;

function parseAxis(letter: string, distance: number, negative: string): number | undefined {
  if ((letter === 'C') !== (distance === 0)) return undefined;
  return letter === negative ? -distance : distance;
}

function formatAxis(offset: number, positive: string, negative: string): string {
  if (offset === 0) return 'C00';
  return (offset > 0 ? positive : negative) + String(Math.abs(offset)).padStart(2, '0');
}
