import { inLanguage } from '../../language.ts';
import { count, listOf, object, ownerInside, subject } from '../grammar.ts';

/** Moves, tiles, squares and stations as they are spoken of, on the screen and in the terminal. */
export const texts = inLanguage('metro/words', {
  seat: (number: number) => `seat ${number}`,
  kept: 'kept a tile and drew another',
  drewHidden: 'drew a tile',
  drew: (tile: string) => `drew ${tile}`,
  /** Rows and columns are counted from 1, as people do; a terminal shows the digits that are typed, and says those. */
  laid: (row: number, column: number) => `placed a tile in row ${row}, column ${column}`,
  laidAt: (square: string) => `placed a tile at ${square}`,
  laidFor: (laid: string, gains: readonly string[]) => `${laid} (${gains.join(', ')})`,
  gain: (points: number, who: string) => `+${points} for ${object(who)}`,
  nothing: 'nothing',
  hiddenTile: 'a hidden tile',
  tile: (tile: string, ways: readonly string[]) => `Tile ${tile}: ${ways.join(', ')}`,
  way: (from: string, to: string) => `${from} to ${to}`,
  sides: ['top', 'right', 'bottom', 'left'],
  square: {
    centre: (row: number, column: number) => `Row ${row}, column ${column}: central station`,
    empty: (row: number, column: number) => `Row ${row}, column ${column}: empty`,
    taken: (row: number, column: number, tile: string) => `Row ${row}, column ${column}: tile ${tile}`,
    /** At a table: the lines that cross the tile there. */
    crossed: (row: number, column: number, lines: readonly string[]) =>
      `Row ${row}, column ${column}: ${lines.length === 0 ? 'a tile that no line has reached' : `a tile with ${listOf(lines)}`}`,
    free: (square: string, outcome: string) => `${square}, free for your tile. ${outcome}`,
  },
  line: (who: string | undefined, station: number) =>
    who === undefined ? `line ${station}` : `${ownerInside(who)} line ${station}`,
  end: { centre: 'the central station', station: (station: number) => `station ${station}`, open: 'open track' },
  station: {
    open: (station: number, owner: string | undefined, tiles: number) =>
      `${stationOf(station, owner)}: ${countTiles(tiles)} so far, not finished`,
    finished: (station: number, owner: string | undefined, tiles: number, end: string, points: number) =>
      `${stationOf(station, owner)}: ${countTiles(tiles)} to ${end}, ${count(points, { one: 'point', other: 'points' })}`,
  },
});

function stationOf(station: number, owner: string | undefined): string {
  return `Station ${station}, ${owner === undefined ? 'belongs to nobody' : subject(owner)}`;
}

function countTiles(tiles: number): string {
  return count(tiles, { one: 'tile', other: 'tiles' });
}
