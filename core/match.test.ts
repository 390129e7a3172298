import { describe, expect, it } from 'vitest';
import { metro } from '../games/metro/game.ts';
import type { MetroPosition } from '../games/metro/position.ts';
import { sayFault } from '../texts/say-fault.ts';
import { CHANCE, OVER } from './game.ts';
import { listMoves } from './list-moves.ts';
import { openMatch, recordOf, rollOn, submit } from './match.ts';
import { type Dice, plainDice, SeededRandom } from './random.ts';
import { must, type Result } from './result.ts';
import { replay, type Timeline } from './timeline.ts';

describe('openMatch', () => {
  it('settles the settings and rolls until a seat must act, logging the rolls', () => {
    const match = must(openMatch(metro, 3, {}, dice('open')));
    expect(match.settings).toEqual({ refill: 'off', turning: 'off', secret: 'off', centre: 'on' });
    expect(match.seats).toBe(3);
    expect(match.position.turn).toBe(0);
    expect(match.log).toEqual([expect.stringMatching(/^\+[abcd]{4}$/)]);
  });

  it('rolls as often as the set-up needs', () => {
    const match = must(openMatch(metro, 5, { refill: 'on' }, dice('refill')));
    expect(match.log).toHaveLength(5);
    expect(match.position.turn).toBe(0);
  });

  it('takes its dice from the host: the same dice give the same match', () => {
    const logs = ['one', 'one', 'two'].map((seed) => playThrough(2, {}, seed).log);
    expect(logs[0]).toEqual(logs[1]);
    expect(logs[0]).not.toEqual(logs[2]);
  });

  it.each([1, 7, 0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d seats', (seats) => {
    const fault = faultOf(openMatch(metro, seats, {}, dice('no')));
    expect(fault.code).toBe('match.seats');
    expect(sayFault(fault)).toBe(`Metro is for 2 to 6 players, not "${seats}".`);
  });

  it('names one number where a game has only one', () => {
    const alone = { ...metro, title: 'Patience', seats: { min: 1, max: 1 } };
    expect(sayFault(faultOf(openMatch(alone, 2, {}, dice('no'))))).toBe('Patience is for 1 player, not "2".');
  });

  it('refuses settings the game does not offer', () => {
    expect(faultOf(openMatch(metro, 2, { speed: 'high' }, dice('no'))).code).toBe('settings.unknown');
    expect(faultOf(openMatch(metro, 2, { refill: 'maybe' }, dice('no'))).code).toBe('settings.value');
  });
});

describe('submit', () => {
  it('plays, rolls on and logs', () => {
    const match = must(openMatch(metro, 2, {}, dice('submit')));
    const log = [...match.log];
    const text = firstMove(match);
    expect(submit(match, 0, text, dice('dice'))).toBeUndefined();
    expect(match.log).toEqual([...log, text, expect.stringMatching(/^\+[abcd]{4}$/)]);
    expect(match.position.turn).toBe(1);
  });

  it('leaves the match as it was when it refuses', () => {
    const match = must(openMatch(metro, 2, {}, dice('refuse')));
    const [line, log] = [metro.format(match.position), [...match.log]];
    expect(submit(match, 0, 'rubbish', dice('dice'))).toBeDefined();
    expect(submit(match, 1, firstMove(match), dice('dice'))).toBeDefined();
    expect(metro.format(match.position)).toBe(line);
    expect(match.log).toEqual(log);
  });

  it('refuses a seat whose turn it is not, naming it as people count', () => {
    const match = must(openMatch(metro, 3, {}, dice('turn')));
    for (const seat of [1, 2, 3, 0.5, Number.NaN, CHANCE, OVER]) {
      const fault = submit(match, seat, firstMove(match), dice('dice'));
      expect(fault).toEqual({ code: 'match.turn', data: { seat: seat + 1 } });
    }
  });

  it('asks whose turn it is before it reads the text', () => {
    const match = must(openMatch(metro, 2, {}, dice('order')));
    expect(submit(match, 1, 'rubbish', dice('dice'))?.code).toBe('match.turn');
  });

  it('hands on what the game says of a text that is no move, or no legal one', () => {
    const match = must(openMatch(metro, 2, {}, dice('text')));
    const held = match.log[0].slice(1);
    expect(submit(match, 0, 'rubbish', dice('dice'))?.code).toBe('metro.text');
    expect(submit(match, 0, `${held}34`, dice('dice'))).toMatchObject({
      code: 'metro.centre',
      rule: 'M5',
      where: ['34'],
    });
    expect(submit(match, 0, match.log[0], dice('dice'))?.code).toBe('metro.move');
  });

  it('refuses everything once the match is over', () => {
    const match = playThrough(2, {}, 'over');
    expect(match.position.turn).toBe(OVER);
    for (const seat of [0, 1, OVER]) {
      expect(submit(match, seat, 'aaaa00', dice('dice'))).toEqual({ code: 'match.over' });
    }
  });
});

describe('rollOn', () => {
  it('asks the dice for each roll by its number among the rolls, also after moves were taken back', () => {
    const asked: number[] = [];
    const counting: Dice = {
      forRoll: (number) => {
        asked.push(number);
        return new SeededRandom(number);
      },
    };
    const match = must(openMatch(metro, 2, {}, counting));
    for (const seat of [0, 1, 0]) submit(match, seat, firstMove(match), counting);
    expect(asked).toEqual([0, 1, 2, 3]);
    match.rewind(3);
    submit(match, 1, firstMove(match), counting);
    expect(asked).toEqual([0, 1, 2, 3, 2]);
    const again = must(replay(metro, { ...recordOf(match), log: match.log.slice(0, 2) }));
    rollOn(again, counting);
    expect(asked.at(-1)).toBe(1);
    expect(again.log).toEqual(match.log.slice(0, 3));
  });
});

describe('recordOf', () => {
  it('is a copy: what happens later does not change it', () => {
    const match = must(openMatch(metro, 2, {}, dice('record')));
    const record = recordOf(match);
    submit(match, 0, firstMove(match), dice('record'));
    expect(record).toEqual({
      game: 'metro',
      rulesVersion: metro.rulesVersion,
      seats: 2,
      settings: match.settings,
      log: match.log.slice(0, 1),
    });
  });
});

const dice = (seed: string): Dice => plainDice(new SeededRandom(seed));

/** A whole random match through the front door. */
function playThrough(seats: number, settings: Record<string, string>, seed: string): Timeline<MetroPosition> {
  const random = new SeededRandom(seed);
  const match = must(openMatch(metro, seats, settings, plainDice(random)));
  while (match.position.turn >= 0) {
    const moves = listMoves(metro, match.position);
    const text = metro.formatMove(match.position, moves[random.below(moves.length)]);
    expect(submit(match, match.position.turn, text, plainDice(random))).toBeUndefined();
  }
  return match;
}

function firstMove({ position }: Timeline<MetroPosition>): string {
  return metro.formatMove(position, listMoves(metro, position)[0]);
}

function faultOf<T>(result: Result<T>) {
  if (result.ok) throw new Error('not refused');
  return result.fault;
}
