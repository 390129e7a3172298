import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

/** Words in the pictures that stand alone, drawn or in a terminal. */
export const texts = inLanguage('stratopolis/picture', {
  tile: (placed: number, all: number) => `Tile ${placed} of ${all}`,
  wins: 'wins',
  toMove: 'to move',
  squares: (size: number) => count(size, { one: 'square', other: 'squares' }),
  timesHeight: (height: number) => `× height ${height}`,
  times: (size: number, height: number) => `${size} × ${height}`,
  /** Two lines in place of the two above. */
  hidden: ['nothing', 'showing'],
  faceUp: 'Face up',
  nextTile: 'Next tile',
  anyOfThese: 'any of these',
  none: 'none',
  leftToChoose: (count: number) => `${count} left to choose from`,
  faceDown: (count: number) => `${count} face down`,
  more: (count: number) => `and ${count} more`,
  /** Columns of the terminal: as wide as the longest, so that they stand below each other. */
  points: (points: number) => `${String(points).padStart(3)} points`,
  tilesLeft: (count: number) => `${String(count).padStart(2)} tiles left`,
  newestIsSmall: 'Newest tile in small letters.',
  line: (placed: number, all: number, turn: string) => `Tile ${placed} of ${all}. ${turn}.`,
});
