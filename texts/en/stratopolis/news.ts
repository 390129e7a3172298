import { inLanguage } from '../../language.ts';
import { isYou } from '../../who.ts';
import { count, object, ownerInside, signed, times } from '../grammar.ts';

const squares = (number: number) => count(number, { one: 'square', other: 'squares' });

/** What the other player did, beside the mark on the board; after the name. */
export const texts = inLanguage('stratopolis/news', {
  /** "grew to 11 squares: +3". Short, because a line of the log is; a number is never alone on the next one. */
  did: (what: string, changes: readonly string[]) =>
    changes.length === 0 ? what : `${what}:\u00a0${changes.join(', ')}`,
  /** A tile that changes no region for the better. */
  placed: 'placed a tile',
  joins: (size: number) => `joined regions into one of ${squares(size)}`,
  raises: (height: number) => `built up to height ${height}`,
  grows: (size: number) => `grew to ${squares(size)}`,
  growsAndRaises: (size: number, height: number) => `grew to ${squares(size)}, height ${height}`,
  nowScores: (size: number, height: number) => `built a new scoring region, ${times(size, height)}`,
  growsToScore: (size: number, height: number) => `grew a region to ${times(size, height)}, which now scores`,
  /** A larger region counts instead of the one that was worth more. */
  outgrowsOwn: (now: readonly number[], before: readonly number[]) =>
    `built a larger region, ${times(now[0], now[1])}, which now counts instead of ${times(before[0], before[1])}`,
  /** Their own region, by covering a part of it or by a lower one that counts instead. */
  losesOwn: (size: number, height: number) => `dropped to ${times(size, height)}`,
  cuts: (rival: string, size: number) => `cut ${ownerInside(rival)} region to ${squares(size)}`,
  lowers: (rival: string, height: number) => `lowered ${ownerInside(rival)} region to height ${height}`,
  outgrows: (rival: string, size: number, height: number) =>
    `made ${ownerInside(rival)} larger but lower region count, ${times(size, height)}`,
  covers: (rival: string, number: number) => `covered ${number} of ${ownerInside(rival)} scoring squares`,
  coversOther: (rival: string, number: number) => `covered ${number} of ${ownerInside(rival)} squares`,
  /** The first of those that do not score. In digits: below a small picture there is no room for more. */
  nextRegion: (mover: string, isByValue: boolean, size: number, height: number) =>
    `grew ${isYou(mover) ? 'your' : 'their'} ${isByValue ? '2nd-best' : '2nd-largest'} region to ${times(size, height)}`,
  /** One that is now as large as the one that scores. */
  equalRegion: (size: number, height: number) => `grew another region to ${times(size, height)}`,
  /** Moves that change no score: how high, beside what, or which other region. */
  stacks: (height: number) => `stacked a tile to height ${height}`,
  growsOther: (size: number) => `grew a smaller region to ${squares(size)}`,
  blocks: (rival: string) => `blocked a side of ${ownerInside(rival)} scoring region`,
  /** A square of the rival's colour joined what scores for the rival. */
  addsTo: (rival: string) => `added a square to ${ownerInside(rival)} region`,
  /** Squares of one's own that touch no other of theirs. */
  starts: 'started a new region',
  /** The points that somebody gained by their own move: all others need a name. */
  change: (points: number) => signed(points),
  changeFor: (points: number, name: string) => `${signed(points)} for ${object(name)}`,
  /** A suggestion whose squares are marked on the board, where nothing can be said for it. */
  ideaOnTop: (height: number) => `Stack your tile to height ${height}`,
  ideaOnGround: 'Place your tile on the ground',
});
