import { describe, expect, it } from 'vitest';
import { metro } from '../games/metro/game.ts';
import type { MetroPosition } from '../games/metro/position.ts';
import { CHANCE, OVER } from './game.ts';
import {
  type Match,
  type MatchRecord,
  openMatch,
  recordOf,
  replay,
  rewind,
  submit,
  turnsOf,
  undoPoint,
} from './match.ts';
import { SeededRandom } from './random.ts';
import { must, type Result } from './result.ts';

describe('openMatch', () => {
  it('settles the settings and rolls until a seat must act, logging the rolls', () => {
    const match = must(openMatch(metro, 3, {}, new SeededRandom('open')));
    expect(match.settings).toEqual({ refill: 'off', secret: 'off', centre: 'on' });
    expect(match.seats).toBe(3);
    expect(match.position.turn).toBe(0);
    expect(match.log).toEqual([expect.stringMatching(/^\+[abcd]{4}$/)]);
  });

  it('rolls as often as the set-up needs', () => {
    const match = must(openMatch(metro, 5, { refill: 'on' }, new SeededRandom('refill')));
    expect(match.log).toHaveLength(5);
    expect(match.position.turn).toBe(0);
  });

  it('takes its dice from the host: the same dice give the same match', () => {
    const logs = ['one', 'one', 'two'].map((seed) => playThrough(2, {}, seed).log);
    expect(logs[0]).toEqual(logs[1]);
    expect(logs[0]).not.toEqual(logs[2]);
  });

  it.each([1, 7, 0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d seats', (seats) => {
    const fault = faultOf(openMatch(metro, seats, {}, new SeededRandom('no')));
    expect(fault.code).toBe('match.seats');
    expect(fault.message).toBe(`Metro is for 2 to 6 players, not "${seats}".`);
  });

  it('names one number where a game has only one', () => {
    const alone = { ...metro, title: 'Patience', seats: { min: 1, max: 1 } };
    expect(faultOf(openMatch(alone, 2, {}, new SeededRandom('no'))).message).toBe(
      'Patience is for 1 players, not "2".',
    );
  });

  it('refuses settings the game does not offer', () => {
    expect(faultOf(openMatch(metro, 2, { speed: 'high' }, new SeededRandom('no'))).code).toBe('settings.unknown');
    expect(faultOf(openMatch(metro, 2, { refill: 'maybe' }, new SeededRandom('no'))).code).toBe('settings.value');
  });
});

describe('submit', () => {
  it('plays, rolls on and logs, and leaves the match it was given as it was', () => {
    const before = must(openMatch(metro, 2, {}, new SeededRandom('submit')));
    const [line, log] = [metro.format(before.position), [...before.log]];
    const text = firstMove(before);
    const after = must(submit(before, 0, text, new SeededRandom('dice')));
    expect(after.log).toEqual([...log, text, expect.stringMatching(/^\+[abcd]{4}$/)]);
    expect(after.position.turn).toBe(1);
    expect(metro.format(before.position)).toBe(line);
    expect(before.log).toEqual(log);
  });

  it('refuses a seat whose turn it is not, naming it as people count', () => {
    const match = must(openMatch(metro, 3, {}, new SeededRandom('turn')));
    for (const seat of [1, 2, 3, 0.5, Number.NaN, CHANCE, OVER]) {
      const fault = faultOf(submit(match, seat, firstMove(match), new SeededRandom('dice')));
      expect(fault).toEqual({ code: 'match.turn', message: `It is not the turn of seat ${seat + 1}.` });
    }
  });

  it('asks whose turn it is before it reads the text', () => {
    const match = must(openMatch(metro, 2, {}, new SeededRandom('order')));
    expect(faultOf(submit(match, 1, 'rubbish', new SeededRandom('dice'))).code).toBe('match.turn');
  });

  it('hands on what the game says of a text that is no move, or no legal one', () => {
    const match = must(openMatch(metro, 2, {}, new SeededRandom('text')));
    const held = match.log[0].slice(1);
    expect(faultOf(submit(match, 0, 'rubbish', new SeededRandom('dice'))).code).toBe('metro.text');
    expect(faultOf(submit(match, 0, `${held}34`, new SeededRandom('dice')))).toMatchObject({
      code: 'metro.centre',
      rule: 'M5',
      where: ['34'],
    });
    expect(faultOf(submit(match, 0, match.log[0], new SeededRandom('dice'))).code).toBe('metro.move');
  });

  it('refuses everything once the match is over', () => {
    const match = playThrough(2, {}, 'over');
    expect(match.position.turn).toBe(OVER);
    for (const seat of [0, 1, OVER]) {
      expect(faultOf(submit(match, seat, 'aaaa00', new SeededRandom('dice')))).toEqual({
        code: 'match.over',
        message: 'The match is over.',
      });
    }
  });
});

describe('rewind', () => {
  const played = playThrough(4, { refill: 'on' }, 'rewind');

  it('gives back every moment of the match', () => {
    const position = metro.start(4, played.settings);
    for (let length = 0; length <= played.log.length; length++) {
      const then = rewind(played, length);
      expect(then.log).toEqual(played.log.slice(0, length));
      expect(metro.format(then.position)).toBe(metro.format(position));
      if (length < played.log.length) position.play(must(metro.parseMove(position, played.log[length])));
    }
  });

  it('goes no further than the match did, and keeps seats and settings', () => {
    const same = rewind(played, 10_000);
    expect(metro.format(same.position)).toBe(metro.format(played.position));
    expect(recordOf(same)).toEqual(recordOf(played));
  });

  it('leaves the match it came from alone', () => {
    const before = metro.format(played.position);
    must(submit(rewind(played, 4), 0, firstMove(rewind(played, 4)), new SeededRandom('other')));
    expect(metro.format(played.position)).toBe(before);
  });

  it('throws when the log cannot have been played: that is our own mistake', () => {
    const forged = { ...played, log: ['+zzzz'] };
    expect(() => rewind(forged, 1)).toThrow('cannot be replayed');
    expect(() => turnsOf(forged)).toThrow('cannot be replayed');
  });
});

describe('turnsOf and undoPoint', () => {
  // Seat 1 draws and places, seat 2 keeps its tile and places another, seat 1 draws.
  const log = ['+aaaa', 'aaaa00', '+bbbb', 'draw', '+aacb', 'aacb01', '+cccc'];
  const match = must(replay(metro, { ...record(), log }));

  it('says who made each line', () => {
    expect(turnsOf(match)).toEqual([CHANCE, 0, CHANCE, 1, CHANCE, 1, CHANCE]);
    expect(turnsOf(rewind(match, 0))).toEqual([]);
  });

  it('undo goes before the last decision of the one who asks, taking rolls and others’ moves with it', () => {
    expect(undoPoint(match, (seat) => seat === 0)).toBe(1);
    expect(undoPoint(match, (seat) => seat === 1)).toBe(5);
    expect(undoPoint(match, () => true)).toBe(5);
    expect(undoPoint(rewind(match, 5), (seat) => seat === 1)).toBe(3);
    expect(rewind(match, 1).position.turn).toBe(0);
  });

  it('there is nothing to undo before one has decided anything, and rolls are nobody’s', () => {
    expect(undoPoint(rewind(match, 1), () => true)).toBeUndefined();
    expect(undoPoint(match, () => false)).toBeUndefined();
    expect(undoPoint(match, (seat) => seat === CHANCE)).toBeUndefined();
  });

  it('undoing again and again comes back to the first decision', () => {
    let current = playThrough(2, {}, 'undo');
    let steps = 0;
    for (let point = undoPoint(current, () => true); point !== undefined; point = undoPoint(current, () => true)) {
      current = rewind(current, point);
      expect(current.position.turn).toBeGreaterThanOrEqual(0);
      steps++;
    }
    expect(current.log).toHaveLength(1);
    expect(steps).toBeGreaterThanOrEqual(60);
  });
});

describe('replay', () => {
  it('comes to the same match from the record alone', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const match = playThrough(seats, { secret: 'on', centre: 'off' }, `replay ${seats}`);
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
    expect(faultOf(replay(metro, { ...record(), game: 'chess' }))).toEqual({
      code: 'match.game',
      message: 'This is a match of "chess", not of metro.',
    });
  });

  it('refuses another version of the rules, naming both', () => {
    const fault = faultOf(replay(metro, { ...record(), rulesVersion: 99 }));
    expect(fault.code).toBe('match.version');
    expect(fault.message).toContain('version 99');
    expect(fault.message).toContain(`version ${metro.rulesVersion}`);
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
    expect(fault.message).toBe('Line 2, "aaaa33": The central station is not a place for tiles.');
  });

  it('keeps the number of the rule', () => {
    expect(faultOf(replay(metro, { ...record(), log: ['+aaaa', 'aaaa33'] })).rule).toBe('M5');
  });

  it('refuses a line after the end', () => {
    const match = playThrough(2, {}, 'too long');
    const fault = faultOf(replay(metro, { ...recordOf(match), log: [...match.log, 'draw'] }));
    expect(fault).toMatchObject({ code: 'metro.over', where: [`line ${match.log.length + 1}`] });
  });
});

function record(): MatchRecord {
  return { game: 'metro', rulesVersion: metro.rulesVersion, seats: 2, settings: {}, log: [] };
}

/** A whole random match through the front door. */
function playThrough(seats: number, settings: Record<string, string>, seed: string): Match<MetroPosition> {
  const random = new SeededRandom(seed);
  let match = must(openMatch(metro, seats, settings, random));
  while (match.position.turn >= 0) match = must(submit(match, match.position.turn, anyMove(match, random), random));
  return match;
}

function anyMove({ position }: Match<MetroPosition>, random: SeededRandom): string {
  const list = new Int32Array(metro.maxMoves);
  return metro.formatMove(position, list[random.below(position.moves(list))]);
}

function firstMove({ position }: Match<MetroPosition>): string {
  const list = new Int32Array(metro.maxMoves);
  position.moves(list);
  return metro.formatMove(position, list[0]);
}

function faultOf<T>(result: Result<T>) {
  if (result.ok) throw new Error('not refused');
  return result.fault;
}
