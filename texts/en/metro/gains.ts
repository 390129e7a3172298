import { inLanguage } from '../../language.ts';
import { count, plural } from '../grammar.ts';
import { byOwner, numbered } from './lines-by-owner.ts';

const tilesOf = (number: number) => count(number, { one: 'tile', other: 'tiles' });
const points = (number: number) => count(number, { one: 'point', other: 'points' });

const fewPoints = (most: number) => plural(most, { one: 'just 1 point', other: `${most} points at most` });

const growth = (line: string, tiles: number, isStart: boolean) =>
  isStart
    ? `starts ${line}${plural(tiles, { one: '', other: ` with ${tiles} tiles` })}`
    : `extends ${line} by ${tilesOf(tiles)}`;

/** Tiles that nobody has placed and the player has not seen. */
const someLeft = (some: number, all: number) => (some === all ? 'any tile left' : `${some} of the ${all} tiles left`);

/** So many of the tiles to come end a line at once, for `most` points at most. */
interface Danger {
  readonly ending: number;
  readonly unseen: number;
  readonly most: number;
}

/** A line of somebody else that a tile ends, and what that brings its owner. */
interface Ended {
  readonly owner: string;
  readonly station: number;
  readonly points: number;
}

const nameEnds = (lines: readonly Ended[]) =>
  byOwner(lines, (owner, own) => {
    const won = own.reduce((sum, line) => sum + line.points, 0);
    return `${owner}’s ${numbered(own.map(({ station }) => station))} (${points(won)} for ${owner})`;
  });

/** What a placement does, in a few words: for hints. What helps the mover comes first, then what others get of it. */
export const texts = inLanguage('metro/gains', {
  finishesOwn: (stations: readonly number[], won: number) => `ends your ${numbered(stations)} for ${points(won)}`,
  /** `station` is that of the line, where there is only one; `isStart` where these are its first tiles. */
  extendsOwn: (lines: number, tiles: number, station: number, isStart: boolean) =>
    plural(lines, {
      one: growth(`your line ${station}`, tiles, isStart),
      other: `adds ${tilesOf(tiles)} to ${lines} of your lines`,
    }),
  /** After what the tile does for a line of the mover: what may come to its square instead. */
  escapes: (first: string, { ending, unseen }: Danger) =>
    `${first}, out of danger: ${someLeft(ending, unseen)} would have ended it`,
  /** One's own line, as the tile leaves it. */
  endangers: ({ station, ending, unseen, most }: Danger & { readonly station: number }) =>
    `leaves your line ${station} at risk: ${someLeft(ending, unseen)} would end it for ${fewPoints(most)}`,
  /** One's own lines, short ones: that they end is said before it. */
  endsShort: (stations: readonly number[]) =>
    `with ${plural(stations.length, { one: 'another tile', other: 'other tiles' })}, ${numbered(stations)} could keep running`,
  endsTheirs: (lines: readonly Ended[]) => `ends ${nameEnds(lines)}`,
  /** Lines of others that end while they are short: that is good for the mover. */
  cutsOff: (lines: readonly Ended[]) => `cuts off ${nameEnds(lines)}`,
  /** The same after what the tile does for the mover. */
  andCutsOff: (first: string, lines: readonly Ended[]) => `${first} and cuts off ${nameEnds(lines)}`,
  extendsTheirs: (owner: string, lines: number, tiles: number, station: number, isStart: boolean) =>
    plural(lines, {
      one: growth(`${owner}’s line ${station}`, tiles, isStart),
      other: `adds ${tilesOf(tiles)} to ${lines} of ${owner}’s lines`,
    }),
  /** The line is finished; another tile in its place would make more of it. */
  caps: (owner: string, won: number, could: number, station: number) =>
    `ends ${owner}’s line ${station} for just ${points(won)}: another tile could make it ${could}`,
  /** The line is finished; with another tile it would still run, and score more in the end. */
  stops: (owner: string, won: number, least: number, station: number) =>
    `ends ${owner}’s line ${station} for just ${points(won)}: left alone, it could score ${least} or more`,
  keepsRunning: (ending: number, others: number) =>
    ending === others
      ? 'keeps your lines running: every other square would end one'
      : `keeps your lines running: ${ending} of the other ${others} squares would end one`,
  waits: 'touches no line, so nobody gains',
  halts: (owner: string, won: number, station: number) =>
    `gives ${owner} ${points(won)}, but line ${station} can’t grow any longer`,
  /** `tiles` and `station` are those of the mover's longest open line. */
  leavesOpen: ({ open, tiles, station }: { open: number; tiles: number; station: number }) => {
    if (tiles === 0) {
      const which = plural(open, { one: 'last open line', other: `${open} open lines` });
      return `costs you nothing: your ${which} can still grow`;
    }
    const which = plural(open, { one: 'last open', other: 'longest open' });
    return `your ${which} line can still grow: line ${station}, ${tilesOf(tiles)} so far`;
  },
  /** `given` is by how many tiles the lines of others grow. */
  givesLittle: (worse: number, others: number, given: number) => {
    const [is, more] = given === 0 ? ['a safe square', ''] : ['the lesser evil', ' more'];
    return worse < others
      ? `${is}: on ${worse} of the ${others} others it would help a rival${more} or end one of your lines`
      : `${is}: anywhere else it would help a rival${more} or end one of your lines`;
  },
  exposes: ({ owner, station, ending, unseen, most }: Danger & { readonly owner: string; readonly station: number }) =>
    `puts ${owner}’s line ${station} at risk: ${someLeft(ending, unseen)} would end it for ${fewPoints(most)}`,
  keepsLead: (mine: number, theirs: number) => `you can spare the points: you still lead ${mine}–${theirs}`,
  /** `rival` is the only other player, where there is just one. */
  noGoodPlace: (rival: string | undefined) =>
    `wherever this tile goes, it ends one of your lines or helps ${rival === undefined ? 'another player' : rival}`,
  saves: (won: number, station: number) =>
    `saves this tile for later: it can end your line ${station} for ${points(won)}`,
  canWait: (won: number, station: number) =>
    `this tile can wait: it would end your line ${station} for just ${points(won)}`,
  /** `unseen` are all tiles that this player has not seen; `better` of them gain more at once. */
  hopes: ({ now, better, unseen, most }: { now: number; better: number; unseen: number; most: number }) => {
    // Points, in so many words: lines that grow are a gain, too, and the idea above may be one that makes them grow.
    const here = `this tile gains ${now === 0 ? 'no points' : `${points(now)} at most`} now`;
    return `${here}; ${someLeft(better, unseen)} could gain ${now === 0 ? '' : 'more, '}up to ${most}`;
  },
  littleUse: (tiles: number) => `this one adds just ${tilesOf(tiles)} to your lines; another may do better`,
  noUse: 'this one helps none of your lines; another may',
  mustPlace: 'you must place whatever you draw',
});
