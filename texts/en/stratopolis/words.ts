import { inLanguage } from '../../language.ts';
import { count, listOf, object, signed } from '../grammar.ts';
import { texts as players } from '../web/players.ts';

/** Where an arm of a tile points, clockwise from the right. */
const WAYS = ['right', 'down', 'left', 'up'];
const BESIDE = ['on the right', 'below', 'on the left', 'above'];

const counted = (size: number, height: number) =>
  `${count(size, { one: 'square', other: 'squares' })} × height ${height}`;

/** Tiles, squares, regions and moves in words: for the log, the table, the terminal and those who listen. */
export const texts = inLanguage('stratopolis/words', {
  /** The two players by their colour, as a name. */
  sides: ['Green', 'Red'],
  /** Of a square: black, red, green. */
  colours: ['black', 'red', 'green'],
  /** "Green · Ada"; the colour alone where nobody is named, as in the viewer. */
  sideAndName: (side: string, name: string | undefined, seat: number) =>
    name === undefined || name === side || name === players.player(seat + 1) ? side : `${side} · ${name}`,

  /** A place as it is said aloud. Two letters alone are a word that nobody knows. */
  place: (column: string, row: string) => `column ${column}, row ${row}`,
  /** The same before what is there. */
  placeFirst: (column: string, row: string) => `Column ${column}, row ${row}`,
  /**
   * A line of the log, after the player's name: "stacked a tile on red and black at column M, row N, height 2, arms right
   * and down (+8, Ada −4)". What it touches tells more to the ear than the place alone.
   */
  laid: (place: string, touched: readonly string[], height: number, turn: number, changes: readonly string[]) => {
    const what =
      height > 1
        ? `stacked a tile on ${listOf(touched)} at ${place}, height ${height}`
        : `placed a tile next to ${listOf(touched)} at ${place}`;
    return what + armsAndChanges(turn, changes);
  },
  /** The same in a terminal, which shows the letters of its squares: "stacked a tile at MN, height 2, arms right and down". */
  laidAt: (square: string, height: number, turn: number, changes: readonly string[]) => {
    const what = height > 1 ? `stacked a tile at ${square}, height ${height}` : `placed a tile at ${square}`;
    return what + armsAndChanges(turn, changes);
  },
  ownChange: (points: number) => signed(points),
  othersChange: (who: string, points: number) => `${object(who)} ${signed(points)}`,
  turnedUp: (tile: string) => `turned up ${tile}`,
  drewLots: (winner: string) => `broke the tie by a coin toss: ${winner} won`,

  toPlace: (side: string) => `${side} to place a tile`,
  nextTile: (side: string) => `${side}’s next tile is turned up`,
  lotDecides: 'All regions are equal: a coin toss decides',
  wins: (side: string, most: number, least: number) => `${side} wins ${most} to ${least}`,
  winsByRegion: (side: string) => `${side} wins the tie-break`,
  winsByLot: (side: string) => `${side} wins the coin toss after a tie`,

  tieEqual: (rank: number, green: string, red: string) => `Region ${rank}: green ${green}, red ${red}, equal`,
  tieDecided: (rank: number, green: string, red: string, winner: string) =>
    `Region ${rank}: green ${green}, red ${red}, so ${winner} wins`,
  tieByLot: 'No region is left to compare, so a coin toss decides',
  tieByLotFallen: (winner: string) => `No region is left to compare; ${winner} wins the coin toss`,

  /** "6 × 3 = 18": squares, greatest height, value. */
  region: (size: number, height: number) => `${size} × ${height} = ${size * height}`,
  noRegion: 'none (0)',
  regionSpelled: (size: number, height: number) => `${counted(size, height)} = ${size * height}`,
  regionShort: (size: number, height: number) => `${size} × height ${height}`,
  /** In a narrow card the height stays beside its number. */
  regionCounted: (size: number, height: number) => counted(size, height).replace(/ (?=\d+$)/, '\u00a0'),
  hidden: 'nothing showing',

  /** A square begins with its place; beside the city an empty one says what it touches. */
  bareSquare: (place: string, touched: readonly string[]) =>
    `${place}: ${touched.length === 0 ? 'empty' : `empty, next to ${listOf(touched)}`}`,
  square: (place: string, colour: string, height: number) => `${place}: ${colour}, height ${height}`,
  /** A square for those who listen, and what it means for the tile in hand. */
  squareWith: (square: string, fit: string) => `${square}, ${fit}`,
  fitsTurned: 'fits if you turn the tile',
  fits: (scores: readonly string[]) => `fits. ${scores.join(', ')}`,
  staysAt: (side: string, points: number) => `${side} stays at ${points}`,
  goesTo: (side: string, before: number, after: number) => `${side} ${before} to ${after}`,

  /** "green corner, black on the right, red below". */
  tileTurned: (corner: string, first: string, second: string, turn: number) =>
    `${corner} corner, ${first} ${BESIDE[turn]}, ${second} ${BESIDE[(turn + 1) & 3]}`,
  tile: (letter: string, described: string) => `Tile ${letter}: ${described}`,
  tileLeft: (letter: string, described: string, left: number) => `Tile ${letter}: ${described}; ${left} left`,
});

function armsAndChanges(turn: number, changes: readonly string[]): string {
  const told = changes.length === 0 ? '' : ` (${changes.join(', ')})`;
  return `, arms ${WAYS[turn]} and ${WAYS[(turn + 1) & 3]}${told}`;
}
