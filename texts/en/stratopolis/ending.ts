import { inLanguage } from '../../language.ts';
import { count, does, owner, subject } from '../grammar.ts';

const squares = (number: number) => count(number, { one: 'square', other: 'squares' });
/** Of regions, the largest or best first. */
const RANKS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const rankOf = (rank: number) => RANKS[rank - 1] ?? `${rank}th`;
/** "second-largest": the second region alone might be the one that was built second. */
const rankedOf = (rank: number, isBest: boolean) => `${rankOf(rank)}-${isBest ? 'best' : 'largest'}`;

/** How the final score came about. */
export const texts = inLanguage('stratopolis/ending', {
  largest: (region: string) => `{badge} {who}: largest region ${region}.`,
  best: (region: string) => `{badge} {who}: best region ${region}.`,
  ignored: (region: string) =>
    `Another region, ${region}, is worth more but smaller, so it doesn’t count. With “Best region” scoring it would.`,
  wins: (name: string, most: number, least: number) => `${subject(name)} won ${most}–${least}.`,
  tie: (points: number) => `${points}–${points}: a tie, so the next largest regions are compared.`,
  tieByValue: (points: number) => `${points}–${points}: a tie, so the next best regions are compared.`,
  /** What decides then, where only one side is told of. */
  tieRule: 'the better next region',
  equal: (rank: number, isBest: boolean) => `The ${rankedOf(rank, isBest)} regions: {green} against {red}, equal.`,
  unequal: (rank: number, isBest: boolean) => `The ${rankedOf(rank, isBest)} regions: {green} against {red}.`,
  winsTie: (name: string, rank: number, isBest: boolean) =>
    `${subject(name)} won the tie with the better ${rankedOf(rank, isBest)} region.`,
  winsByLot: (name: string) => `Every region is equal, so a coin was tossed: ${subject(name)} won.`,
  /** The parts of a score. */
  parts: {
    squares: 'Squares',
    height: 'Height',
    times: (height: number) => `× ${height}`,
    /** The regions that broke a tie, with their values on either side. */
    tieBreak: (rank: number) => `Tie-break: ${rankOf(rank)} region`,
  },
  /** What points come from: “the height of your region”. */
  partsOf: [(whose: string) => `the size of ${whose} region`, (whose: string) => `the height of ${whose} region`],
  /** While the city turns and its regions rise. */
  finale: {
    /** The last move, as the log tells it: its own moment before the city turns. */
    lastTile: (name: string, did: string) => `${subject(name)} ${did}.`,
    turn: 'All 40 tiles are down. Now the largest regions are counted.',
    turnByValue: 'All 40 tiles are down. Now the best regions are counted.',
    region: (name: string, size: number, height: number, isBest: boolean) =>
      `${owner(name)} ${isBest ? 'best' : 'largest'} region: ${squares(size)} × height ${height}.`,
    nothing: (name: string) => `${does(name, 'has', 'have')} no squares showing: 0 points.`,
    tie: (
      score: number,
      rank: number,
      isBest: boolean,
      players: readonly { readonly name: string; readonly points: number }[],
    ) =>
      `${score}–${score}: a tie! The ${rankedOf(rank, isBest)} regions decide. ${players.map(({ name, points: value }) => `${subject(name)} ${value}`).join(', ')}.`,
    lot: (score: number) => `${score}–${score}, and all other regions are equal too. A coin toss decides.`,
    wins: (name: string, most: number, least: number) =>
      `${does(name, 'wins', 'win')} ${most === least ? 'the tie-break' : `${most}–${least}`}!`,
  },
});
