import { inLanguage } from '../../language.ts';
import { isYou } from '../../who.ts';
import { count, listOf, object, ownerInside, plural } from '../grammar.ts';

const others = (more: number) => plural(more, { one: 'one other line', other: `${more} other lines` });

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
  /** Below a small picture: two lines or more. */
  endedLines: (lines: number) => `ended ${lines} lines`,
  /** `whose` is the owner of a line that is not the mover’s: without the name the points would seem to be the mover’s. */
  endedLine: (line: string, points: number, whose: string | undefined) =>
    whose === undefined ? `${line} (+${points})` : `${line} (+${points} for ${object(whose)})`,
  /** `more` other lines grew, too. */
  extended: (line: string, tiles: number, more: number) => {
    const longer = `extended ${line} (${count(tiles, { one: 'tile', other: 'tiles' })})`;
    return more === 0 ? longer : `${longer} and ${others(more)}`;
  },
  /** The first tile of a line. */
  started: (line: string, more: number) =>
    more === 0 ? `started ${line}` : `started ${line} and added to ${others(more)}`,
  /** In the log, a line each. */
  keptAndDrew: 'kept a tile and drew another',
  /** A suggestion whose square is marked on the board. */
  idea: 'Place your tile',
  ideaDraw: 'Keep your tile and draw another',
});
