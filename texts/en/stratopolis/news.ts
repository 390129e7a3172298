import { inLanguage } from '../../language.ts';
import { count, object, ownerInside, signed } from '../grammar.ts';

const squares = (number: number) => count(number, { one: 'square', other: 'squares' });

/** What the other player did, beside the mark on the board; after the name. */
export const texts = inLanguage('stratopolis/news', {
  /** "grew a region to 11 squares: +3". */
  did: (what: string, changes: readonly string[]) => (changes.length === 0 ? what : `${what}: ${changes.join(', ')}`),
  /** A tile that changes no region for the better. */
  placed: 'placed a tile',
  joins: (size: number) => `joined regions into one of ${squares(size)}`,
  raises: (height: number) => `raised a region to height ${height}`,
  grows: (size: number) => `grew a region to ${squares(size)}`,
  growsAndRaises: (size: number, height: number) => `grew a region to ${squares(size)} at height ${height}`,
  nowScores: (size: number, height: number) => `made another region score, ${size} × ${height}`,
  cuts: (rival: string, size: number) => `cut ${ownerInside(rival)} region to ${squares(size)}`,
  lowers: (rival: string, height: number) => `lowered ${ownerInside(rival)} region to height ${height}`,
  covers: (rival: string, number: number) => `covered ${squares(number)} of ${ownerInside(rival)} region`,
  coversOther: (rival: string, number: number) => `covered ${number} of ${ownerInside(rival)} squares`,
  nextRegion: (size: number, height: number) => `built a second region of ${size} × ${height}`,
  shows: (number: number) => `added ${squares(number)}`,
  /** Where it is clear whose points change. */
  change: (points: number) => signed(points),
  changeFor: (points: number, name: string) => `${signed(points)} for ${object(name)}`,
  /** A suggestion whose squares are marked on the board: what it brings tells it from the others. */
  idea: 'Place your tile',
});
