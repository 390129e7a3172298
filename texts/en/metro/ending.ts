import { inLanguage } from '../../language.ts';

/** How the final score of Metro came about. */
export const texts = inLanguage('metro/ending', {
  longest: (owner: string, station: number, tiles: number) =>
    `The longest line left station ${station} (${owner}): ${tiles} tiles.`,
  longestOfNobody: (station: number, tiles: number) =>
    `The longest line left station ${station}, which belongs to nobody: ${tiles} tiles.`,
  toCentre: (lines: number) => {
    if (lines === 0) return 'No line reached the central station.';
    return `${lines === 1 ? 'One line' : `${lines} lines`} reached the central station and counted double.`;
  },
  endedMost: (name: string, lines: number) =>
    `${name} ended ${lines === 1 ? 'one line' : `${lines} lines`} of others, the most.`,
  line: (station: number, end: number) => `Station ${station} → ${end}`,
  lineBack: (station: number) => `Station ${station} → itself`,
  lineToCentre: (station: number) => `Station ${station} → centre`,
  lineOpen: (station: number) => `Station ${station}, not finished`,
  ended: (name: string, tile: number) => `ended by ${name === 'You' ? 'you' : name}, tile ${tile}`,
  /** The parts of a score. */
  parts: {
    centre: 'Lines to the centre, doubled',
    long: (tiles: number) => `Long lines, ${tiles} tiles or more`,
    short: 'Short lines',
  },
  doubled: (tiles: number, points: number) => `${tiles} × 2 = ${points}`,
});
