import { inLanguage } from '../../language.ts';
import { count, listOf, object, owner, ownerInside } from '../grammar.ts';

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
  /** After a chance to win: "Likely score: about 98 for you and 91 for Ada." */
  forecast: (scores: readonly (readonly [who: string, points: number])[]) =>
    `Likely score: about ${listOf(scores.map(([who, points]) => `${points} for ${object(who)}`))}.`,
  nothing: 'nothing',
  hiddenTile: 'a hidden tile',
  /** A tile by its tracks: "a tile from top to right, right to left, …". */
  tile: (ways: readonly string[]) => `a tile from ${ways.join(', ')}`,
  way: (from: string, to: string) => (from === to ? `${from} back to ${to}` : `${from} to ${to}`),
  /** A tile that does the same with every train, by how far round it sends them: by no side, one, two or three. */
  sameWay: [
    'a tile that sends every train back',
    'a tile that turns every train left',
    'a tile that sends every train straight on',
    'a tile that turns every train right',
  ],
  /** The same where people type its letters. */
  named: (tile: string, described: string) => `${tile}: ${described}`,
  sides: ['top', 'right', 'bottom', 'left'],
  square: {
    centre: (row: number, column: number) => `Row ${row}, column ${column}: central station`,
    empty: (row: number, column: number) => `Row ${row}, column ${column}: empty`,
    taken: (row: number, column: number, tile: string) => `Row ${row}, column ${column}: tile ${tile}`,
    /** At a table: the lines that cross the tile there. */
    crossed: (row: number, column: number, lines: readonly string[]) =>
      `Row ${row}, column ${column}: ${lines.length === 0 ? 'a tile that no line has reached' : `a tile with ${listOf(lines)}`}`,
    /** All four squares of it together. */
    centreWhole: 'Central station',
    free: (square: string, outcome: string) => `${square}, free for your tile. ${outcome}`,
  },
  line: (who: string | undefined, station: number) =>
    who === undefined ? `nobody’s line ${station}` : `${ownerInside(who)} line ${station}`,
  end: { centre: 'the central station', station: (station: number) => `station ${station}`, open: 'open track' },
  running: (station: number, who: string | undefined, tiles: number) =>
    `${lineOf(station, who)}: ${tiles === 0 ? 'no tiles yet' : `${countTiles(tiles)} so far`}`,
  finished: (station: number, who: string | undefined, tiles: number, end: string, points: number) =>
    `${lineOf(station, who)}: ${countTiles(tiles)}, ends at ${end}, ${count(points, { one: 'point', other: 'points' })}`,
});

function lineOf(station: number, who: string | undefined): string {
  return who === undefined ? `Nobody’s line ${station}` : `${owner(who)} line ${station}`;
}

function countTiles(tiles: number): string {
  return count(tiles, { one: 'tile', other: 'tiles' });
}
