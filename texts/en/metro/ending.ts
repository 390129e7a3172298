import { inLanguage } from '../../language.ts';
import { count, object, ownerInside, plural, subject } from '../grammar.ts';
import { byOwner, numbered } from './lines-by-owner.ts';

const finaleTitles = {
  centre: 'Lines to the centre, counted double:',
  long: 'Long lines:',
  short: 'Short lines:',
};

interface Named {
  readonly owner: string;
  readonly station: number;
}

/** "your line 3", "your lines 3 and 21", "your line 3 and Ada’s line 5": those of one owner together. */
const linesOf = (lines: readonly Named[]) =>
  byOwner(lines, (owner, own) => `${ownerInside(owner)} ${numbered(own.map(({ station }) => station))}`);
const tilesOf = (tiles: number) => count(tiles, { one: 'tile', other: 'tiles' });
const pointsOf = (points: number) => count(points, { one: 'point', other: 'points' });

/** How the final score of Metro came about. */
export const texts = inLanguage('metro/ending', {
  longest: (line: Named, tiles: number) => `Longest line: ${linesOf([line])}, ${tilesOf(tiles)}.`,
  /** Several lines are equally long. */
  longestShared: (lines: readonly Named[], tiles: number) =>
    `Longest lines: ${linesOf(lines)}, ${tilesOf(tiles)} each.`,
  /** The longest line is the one that is gold on the board, too. */
  longestInGold: (line: Named, tiles: number, points: number) =>
    `The longest and best line (in gold) was ${linesOf([line])}: ${tilesOf(tiles)}, ${pointsOf(points)}.`,
  longestOfNobody: (station: number, tiles: number) => `Longest line: nobody’s line ${station}, ${tilesOf(tiles)}.`,
  /** The lines that are gold on the board. */
  inGold: (lines: readonly Named[], points: number) =>
    plural(lines.length, {
      one: `Best line (in gold): ${linesOf(lines)}, ${pointsOf(points)}.`,
      other: `Best lines (in gold): ${linesOf(lines)}, ${pointsOf(points)} each.`,
    }),
  /** To the one who looks at the result: their own line is the best, or it is not and their best is told beside it. */
  yourGold: (station: number, points: number) => `Your line ${station} was the best (in gold): ${pointsOf(points)}!`,
  yourBest: (station: number, points: number) => `Your best: line ${station}, ${pointsOf(points)}.`,
  toCentre: (lines: number) => {
    if (lines === 0) return 'No line ended at the central station.';
    return `The central station doubled ${count(lines, { one: 'line', other: 'lines' })}.`;
  },
  /** `rival` is the only other player, where there is just one. */
  endedMost: (name: string, lines: number, rival: string | undefined) =>
    `${subject(name)} ended ${count(lines, { one: 'rival line', other: 'rival lines' })}, more than ${rival === undefined ? 'anyone else' : object(rival)}.`,
  /** To somebody who has won: by little, by some, by a lot; or has lost by little. */
  praise: {
    closeWin: 'That was close!',
    win: 'Well played!',
    greatWin: 'What a network!',
    closeLoss: 'So close!',
  },
  line: (station: number, end: number) => `Station ${station} → ${end}`,
  lineBack: (station: number) => `Station ${station} and back`,
  lineToCentre: (station: number) => `Station ${station} → centre`,
  lineOpen: (station: number) => `Station ${station}, not finished`,
  ended: (who: string, tile: number) => `ended by ${object(who)}, tile ${tile}`,
  /** What points come from: “your line 15”. */
  lineOf: (whose: string, station: number) => `${whose} line ${station}`,
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
        one: `Best line: ${linesOf(lines)}, ${pointsOf(points)}.`,
        other: `Best lines: ${linesOf(lines)}, ${pointsOf(points)} each.`,
      }),
  },
  doubled: (tiles: number, points: number) => `${tiles} × 2 = ${points}`,
});
