import { inLanguage } from '../../language.ts';
import { count, does, owner, subject } from '../grammar.ts';

const squares = (number: number) => count(number, { one: 'square', other: 'squares' });
const points = (number: number) => count(number, { one: 'point', other: 'points' });
/** Of regions, the largest or best first. */
const RANKS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

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
  /** While the city turns and its regions rise. */
  finale: {
    turn: 'All 40 tiles are down. Now the largest regions are counted.',
    turnByValue: 'All 40 tiles are down. Now the best regions are counted.',
    region: (name: string, size: number, height: number, isBest: boolean) =>
      `${owner(name)} ${isBest ? 'best' : 'largest'} region: ${squares(size)}, height ${height}. ${size} × ${height} = ${points(size * height)}.`,
    nothing: (name: string) => `${does(name, 'has', 'have')} no square left in sight: 0 points.`,
    tie: (score: number, rank: number, players: readonly { readonly name: string; readonly points: number }[]) =>
      `${score}–${score}: a tie! The ${RANKS[rank - 1] ?? 'next'} regions decide. ${players.map(({ name, points: value }) => `${subject(name)} ${value}`).join(', ')}.`,
    lot: (score: number) => `${score}–${score}, and all other regions are equal too. A coin toss decides.`,
    wins: (name: string, most: number, least: number) => `${does(name, 'wins', 'win')} ${most}–${least}!`,
  },
  smaller: (count: number) => `and ${count} smaller`,
});
