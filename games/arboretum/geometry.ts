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
  return NORTH[RIM + grove.northOf(square)] + EAST[RIM + grove.eastOf(square)];
}

export function formatOffset({ north, east }: Offset): string {
  return NORTH[RIM + north] + EAST[RIM + east];
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

function nameAxis(positive: string, negative: string): readonly string[] {
  return Array.from({ length: 2 * RIM + 1 }, (_, index) => {
    const offset = index - RIM;
    if (offset === 0) return 'C00';
    return (offset > 0 ? positive : negative) + String(Math.abs(offset)).padStart(2, '0');
  });
}

/** From the farthest south and west; the widest grove has a rim that no official string can name. */
const RIM = FARTHEST + 2;
const NORTH = nameAxis('N', 'S');
const EAST = nameAxis('E', 'W');
