import { inLanguage } from '../../language.ts';
import { count, listOf, object, ownerInside, ownersOwn, plural, subject } from '../grammar.ts';

const finaleTitles = {
  centre: 'Lines to the centre, counted double:',
  long: 'Long lines:',
  short: 'Short lines:',
};

interface Named {
  readonly owner: string;
  readonly station: number;
}

const stationsOf = (lines: readonly Named[]) =>
  listOf(lines.map(({ owner, station }) => `${ownerInside(owner)} station ${station}`));
const pointsOf = (points: number) => count(points, { one: 'point', other: 'points' });

/** How the final score of Metro came about. */
export const texts = inLanguage('metro/ending', {
  longest: (owner: string, station: number, tiles: number) =>
    `Longest line: ${ownersOwn(owner)} from station ${station}, ${count(tiles, { one: 'tile', other: 'tiles' })}.`,
  /** Several lines are equally long. */
  longestShared: (lines: readonly Named[], tiles: number) =>
    `Longest lines, ${count(tiles, { one: 'tile', other: 'tiles' })} each: ${stationsOf(lines)}.`,
  /** The longest line is the one that is gold on the board, too. */
  longestInGold: (line: Named, tiles: number, points: number) =>
    `The longest and best line (in gold) was ${ownersOwn(line.owner)} from station ${line.station}: ${count(tiles, { one: 'tile', other: 'tiles' })}, ${pointsOf(points)}.`,
  longestOfNobody: (station: number, tiles: number) =>
    `Longest line: station ${station}, which belongs to nobody, ${count(tiles, { one: 'tile', other: 'tiles' })}.`,
  /** The lines that are gold on the board. */
  inGold: (lines: readonly Named[], points: number) =>
    plural(lines.length, {
      one: `In gold: the best line, ${ownersOwn(lines[0].owner)} from station ${lines[0].station}, ${pointsOf(points)}.`,
      other: `In gold: the best lines, ${pointsOf(points)} each: ${stationsOf(lines)}.`,
    }),
  toCentre: (lines: number) => {
    if (lines === 0) return 'No line ended at the central station.';
    return `The central station doubled ${count(lines, { one: 'line', other: 'lines' })}.`;
  },
  endedMost: (name: string, lines: number) => `${subject(name)} ended the most rival lines: ${lines}.`,
  line: (station: number, end: number) => `Station ${station} → ${end}`,
  lineBack: (station: number) => `Station ${station} and back`,
  lineToCentre: (station: number) => `Station ${station} → centre`,
  lineOpen: (station: number) => `Station ${station}, not finished`,
  ended: (who: string, tile: number) => `ended by ${object(who)}, tile ${tile}`,
  /** The parts of a score. */
  parts: {
    centre: 'To the centre (×2)',
    long: 'Long lines (10+ tiles)',
    short: 'Short lines',
  },
  /** While the last trains run. */
  finale: {
    counted: (
      kind: 'centre' | 'long' | 'short',
      players: readonly { readonly name: string; readonly points: number }[],
    ) => `${finaleTitles[kind]} ${players.map(({ name, points }) => `${name}\u00a0+${points}`).join(', ')}`,
    /** Several lines may be equally good. */
    best: (lines: readonly Named[], points: number) =>
      plural(lines.length, {
        one: `Best line: ${stationsOf(lines)}, ${pointsOf(points)}.`,
        other: `Best lines, ${pointsOf(points)} each: ${stationsOf(lines)}.`,
      }),
  },
  doubled: (tiles: number, points: number) => `${tiles} × 2 = ${points}`,
});
