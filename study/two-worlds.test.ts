import { describe, expect, it } from 'vitest';
import type { Position, Seat } from '../core/game.ts';
import { listMoves } from '../core/list-moves.ts';
import { recordOf } from '../core/match.ts';
import { must } from '../core/result.ts';
import { settle } from '../core/settings.ts';
import { replay, type Timeline } from '../core/timeline.ts';
import { findGame } from '../games/index.ts';
import type { Room } from '../games/room.ts';
import { worldsLike } from '../tests/support/two-worlds.ts';
import { reviewDecision } from './decision.ts';
import { effortOf } from './effort.ts';
import { type Reviewer, reviewLine } from './review.ts';
import { playMatch } from './self-play.ts';
import { logisticValues } from './values.ts';

/*
 * Two matches that look the same to a seat to the end of what is reviewed, and differ in what it could not know: its decisions
 * must get the same review, byte for byte.
 */
const SEAT: Seat = 0;
const LINES = 60;

function reviewerOf(room: Room): Reviewer {
  const effort = effortOf(room.bot.levels[6], { rounds: 64 });
  return {
    subject: room,
    effort: { ...effort, search: { ...effort.search, iterations: 48 } },
    values: logisticValues(room, undefined),
    seed: 'two',
  };
}

function reviewSeat(room: Room, match: Timeline): string {
  const decisions = [];
  for (let ply = 0; ply < match.length; ply++) {
    if (match.turnAt(ply) !== SEAT) continue;
    const line = reviewLine(reviewerOf(room), match, ply);
    decisions.push(line.kind === 'decision' ? line.decision : line);
  }
  return JSON.stringify(decisions);
}

async function openRoom(id: string): Promise<Room> {
  const shelved = findGame(id);
  if (!shelved) throw new Error(`There is no ${id}.`);
  return shelved.load();
}

function beginMatch(room: Room, settings: Readonly<Record<string, string>>, seed: string): Timeline<Position> {
  const plan = { seats: 2, settings: must(settle(room.game.options, settings)), levels: [room.bot.levels[2]], seed };
  return playMatch(room, plan).fork(LINES);
}

describe.each([
  ['arboretum', {}],
  ['metro', { refill: 'on', secret: 'on' }],
] as const)('a review of %s', (id, settings) => {
  it('judges a seat by what it could know: two worlds that look alike get the same bytes', async () => {
    const room = await openRoom(id);
    const long = beginMatch(room, settings, 'two worlds');
    // A hidden tile is laid a turn later: only where the other seat holds one now can it be another.
    const lengths = Array.from({ length: 8 }, (_, less) => long.length - less);
    const match = long.fork(lengths.find((length) => worldsLike(room.game, long.fork(length), SEAT).length > 0) ?? 0);
    const worlds = worldsLike(room.game, match, SEAT);
    expect(worlds.length).toBeGreaterThan(0);
    const review = reviewSeat(room, match);
    for (const world of worlds) expect(reviewSeat(room, must(replay(room.game, world)))).toBe(review);
  });

  it('refuses to look at more', async () => {
    const room = await openRoom(id);
    const { position } = beginMatch(room, settings, 'two worlds').fork(31);
    const { effort } = reviewerOf(room);
    const [move] = listMoves(room.game, position);
    expect(() => reviewDecision(room, position, move, effort, 1)).toThrow('what its seat may know');
  });

  it('says the same twice', async () => {
    const room = await openRoom(id);
    const match = beginMatch(room, settings, 'twice').fork(30);
    const again = must(replay(room.game, recordOf(match)));
    expect(reviewSeat(room, again)).toBe(reviewSeat(room, match));
  });
});
