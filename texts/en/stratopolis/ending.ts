import { inLanguage } from '../../language.ts';

/** How the final score came about. */
export const texts = inLanguage('stratopolis/ending', {
  largest: (region: string) => `{badge} {who}: the largest region has ${region}.`,
  best: (region: string) => `{badge} {who}: the best region has ${region}.`,
  ignored: (region: string) => `A smaller one worth ${region} does not count (S11).`,
  wins: (most: number, least: number) => `{who} wins ${most} to ${least}.`,
  tie: (points: number) => `${points} to ${points}: a tie. The next regions in order of size are compared (S13).`,
  tieByValue: (points: number) => `${points} to ${points}: a tie. The next best regions are compared (S13, S14).`,
  equal: (rank: number) => `Region ${rank}: {green} against {red}, equal.`,
  unequal: (rank: number) => `Region ${rank}: {green} against {red}.`,
  winsTie: (rank: number) => `{who} wins the tie by region ${rank}.`,
  winsByLot: 'Every region is equal, so the tie was broken at random: {who} wins.',
  scoring: 'Region that scores',
  region: (rank: number) => `Region ${rank}`,
  /** The region whose value broke the tie. */
  decided: (rank: number) => `Region ${rank}: decided`,
  /** The parts of a score. */
  parts: { squares: 'Squares in the region', height: 'For its height' },
  smaller: (count: number) => `and ${count} smaller`,
});
