import { inLanguage } from '../../language.ts';
import { listOf } from '../grammar.ts';

/** The islands of each map by name, in the order of the map; and where on the water a tile is. */
export const texts = inLanguage('blue-lagoon/islands', {
  names: {
    default: [
      'Shell Island',
      'Gull Island',
      'Crab Island',
      'Palm Island',
      'Turtle Island',
      'Mango Island',
      'Coral Island',
      'Pearl Island',
    ],
    wheels: [
      'Wheel Island',
      'Ring Island',
      'Hoop Island',
      'Ribbon Island',
      'Hub Island',
      'North Rock',
      'Axle Island',
      'South Rock',
    ],
    face: ['Rim Island', 'Brow Island', 'Bridge Island', 'Nose Island', 'West Eye', 'East Eye', 'Smile Island'],
    sides: ['Broad Island', 'Treasure Island'],
    invaders: [
      'West Squid',
      'East Squid',
      'Cannon Island',
      'West Fort',
      'East Fort',
      'Old Fort',
      'Little Fort',
      'Comet Key',
      'Spark Key',
      'Arrow Key',
      'Star Key',
      'Flash Key',
      'Beacon Key',
      'Lantern Key',
    ],
  },
  /** On a map without names. */
  other: (letter: string) => `Island ${letter}`,
  /** A water tile by the islands it touches. */
  sea: 'open water',
  coast: (islands: readonly string[]) => `water ${bearing(islands)}`,
});

/** Where water is, by the islands it touches: "near Coral Island", "between Coral and Palm Islands". */
function bearing(islands: readonly string[]): string {
  return islands.length > 1 ? `between ${together(islands)}` : `near ${islands[0]}`;
}

/** Where a boat goes, after the verb. */
export function course(islands: readonly string[]): string {
  return islands.length === 0 ? 'to open water' : bearing(islands);
}

/** "Coral and Palm Islands": what all of them are is said once. */
function together(islands: readonly string[]): string {
  const kind = ' Island';
  if (!islands.every((island) => island.endsWith(kind))) return listOf(islands);
  return `${listOf(islands.map((island) => island.slice(0, -kind.length)))}${kind}s`;
}
