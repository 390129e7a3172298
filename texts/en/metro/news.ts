import { inLanguage } from '../../language.ts';
import { isYou } from '../../who.ts';
import { count, listOf, ownerInside } from '../grammar.ts';

/** What others did, beside the marks on the board; after the player's name. */
export const texts = inLanguage('metro/news', {
  /** In the news of a turn: "kept a tile and placed the next one". */
  kept: 'kept a tile',
  placed: 'placed a tile no line reaches',
  placedNext: 'placed the next one, which no line reaches',
  /** "line 13" where it is the line of the one who moved, "your line 17" or "Ada’s line 17" elsewhere. */
  line: (who: string, isOwn: boolean, station: number) =>
    isOwn && !isYou(who) ? `line ${station}` : `${ownerInside(who)} line ${station}`,
  ended: (lines: readonly string[]) => `ended ${listOf(lines)}`,
  endedLine: (line: string, points: number) => `${line} (+${points})`,
  extended: (line: string, tiles: number, more: number) => {
    const longer = `extended ${line} to ${count(tiles, { one: 'tile', other: 'tiles' })}`;
    return more === 0 ? longer : `${longer} and ${count(more, { one: 'more line', other: 'more lines' })}`;
  },
  /** In the log, a line each. */
  keptAndDrew: 'kept a tile and drew another',
  /** A suggestion whose square is marked on the board. */
  idea: 'Place your tile',
  ideaDraw: 'Keep your tile and draw another',
});
