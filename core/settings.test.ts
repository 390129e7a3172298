import { describe, expect, it } from 'vitest';
import { told } from '../tests/support/faults.ts';
import { sayFault } from '../texts/say-fault.ts';
import { must, type Result } from './result.ts';
import { choice, fitPick, flag, leavesChoice, type Option, settle, unusualSettings } from './settings.ts';

const MAPS = ['default', 'wheels', 'face'] as const;
const options: readonly Option[] = [
  flag('refill', { title: 'Refill', help: 'Draw after placing.', off: 'Off', on: 'On' }),
  choice('map', { title: 'Map', help: 'Which islands.', default: 'Default', wheels: 'Wheels', face: 'Face' }, MAPS),
];

describe('settle', () => {
  it('fills in the first value of every option', () => {
    expect(must(settle(options, {}))).toEqual({ refill: 'off', map: 'default' });
    expect(must(settle([], {}))).toEqual({});
  });

  it('keeps what was chosen', () => {
    expect(must(settle(options, { map: 'face' }))).toEqual({ refill: 'off', map: 'face' });
    expect(must(settle(options, { map: 'wheels', refill: 'on' }))).toEqual({ refill: 'on', map: 'wheels' });
  });

  it('takes an option that is named but left undefined as not chosen', () => {
    expect(must(settle(options, { map: undefined }))).toEqual({ refill: 'off', map: 'default' });
  });

  it('leaves what it was given alone', () => {
    const given = Object.freeze({ map: 'face' });
    expect(must(settle(options, given))).not.toBe(given);
    expect(given).toEqual({ map: 'face' });
  });

  it('refuses an option the game does not have, naming it and the ones it has', () => {
    const fault = faultOf(settle(options, { centre: 'off' }));
    expect(told(fault)).toMatchObject({
      code: 'settings.unknown',
      message: 'There is no option "centre". Options: refill, map.',
      where: ['centre'],
    });
    expect(sayFault(faultOf(settle([], { a: 'b' })))).toBe('There is no option "a". This game has none.');
  });

  it('refuses a value the option does not have, naming both and the values it has', () => {
    expect(told(faultOf(settle(options, { map: 'moon' })))).toMatchObject({
      code: 'settings.value',
      message: 'Option map can’t be "moon". Choose default, wheels or face.',
      where: ['map'],
    });
  });

  it.each([
    ['a number', 1],
    ['a truth', true],
    ['a list of the right value', ['on']],
    ['an object', {}],
    ['another case', 'ON'],
    ['space around it', ' on'],
    ['nothing', ''],
    ['a value of another option', 'face'],
    ['an inherited name', 'constructor'],
  ])('refuses %s as a value', (_, value) => {
    expect(faultOf(settle(options, { refill: value })).code).toBe('settings.value');
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'length', '', ' ', '0'])(
    'refuses the hostile key %j and changes no prototype',
    (key) => {
      const given = JSON.parse(`{${JSON.stringify(key)}: {"refill": "on", "polluted": "yes"}}`);
      const fault = faultOf(settle(options, given));
      expect(fault.code).toBe('settings.unknown');
      expect(sayFault(fault)).toContain(JSON.stringify(key));
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
      expect(must(settle(options, {}))).toEqual({ refill: 'off', map: 'default' });
    },
  );

  it('cuts a key and a value of megabytes short in its message', () => {
    expect(sayFault(faultOf(settle(options, { ['x'.repeat(1_000_000)]: 'on' }))).length).toBeLessThan(200);
    expect(sayFault(faultOf(settle(options, { map: 'x'.repeat(1_000_000) }))).length).toBeLessThan(200);
  });
});

describe('an option with picks', () => {
  const picks = {
    title: 'Let me choose',
    from: ['a', 'b', 'c', 'd'].map((id) => ({ id, title: id.toUpperCase() })),
    counts: [0, 1, 2, 4],
  };
  const trees: Option = {
    id: 'trees',
    title: 'Trees',
    help: 'Which ones.',
    values: [{ id: 'usual', title: 'Usual' }],
    picks,
  };

  it.each([
    ['bd', 2],
    ['c', 1],
    ['abcd', 3],
    ['usual', 2],
  ])('takes %s for %i seats', (value, seats) => {
    expect(must(settle([trees], { trees: value }, seats))).toEqual({ trees: value });
  });

  it.each([
    ['too few', 'b', 2],
    ['too many', 'abc', 2],
    ['one twice', 'bb', 2],
    ['another order', 'db', 2],
    ['a stranger', 'bx', 2],
    ['a stranger among enough', 'bdx', 2],
    ['nothing', '', 2],
    ['nothing, at a table that does not exist', '', 0],
    ['another table’s number', 'bd', 3],
  ])('refuses %s', (_, value, seats) => {
    expect(faultOf(settle([trees], { trees: value }, seats)).code).toBe('settings.value');
  });

  it('says what can be chosen', () => {
    expect(sayFault(faultOf(settle([trees], { trees: 'bx' }, 2)))).toBe(
      'Option trees can’t be "bx". Choose usual, or 2 of the letters abcd in that order.',
    );
  });

  it('takes no choice of one’s own while nobody knows how many play', () => {
    expect(faultOf(settle([trees], { trees: 'bd' })).code).toBe('settings.value');
  });

  it('fits a choice to another number of seats', () => {
    expect(fitPick(picks, 'bd', 1)).toBe('b');
    expect(fitPick(picks, 'd', 2)).toBe('ad');
    expect(fitPick(picks, 'bd', 3)).toBe('abcd');
    expect(leavesChoice(picks, 2)).toBe(true);
    expect(leavesChoice(picks, 3)).toBe(false);
  });
});

describe('flag', () => {
  it('is off until somebody turns it on', () => {
    expect(must(settle([flag('x', { title: 'X', help: 'x', off: 'Off', on: 'On' })], {}))).toEqual({ x: 'off' });
    expect(must(settle([flag('x', { title: 'X', help: 'x', off: 'Off', on: 'On' })], { x: 'on' }))).toEqual({
      x: 'on',
    });
  });
});

describe('unusualSettings', () => {
  it('keeps only what differs from the defaults', () => {
    expect(unusualSettings(options, { refill: 'off', map: 'default' })).toEqual({});
    expect(unusualSettings(options, { refill: 'off', map: 'face' })).toEqual({ map: 'face' });
  });

  it('leaves out options that were not settled and things that are no options', () => {
    expect(Object.keys(unusualSettings(options, {}))).toEqual([]);
    expect(unusualSettings(options, { map: 'face', weather: 'rain' })).toEqual({ map: 'face' });
  });

  it('is all that is needed to settle the same again', () => {
    for (const refill of ['off', 'on']) {
      for (const map of ['default', 'wheels', 'face']) {
        const settings = must(settle(options, { refill, map }));
        expect(must(settle(options, unusualSettings(options, settings)))).toEqual(settings);
      }
    }
  });
});

function faultOf<T>(result: Result<T>) {
  if (result.ok) throw new Error(`not refused: ${JSON.stringify(result.value)}`);
  return result.fault;
}
