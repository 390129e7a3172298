import { describe, expect, it } from 'vitest';
import { arboretum } from '../games/arboretum/game.ts';
import { metro } from '../games/metro/game.ts';
import { told } from '../tests/support/faults.ts';
import { sayFault } from '../texts/say-fault.ts';
import { CHANCE, type Game, OVER, type Position, type Viewer } from './game.ts';
import { listMoves } from './list-moves.ts';
import { recordOf } from './match.ts';
import { SeededRandom } from './random.ts';
import { must, type Result } from './result.ts';
import { type MatchRecord, replay, startTimeline, Timeline } from './timeline.ts';

describe('replay', () => {
  it('comes to the same match from the record alone', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const match = playOut(metro, seats, { secret: 'on', centre: 'off' }, `replay ${seats}`);
      const again = must(replay(metro, JSON.parse(JSON.stringify(recordOf(match)))));
      expect(metro.format(again.position)).toBe(metro.format(match.position));
      expect(again.log).toEqual(match.log);
      expect(again.position.winners()).toEqual(match.position.winners());
    }
  });

  it('adds no rolls of its own', () => {
    expect(must(replay(metro, { ...record(), log: [] })).position.turn).toBe(CHANCE);
  });

  it('refuses a match of another game, naming both', () => {
    expect(told(faultOf(replay(metro, { ...record(), game: 'chess' })))).toMatchObject({
      code: 'match.game',
      message: 'This is a match of "chess", not of metro.',
    });
  });

  it('tries logs of an earlier version where the game says that most of them fit', () => {
    const later = { ...metro, rulesVersion: 2, triedVersions: [1] };
    expect(replay(later, { ...record(), rulesVersion: 1 }).ok).toBe(true);
    expect(sayFault(faultOf(replay(later, { ...record(), rulesVersion: 1, log: ['nonsense'] })))).toContain('Line 1');
    expect(faultOf(replay(later, { ...record(), rulesVersion: 3 })).code).toBe('match.version');
  });

  it('refuses another version of the rules, naming both', () => {
    const fault = faultOf(replay(metro, { ...record(), rulesVersion: 99 }));
    expect(fault.code).toBe('match.version');
    expect(sayFault(fault)).toContain('version 99');
    expect(sayFault(fault)).toContain(`version ${metro.rulesVersion}`);
  });

  it('refuses seats and settings as openMatch does', () => {
    expect(faultOf(replay(metro, { ...record(), seats: 7 })).code).toBe('match.seats');
    expect(faultOf(replay(metro, { ...record(), settings: { centre: 'maybe' } })).code).toBe('settings.value');
  });

  it.each<[string, string[], number, string]>([
    ['a text that is no move', ['+aaaa', 'aaaa99'], 2, 'metro.text'],
    ['a placement that breaks a rule', ['+aaaa', 'aaaa33'], 2, 'metro.centre'],
    ['a tile nobody holds', ['+aaaa', 'bbbb00'], 2, 'metro.tile'],
    ['a roll in the place of a decision', ['+aaaa', '+bbbb'], 2, 'metro.move'],
    ['a decision in the place of a roll', ['aaaa00'], 1, 'metro.chance'],
    ['a copy too many', ['+dddd', 'draw', '+dddd', 'dddd00', '+dddd'], 5, 'metro.copies'],
  ])('refuses %s and says in which line', (_, log, line, code) => {
    const fault = faultOf(replay(metro, { ...record(), log }));
    expect(fault.code).toBe(code);
    expect(fault.where).toEqual([`line ${line}`]);
  });

  it('names the line and its text in the message too', () => {
    const fault = faultOf(replay(metro, { ...record(), log: ['+aaaa', 'aaaa33'] }));
    expect(sayFault(fault)).toBe(
      'Line 2, "aaaa33": No tile goes on the central station. Lines that end there count double.',
    );
  });

  it('keeps the number of the rule', () => {
    expect(faultOf(replay(metro, { ...record(), log: ['+aaaa', 'aaaa33'] })).rule).toBe('M5');
  });

  it('refuses a line after the end', () => {
    const match = playOut(metro, 2, {}, 'too long');
    const fault = faultOf(replay(metro, { ...recordOf(match), log: [...match.log, 'draw'] }));
    expect(fault).toMatchObject({ code: 'metro.over', where: [`line ${match.log.length + 1}`] });
  });
});

describe('append', () => {
  it('leaves the timeline as it was when it refuses', () => {
    const timeline = must(replay(metro, { ...record(), log: ['+aaaa'] }));
    const before = metro.format(timeline.position);
    expect(timeline.append('aaaa33')?.code).toBe('metro.centre');
    expect(timeline.log).toEqual(['+aaaa']);
    expect(metro.format(timeline.position)).toBe(before);
  });

  it('refuses a roll as a viewer saw it: the match would be half known', () => {
    const timeline = must(startTimeline(metro, 2, { secret: 'on' }));
    const hidden = timeline.position.viewMove(listMoves(metro, timeline.position)[0], 1);
    const text = metro.formatMove(timeline.position.view(1), hidden);
    expect(timeline.append(text)).toEqual({ code: 'match.roll' });
    expect(timeline.length).toBe(0);
  });

  it('writes a line as the game writes it', () => {
    const timeline = playOut(metro, 2, {}, 'canonical');
    const again = new Timeline(metro, 2, timeline.settings);
    for (const text of timeline.log) expect(again.append(text)).toBeUndefined();
    expect(again.log).toEqual(timeline.log);
  });
});

describe.each<[string, Game, number, Record<string, string>]>([
  ['Metro with hidden tiles', metro, 4, { refill: 'on', secret: 'on' }],
  ['Arboretum', arboretum, 3, {}],
])('the timeline of %s', (_, game, seats, settings) => {
  const played = playOut(game, seats, settings, 'timeline');
  /** The slow obvious version: every position kept. */
  const positions = walkThrough(played);

  it('knows every position, whatever the order they are asked for in', () => {
    const random = new SeededRandom('order');
    for (let i = 0; i < 300; i++) {
      const ply = random.below(played.length + 1);
      expect(game.format(played.peek(ply))).toBe(game.format(positions[ply]));
      if (i % 7 === 0) expect(game.format(played.at(ply))).toBe(game.format(positions[ply]));
    }
    expect(played.positions().map((position) => game.format(position))).toEqual(
      positions.map((position) => game.format(position)),
    );
    expect(played.at(3)).toBe(played.at(3));
    expect(() => played.at(played.length + 1)).toThrow(RangeError);
    expect(() => played.at(-1)).toThrow(RangeError);
  });

  it('says who made each line, and which of them are rolls', () => {
    const turns = positions.slice(0, -1).map(({ turn }) => turn);
    expect(played.log.map((__, line) => played.turnAt(line))).toEqual(turns);
    expect(played.rolls).toBe(turns.filter((turn) => turn === CHANCE).length);
  });

  it('follows the lines as one viewer was told them, back and forth', () => {
    const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
    for (const viewer of viewers) {
      const view = played.view(viewer);
      const lines = played.log.map((__, line) => view.textAt(line));
      const told = must(startTimeline(game, seats, settings, viewer));
      expect(told.follow(lines)).toBeUndefined();
      expect(told.log).toEqual(lines);
      told.rewind(Math.floor(lines.length / 2));
      expect(told.follow(lines)).toBeUndefined();
      expect(told.positions().map((position) => game.format(position))).toEqual(
        positions.map((position) => game.format(position.view(viewer))),
      );
      expect(told.fork(5).log).toEqual(lines.slice(0, 5));
    }
  });

  it('gives the match as each viewer saw it', () => {
    const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
    for (const viewer of viewers) {
      const view = played.fork(played.length).view(viewer);
      for (let line = 0; line < view.length; line++) {
        const seen = positions[line].view(viewer);
        const move = positions[line].viewMove(played.moveAt(line), viewer);
        expect(view.moveAt(line)).toBe(move);
        expect(view.textAt(line)).toBe(game.formatMove(seen, move));
        if (line % 5 === 0) expect(game.format(view.at(line))).toBe(game.format(seen));
      }
      expect(view.positions().map((position) => game.format(position))).toEqual(
        positions.map((position) => game.format(position.view(viewer))),
      );
    }
  });

  it('goes back to any ply and on from there, and everything worked out follows', () => {
    const random = new SeededRandom('branches');
    const timeline = played.fork(played.length);
    const view = timeline.view(0);
    const words = view.derive((line) => `${view.turnAt(line)} ${view.textAt(line)}`);
    for (let i = 0; i < 12; i++) {
      timeline.rewind(random.below(timeline.length + 1));
      playOn(timeline, random, random.below(40));
      const slow = walkThrough(timeline);
      expect(words.all()).toEqual(
        slow.slice(0, -1).map((position, line) => {
          const seen = position.view(0);
          return `${position.turn} ${game.formatMove(seen, position.viewMove(timeline.moveAt(line), 0))}`;
        }),
      );
      expect(view.positions().map((position) => game.format(position))).toEqual(
        slow.map((position) => game.format(position.view(0))),
      );
      expect(game.format(timeline.position)).toBe(game.format(slow[slow.length - 1]));
      expect(timeline.rolls).toBe(slow.slice(0, -1).filter(({ turn }) => turn === CHANCE).length);
      expect(timeline.hidesRolls(timeline.length >> 1)).toBe(slowlyHidesRolls(timeline, timeline.length >> 1));
    }
  });

  it('works out a line once', () => {
    const timeline = played.fork(20);
    let made = 0;
    const trail = timeline.derive((line) => `${line} ${made++}`);
    trail.all();
    timeline.follow(played.log.slice(0, 25));
    trail.all();
    expect(made).toBe(25);
    timeline.rewind(10);
    expect(trail.all()).toHaveLength(10);
    timeline.follow(played.log.slice(0, 12));
    expect(trail.all()).toHaveLength(12);
    expect(made).toBe(27);
  });

  it('follows a log that parts from it', () => {
    const timeline = played.fork(played.length);
    const other = played.fork(played.length >> 1);
    playOn(other, new SeededRandom('another way'), 10_000);
    expect(timeline.follow(other.log)).toBeUndefined();
    expect(timeline.log).toEqual(other.log);
    expect(game.format(timeline.position)).toBe(game.format(other.position));
    expect(timeline.follow(other.log.slice(0, 5))).toBeUndefined();
    expect(timeline.length).toBe(5);
  });

  it('stays as it was when a log does not fit, and names the line', () => {
    const timeline = played.fork(played.length);
    const fault = timeline.follow([...played.log.slice(0, 8), 'rubbish']);
    expect(fault?.where).toEqual(['line 9']);
    expect(fault && sayFault(fault)).toMatch(/^Line 9, "rubbish": /);
    expect(recordOf(timeline)).toEqual(recordOf(played));
    expect(game.format(timeline.position)).toBe(game.format(played.position));
    expect(timeline.rolls).toBe(played.rolls);
  });

  it('a fork goes its own way', () => {
    const before = game.format(played.position);
    const fork = played.fork(4);
    expect(fork.log).toEqual(played.log.slice(0, 4));
    playOn(fork, new SeededRandom('fork'), 30);
    expect(game.format(played.position)).toBe(before);
    expect(fork.log).not.toEqual(played.log.slice(0, fork.length));
    expect(recordOf(played.fork(10_000))).toEqual(recordOf(played));
  });
});

describe('undoPoint', () => {
  // Seat 1 draws and places, seat 2 keeps its tile and places another, seat 1 draws.
  const log = ['+aaaa', 'aaaa00', '+bbbb', 'draw', '+aacb', 'aacb01', '+cccc'];
  const open = must(replay(metro, { ...record(), log }));
  const secret = must(replay(metro, { ...record(), settings: { secret: 'on' }, log }));
  const of = (...seats: number[]) => ({ mayTakeBack: (seat: number) => seats.includes(seat), keepsHiddenRolls: false });

  it('goes before the last decision that may be taken back, with rolls and others’ moves since', () => {
    expect(open.undoPoint(of(0))).toBe(1);
    expect(open.undoPoint(of(1))).toBe(5);
    expect(open.undoPoint(of(0, 1))).toBe(5);
    expect(open.fork(5).undoPoint(of(1))).toBe(3);
    expect(open.fork(1).position.turn).toBe(0);
  });

  it('there is nothing to undo before one has decided anything, and rolls are nobody’s', () => {
    expect(open.fork(1).undoPoint(of(0, 1))).toBeUndefined();
    expect(open.undoPoint(of())).toBeUndefined();
    expect(open.undoPoint(of(CHANCE))).toBeUndefined();
  });

  it('stops at a hidden roll where the policy says so', () => {
    const careful = { mayTakeBack: () => true, keepsHiddenRolls: true };
    expect(open.undoPoint(careful)).toBe(5);
    expect(secret.undoPoint(careful)).toBeUndefined();
    expect(secret.undoPoint(of(0, 1))).toBe(5);
    expect(secret.fork(6).undoPoint(careful)).toBe(5);
  });

  it('undoing again and again comes back to the first decision', () => {
    const timeline = playOut(metro, 2, {}, 'undo');
    let steps = 0;
    for (let point = timeline.undoPoint(of(0, 1)); point !== undefined; point = timeline.undoPoint(of(0, 1))) {
      timeline.rewind(point);
      expect(timeline.position.turn).toBeGreaterThanOrEqual(0);
      steps++;
    }
    expect(timeline.log).toHaveLength(1);
    expect(steps).toBeGreaterThanOrEqual(60);
  });
});

function record(): MatchRecord {
  return { game: 'metro', rulesVersion: metro.rulesVersion, seats: 2, settings: {}, log: [] };
}

function playOut<P extends Position>(game: Game<P>, seats: number, settings: Record<string, string>, seed: string) {
  const timeline = must(startTimeline(game, seats, settings));
  playOn(timeline, new SeededRandom(seed), Number.POSITIVE_INFINITY);
  return timeline;
}

/** Random moves and rolls. */
function playOn<P extends Position>(timeline: Timeline<P>, random: SeededRandom, most: number): void {
  for (let count = 0; count < most && timeline.position.turn !== OVER; count++) {
    const moves = listMoves(timeline.game, timeline.position);
    if (timeline.position.turn === CHANCE) timeline.roll(random);
    else timeline.play(moves[random.below(moves.length)]);
  }
}

function walkThrough<P extends Position>({ game, seats, settings, log }: Timeline<P>): P[] {
  const positions = [game.start(seats, settings)];
  for (const text of log) {
    const next = positions[positions.length - 1].copy();
    next.play(must(game.parseMove(next, text)));
    positions.push(next);
  }
  return positions;
}

function slowlyHidesRolls<P extends Position>(timeline: Timeline<P>, from: number): boolean {
  return walkThrough(timeline)
    .slice(0, -1)
    .some((position, line) => {
      if (line < from || position.turn !== CHANCE) return false;
      const move = timeline.moveAt(line);
      return position.viewMove(move, 'spectator') !== move;
    });
}

function faultOf<T>(result: Result<T>) {
  if (result.ok) throw new Error('not refused');
  return result.fault;
}
