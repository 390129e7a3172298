import { listMoves } from '../../../core/list-moves.ts';
import { metro as game } from '../../../games/metro/game.ts';
import { TILE_BY_CODE } from '../../../games/metro/geometry.ts';
import type { MetroPosition } from '../../../games/metro/position.ts';
import { checkPlacement, DRAW_MORE, squareOf } from '../../../games/metro/rules.ts';
import { traceLine } from '../../../games/metro/scoring.ts';
import { checksFor, demand, type Given } from './check.ts';

type Metro = Given<MetroPosition>;

const STATIONS = Array.from({ length: 32 }, (_, index) => index + 1);

/** Lines of a seat that have grown and still run: how many, and by how many tiles. */
function grown(before: MetroPosition, after: MetroPosition, seat: number) {
  const longer = STATIONS.map((station) => ({ old: traceLine(before, station), now: traceLine(after, station) }))
    .filter(({ now }) => now.owner === seat && now.end.kind === 'open')
    .filter(({ old, now }) => now.steps.length > old.steps.length);
  const tiles = longer.map(({ old, now }) => now.steps.length - old.steps.length);
  const stations = longer.map(({ now }) => now.station);
  return { lines: tiles.length, tiles: tiles.reduce((sum, more) => sum + more, 0), station: onlyStation(stations) };
}

/** The only one, else 0. */
function onlyStation(stations: readonly number[]): number {
  return stations.length === 1 ? stations[0] : 0;
}

/** A line that the move has brought to its end. */
function ended({ before, after, claim: { station }, words }: Metro) {
  const line = traceLine(after, station);
  demand(traceLine(before, station).end.kind === 'open' && line.end.kind !== 'open', words);
  const owner = line.owner ?? -1;
  demand(after.points[owner] - before.points[owner] >= line.points, words);
  return { owner, points: line.points, station };
}

/** Every line of some owners that a move has brought to its end, and the points of them all. */
function endedBy(before: MetroPosition, after: MetroPosition, isMeant: (owner: number) => boolean) {
  const ended = STATIONS.map((station) => traceLine(after, station)).filter(
    ({ owner, end, station }) =>
      owner !== undefined && isMeant(owner) && end.kind !== 'open' && traceLine(before, station).end.kind === 'open',
  );
  const points = ended.map((line) => line.points);
  const sum = points.reduce((all, each) => all + each, 0);
  return {
    lines: ended.length,
    points: sum,
    most: Math.max(0, ...points),
    stations: ended.map((line) => line.station),
  };
}

function endedForOthers(before: MetroPosition, after: MetroPosition) {
  const { lines, points } = endedBy(before, after, (owner) => owner !== before.mover);
  return { lines, given: points };
}

/** What a reason for a move must say besides: every line of others that it ends, unless one is dear enough to speak against it. */
function cutOff(before: MetroPosition, after: MetroPosition) {
  const { lines, points, most } = endedBy(before, after, (owner) => owner !== before.mover);
  return lines === 0 || most >= 8 ? {} : { theirLines: lines, given: points };
}

/** By how many tiles the mover's lines grow at most, wherever the tile in hand goes. */
function mostGrowth(before: MetroPosition): number {
  const places = listMoves(game, before).filter((move) => move < DRAW_MORE);
  const growths = places.map((move) => {
    const after = before.copy();
    after.play(move);
    const lines = STATIONS.map((station) => ({ old: traceLine(before, station), now: traceLine(after, station) }));
    const own = lines.filter(({ now }) => now.owner === before.mover);
    return own.reduce((sum, { old, now }) => sum + now.steps.length - old.steps.length, 0);
  });
  return Math.max(0, ...growths);
}

function placesFor(before: MetroPosition): number[] {
  return listMoves(game, before).filter((move) => move < DRAW_MORE);
}

function played(before: MetroPosition, move: number): MetroPosition {
  const after = before.copy();
  after.play(move);
  return after;
}

/** The squares besides that of a move, and those of them where the tile does worse whichever way round. */
function otherSquares(before: MetroPosition, move: number, isWorse: (then: MetroPosition) => boolean) {
  const waysOn = new Map<number, boolean[]>();
  for (const other of placesFor(before).filter((each) => squareOf(each) !== squareOf(move))) {
    const square = squareOf(other);
    waysOn.set(square, [...(waysOn.get(square) ?? []), isWorse(played(before, other))]);
  }
  const squares = [...waysOn.values()];
  return { worse: squares.filter((ways) => ways.every(Boolean)).length, others: squares.length };
}

/** Stations of a seat whose lines a move brings to an end. */
function endedFor(before: MetroPosition, after: MetroPosition, seat: number): number[] {
  return STATIONS.filter((station) => {
    const line = traceLine(after, station);
    return line.owner === seat && line.end.kind !== 'open' && traceLine(before, station).end.kind === 'open';
  });
}

/** Whether anybody else's line is longer after a move. */
function helpsOthers(before: MetroPosition, after: MetroPosition): boolean {
  return STATIONS.some((station) => {
    const line = traceLine(after, station);
    const isTheirs = line.owner !== undefined && line.owner !== before.mover;
    return isTheirs && line.steps.length > traceLine(before, station).steps.length;
  });
}

/** What the tile in hand could complete for its owner, and for how much. */
function completionsOf(before: MetroPosition) {
  return placesFor(before).flatMap((move) => {
    const after = played(before, move);
    return endedFor(before, after, before.mover).map((station) => traceLine(after, station));
  });
}

/** Tiles that nobody has placed or shown yet, each way round where tiles may be turned. */
function tilesToCome(before: MetroPosition): number[] {
  return [...TILE_BY_CODE.values()].filter((tile) => before.unseen[before.typeOf(tile)] > 0);
}

/** A line with one more tile where it ends; nothing where that tile may not go there. */
function lineWith(before: MetroPosition, tile: number, station: number) {
  const { end } = traceLine(before, station);
  if (end.kind !== 'open' || checkPlacement(before, tile, end.square) !== undefined) return [];
  const after = before.copy();
  after.lay(tile, end.square);
  return [traceLine(after, station)];
}

/** The most that a line scores when one more tile of those not seen yet is laid where it ends. */
function bestWithOne(before: MetroPosition, station: number): number {
  const lines = tilesToCome(before).flatMap((tile) => lineWith(before, tile, station));
  return Math.max(0, ...lines.map(({ points }) => points));
}

/** What a line scores at least in the end where one more tile of those not seen yet keeps it running. */
function leastOfRun(before: MetroPosition, station: number): number {
  const running = tilesToCome(before)
    .flatMap((tile) => lineWith(before, tile, station))
    .filter((line) => line.end.kind === 'open')
    // The end of a line that runs is an empty square, and each will have its tile.
    .map((line) => line.steps.length + 1);
  return Math.max(0, ...running);
}

/** How many of the tiles to come can end a line where it is, some way round, and the most that it would score then. */
function endsWithOne(position: MetroPosition, station: number) {
  const ends = tilesToCome(position).flatMap((tile) =>
    lineWith(position, tile, station)
      .filter(({ end }) => end.kind !== 'open')
      .map(({ points }) => ({ points, type: position.typeOf(tile) })),
  );
  const copies = Array.from(position.unseen, (left, type) => (ends.some((end) => end.type === type) ? left : 0));
  return {
    ending: copies.reduce((sum, left) => sum + left, 0),
    unseen: position.unseen.reduce((sum, left) => sum + left, 0),
    most: Math.max(...ends.map(({ points }) => points)),
  };
}

/** A danger worth a word: a third of those tiles, and few points. */
function dangerTo(position: MetroPosition, station: number, words: string) {
  const danger = endsWithOne(position, station);
  demand(danger.ending * 3 >= danger.unseen && danger.most < 8, words);
  return danger;
}

/** Points that the mover has won since, less those of everybody else. */
function lead(before: MetroPosition, after: MetroPosition): number {
  const won = STATIONS.map((station) => ({ old: traceLine(before, station), now: traceLine(after, station) }))
    .filter(({ old, now }) => now.owner !== undefined && old.end.kind === 'open' && now.end.kind !== 'open')
    .map(({ now }) => (now.owner === before.mover ? now.points : -now.points));
  return won.reduce((sum, points) => sum + points, 0);
}

function pointsOf(position: MetroPosition, seat: number): number {
  const lines = STATIONS.map((station) => traceLine(position, station)).filter(({ owner }) => owner === seat);
  return lines.reduce((sum, { points }) => sum + points, 0);
}

/** The most that a tile of a type wins its mover at once. */
function mostLead(before: MetroPosition, type: number): number {
  const leads = tilesToCome(before)
    .filter((tile) => before.typeOf(tile) === type)
    .flatMap((tile) => Array.from(before.tiles.keys()).map((square) => ({ tile, square })))
    .filter(({ tile, square }) => checkPlacement(before, tile, square) === undefined)
    .map(({ tile, square }) => {
      const after = before.copy();
      after.lay(tile, square);
      return lead(before, after);
    });
  return Math.max(0, ...leads);
}

export const metro = checksFor<MetroPosition>({
  'finishes-own': ({ before, after }) => {
    const { lines, points, stations } = endedBy(before, after, (owner) => owner === before.mover);
    return { lines, points, station: onlyStation(stations), ...cutOff(before, after) };
  },
  'ends-short': ({ before, after }) => {
    const short = endedFor(before, after, before.mover).filter(
      (station) => traceLine(after, station).points < 8 && leastOfRun(before, station) > 0,
    );
    return { lines: short.length, station: onlyStation(short) };
  },
  'cuts-off': ({ before, after }) => endedForOthers(before, after),
  'finishes-theirs': ({ before, after, claim: { besides } }) => {
    const { lines, given } = endedForOthers(before, after);
    // The line that a reason for the move has named with its points is not told again.
    return besides === undefined
      ? { lines, given }
      : { lines: lines - 1, given: given - traceLine(after, besides).points, besides };
  },
  'extends-own': ({ before, after, claim: { station }, words }) => {
    // The first reason for a move says it.
    const isFirst = endedFor(before, after, before.mover).length === 0;
    const escapes = words.includes('out of danger');
    return {
      ...grown(before, after, before.mover),
      ...(isFirst && cutOff(before, after)),
      ...(escapes && dangerTo(before, station, words)),
    };
  },
  endangers: ({ before, after, claim: { station }, words }) => {
    const line = traceLine(after, station);
    demand(line.owner === before.mover && line.steps.length > traceLine(before, station).steps.length, words);
    return { station, ...dangerTo(after, station, words) };
  },
  'extends-theirs': ({ before, after, claim: { owner } }) => ({ owner, ...grown(before, after, owner) }),
  'no-use': ({ before, words }) => demand(mostGrowth(before) === 0, words),
  caps: (given) => {
    const { owner, points, station } = ended(given);
    const could = bestWithOne(given.before, station);
    demand(owner !== given.before.mover && could > points, given.words);
    return { owner, points, could, station };
  },
  stops: (given) => {
    const { before } = given;
    const { owner, points, station } = ended(given);
    const least = leastOfRun(before, station);
    demand(owner !== before.mover && least > points, given.words);
    return { owner, points, least, station };
  },
  'keeps-running': ({ before, after, move, words }) => {
    demand(endedFor(before, after, before.mover).length === 0, words);
    const { worse, others } = otherSquares(before, move, (then) => endedFor(before, then, before.mover).length > 0);
    return { ending: worse, others };
  },
  waits: ({ before, after, words }) => {
    const isOwned = (station: number) => traceLine(before, station).owner !== undefined;
    const lengths = (position: MetroPosition) =>
      STATIONS.filter(isOwned).map((station) => traceLine(position, station).steps.length);
    return demand(String(lengths(after)) === String(lengths(before)), words);
  },
  'gives-little': ({ before, after, move }) => {
    const given = (then: MetroPosition) =>
      STATIONS.map((station) => ({ old: traceLine(before, station), now: traceLine(then, station) }))
        .filter(({ now }) => now.owner !== undefined && now.owner !== before.mover)
        .reduce((sum, { old, now }) => sum + now.steps.length - old.steps.length, 0);
    return otherSquares(
      before,
      move,
      (then) => endedFor(before, then, before.mover).length > 0 || given(then) > given(after),
    );
  },
  exposes: ({ before, after, claim: { station }, words }) => {
    const line = traceLine(after, station);
    const owner = line.owner ?? -1;
    demand(owner !== before.mover && line.end.kind === 'open', words);
    return { owner, station, ...endsWithOne(after, station) };
  },
  'keeps-lead': ({ before: { mover }, after, words }) => {
    const scores = Array.from({ length: after.seats }, (_, seat) => pointsOf(after, seat));
    const theirs = Math.max(...scores.filter((_, seat) => seat !== mover));
    demand(scores[mover] > theirs, words);
    return { mine: scores[mover], theirs };
  },
  halts: (given) => {
    const { owner, station, points } = ended(given);
    demand(owner !== given.before.mover, given.words);
    return { owner, station, points };
  },
  'leaves-open': ({ before, after, claim: { station }, words }) => {
    const openIn = (position: MetroPosition) =>
      STATIONS.map((each) => traceLine(position, each)).filter(
        ({ owner, end }) => owner === before.mover && end.kind === 'open',
      );
    const open = openIn(after);
    demand(openIn(before).length === open.length, words);
    const tiles = Math.max(...open.map(({ steps }) => steps.length));
    demand(
      open.some((line) => line.station === station && line.steps.length === tiles),
      words,
    );
    return { open: open.length, tiles, station };
  },
  'no-good-place': ({ before, words }) => {
    const hurts = (move: number) => {
      const after = played(before, move);
      return endedFor(before, after, before.mover).length > 0 || helpsOthers(before, after);
    };
    return demand(placesFor(before).every(hurts), words);
  },
  saves: ({ before, claim: { station }, words }) => {
    const lines = completionsOf(before);
    const most = Math.max(...lines.map(({ points }) => points));
    demand(
      lines.some((line) => line.station === station && line.points === most),
      words,
    );
    // A short line of one's own is nothing to save a tile for.
    demand(words.startsWith('saves') === most >= 8, words);
    return { points: most, station };
  },
  hopes: ({ before, words }) => {
    const places = placesFor(before).map((move) => lead(before, played(before, move)));
    const now = Math.max(0, ...places);
    const copies = tilesToCome(before).filter((tile) => before.typeOf(tile) === tile);
    const leads = copies.flatMap((type) => Array<number>(before.unseen[type]).fill(mostLead(before, type)));
    const better = leads.filter((gained) => gained > now);
    demand(better.length > 0, words);
    return { now, better: better.length, unseen: leads.length, most: Math.max(...better) };
  },
  'little-use': ({ before }) => ({ most: mostGrowth(before) }),
  // M5: nobody may keep two tiles.
  'must-place': ({ after, words }) => demand(after.deck === 0 || !listMoves(game, after).includes(DRAW_MORE), words),
});
