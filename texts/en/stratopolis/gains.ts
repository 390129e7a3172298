import { inLanguage } from '../../language.ts';
import { count, signed, times } from '../grammar.ts';

const squares = (number: number) => count(number, { one: 'square', other: 'squares' });
const points = (number: number) => count(number, { one: 'point', other: 'points' });

/** What a placement gains, in a few words: for hints. */
export const texts = inLanguage('stratopolis/gains', {
  joins: (size: number, points: number) => `joins your regions into one: ${squares(size)} (${signed(points)})`,
  raises: (height: number, points: number) => `raises your region to height ${height} (${signed(points)})`,
  grows: (size: number, points: number) => `grows your region to ${squares(size)} (${signed(points)})`,
  growsAndRaises: (size: number, height: number, points: number) =>
    `grows your region to ${squares(size)} and raises it to height ${height} (${signed(points)})`,
  /** Another region takes the place of the scoring one: a new one, or one that was there. */
  nowScores: (size: number, height: number, points: number) =>
    `builds a new scoring region, ${times(size, height)} (${signed(points)})`,
  growsToScore: (size: number, height: number, points: number) =>
    `grows another region to ${times(size, height)}, which now scores (${signed(points)})`,
  /** The scoring region changes for the worse. */
  nowScoresLess: (size: number, height: number, points: number) =>
    `reduces your own region to ${times(size, height)} (${signed(points)})`,
  /** A region with more squares takes the place of the scoring one, and is lower. */
  outgrows: (owner: string, size: number, height: number, points: number) =>
    `makes ${owner}’s larger but lower region count: ${times(size, height)} (${signed(points)} for ${owner})`,
  outgrowsOwn: (size: number, height: number, points: number) =>
    `makes your larger but lower region count: ${times(size, height)} (${signed(points)})`,
  /** The same for as many points. */
  takesOver: (size: number, height: number) => `builds a larger region for the same points: ${times(size, height)}`,
  cuts: (owner: string, size: number, points: number) =>
    `cuts ${owner}’s region down to ${squares(size)} (${signed(points)} for ${owner})`,
  lowers: (owner: string, height: number, points: number) =>
    `lowers ${owner}’s region to height ${height} (${signed(points)} for ${owner})`,
  covers: (owner: string, number: number, points: number) =>
    `covers ${squares(number)} of ${owner}’s region (${signed(points)} for ${owner})`,
  gives: (owner: string, number: number) => `gives ${owner} ${points(number)}`,
  coversOther: (owner: string, number: number) => `covers ${number} of ${owner}’s squares`,
  /** Moves that change no score. */
  blocks: (owner: string) => `blocks a side of ${owner}’s scoring region`,
  starts: 'starts a new region',
  /** A region that does not score yet. */
  growsOther: (size: number) => `grows another of your regions to ${squares(size)}`,
  /** What the rival's next tile can do at best: the change of the lead, in points; and what the move scores itself. */
  denies: (rival: string, was: number, is: number, scored: number) => {
    const [first, worth] = scored === 0 ? ['', points(was)] : [`scores ${points(scored)} and `, `${was}`];
    return is <= 0
      ? `${first}takes away ${rival}’s best reply, worth ${worth}`
      : `${first}cuts ${rival}’s best reply from ${worth} to ${is}`;
  },
  /** What the mover's next tile adds on average. */
  setsUp: (is: number, was: number) => `sets up your next tile: about ${signed(is)} instead of ${signed(was)}`,
  /** The most that one tile of the rival's pile can take from the mover. */
  protects: (is: number, was: number) =>
    is === 0
      ? `keeps your region safe: one tile could have cost you ${was}`
      : `protects your region: one tile can cost you at most ${is}, not ${was}`,
  /** What a tile of the rival's pile adds on average. */
  holdsBack: (rival: string, is: number, was: number) =>
    `slows ${rival} down: their next tile brings about ${signed(is)} instead of ${signed(was)}`,
  /** The most that the mover's next tile can take from the rival. */
  threatens: (rival: string, is: number, was: number) =>
    `threatens ${rival}: your next tile could cost ${rival} ${was === 0 ? points(is) : `${is} instead of ${was}`}`,
  reply: (rival: string, theirs: number, mine: number) => {
    const both = [theirs !== 0 && `${signed(theirs)} for ${rival}`, mine !== 0 && `${signed(mine)} for you`];
    return `${rival}’s best reply: ${both.filter(Boolean).join(', ')}`;
  },
  nextRegion: (isByValue: boolean, size: number, height: number) =>
    `grows your ${isByValue ? 'second-best' : 'second-largest'} region to ${times(size, height)}`,
  /** One that is now as large as the one that scores. */
  equalRegion: (size: number, height: number) => `grows another of your regions to ${times(size, height)}`,
});
