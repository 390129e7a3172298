import { listMoves } from '../../../core/list-moves.ts';
import { metro as game } from '../../../games/metro/game.ts';
import type { MetroPosition } from '../../../games/metro/position.ts';
import { DRAW_MORE } from '../../../games/metro/rules.ts';
import { traceLine } from '../../../games/metro/scoring.ts';
import { checksFor, demand, type Given } from './check.ts';

type Metro = Given<MetroPosition>;

const STATIONS = Array.from({ length: 32 }, (_, index) => index + 1);

/** Lines of a seat that have grown and still run: how many, and by how many tiles. */
function grown(before: MetroPosition, after: MetroPosition, seat: number) {
  const tiles = STATIONS.map((station) => ({ old: traceLine(before, station), now: traceLine(after, station) }))
    .filter(({ now }) => now.owner === seat && now.end.kind === 'open')
    .map(({ old, now }) => now.steps.length - old.steps.length)
    .filter((more) => more > 0);
  return { lines: tiles.length, tiles: tiles.reduce((sum, more) => sum + more, 0) };
}

/** A line that the move has brought to its end. */
function ended({ before, after, claim: { station }, words }: Metro) {
  const line = traceLine(after, station);
  demand(traceLine(before, station).end.kind === 'open' && line.end.kind !== 'open', words);
  const owner = line.owner ?? -1;
  demand(after.points[owner] - before.points[owner] >= line.points, words);
  return { owner, points: line.points, station };
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

export const metro = checksFor<MetroPosition>({
  'finishes-own': (given) => {
    const { owner, points, station } = ended(given);
    demand(owner === given.before.mover, given.words);
    return { points, station };
  },
  'cuts-off': (given) => ended(given),
  'finishes-theirs': (given) => ended(given),
  'extends-own': ({ before, after }) => grown(before, after, before.mover),
  'extends-theirs': ({ before, after, claim: { owner } }) => ({ owner, ...grown(before, after, owner) }),
  'no-use': ({ before, words }) => demand(mostGrowth(before) === 0, words),
  'little-use': ({ before }) => ({ most: mostGrowth(before) }),
  // M5: nobody may keep two tiles.
  'must-place': ({ after, words }) => demand(after.deck === 0 || !listMoves(game, after).includes(DRAW_MORE), words),
});
