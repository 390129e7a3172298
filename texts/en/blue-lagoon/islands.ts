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
  coast: (islands: readonly string[]) => `water by ${listOf(islands)}`,
});
