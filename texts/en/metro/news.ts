import { inLanguage } from '../../language.ts';
import { isYou } from '../../who.ts';
import { listOf, object, ownerInside, plural } from '../grammar.ts';

/** "(8 tiles)"; nothing after a single one. */
const ofTiles = (tiles: number) => plural(tiles, { one: '', other: ` (${tiles} tiles)` });

/** What others did, beside the marks on the board; after the player's name. */
export const texts = inLanguage('metro/news', {
  /** In the news of a turn: "kept a tile and placed the next one". */
  kept: 'kept a tile',
  placed: 'touched no line',
  placedNext: 'touched no line with the next one',
  /** "line 13" where it is the line of the one who moved, "your line 17" or "Ada’s line 17" elsewhere. */
  line: (who: string, isOwn: boolean, station: number) =>
    isOwn && !isYou(who) ? `line\u00a0${station}` : `${ownerInside(who)} line\u00a0${station}`,
  ended: (lines: readonly string[]) => `ended ${listOf(lines)}`,
  /** Below a small picture: two lines or more; `whose` where all of them are one player’s, and not the mover’s. */
  endedLines: (lines: number, whose: string | undefined) =>
    whose === undefined ? `ended ${lines} lines` : `ended ${lines} of ${ownerInside(whose)} lines`,
  /** `whose` is the owner of a line that is not the mover’s: without the name the points would seem to be the mover’s. */
  endedLine: (line: string, scored: string, whose: string | undefined) =>
    whose === undefined ? `${line} (${scored})` : `${line} (${scored} for ${object(whose)})`,
  scored: (points: number) => `+${points}`,
  /** At the central station. */
  scoredDouble: (tiles: number, points: number) => `${tiles}\u00a0tiles\u00a0×\u00a02: +${points}`,
  /** Lines that got their first tiles, and lines that got more of them. */
  started: (lines: readonly string[]) => `started ${listOf(lines)}`,
  extended: (lines: readonly string[]) => `extended ${listOf(lines)}`,
  longer: (line: string, tiles: number) => `${line}${ofTiles(tiles)}`,
  /** All that a tile did. */
  all: (did: readonly string[]) => listOf(did),
  /** The same where there is an “and” already: “kept a tile and”, or two lines of a kind. */
  afterAnd: (did: readonly string[]) => did.join(', and '),
  /** In the log, a line each. */
  keptAndDrew: 'kept a tile and drew another',
  /** A suggestion whose square is marked on the board. */
  idea: 'Place your tile',
  ideaDraw: 'Keep the tile and draw another',
});
