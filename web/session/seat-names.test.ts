import { describe, expect, it } from 'vitest';
import { asYou, isYou } from '../../texts/who.ts';
import { type Player, readPlayer } from './player.ts';
import { namesForOthers, namesOf, withNames } from './seat-names.ts';

const person = (name: string): Player => ({ kind: 'person', name });
const ada: Player = { kind: 'bot', name: 'Ada', level: 2 };

describe('how the players are called', () => {
  it('for somebody who did not play nobody is you', () => {
    expect(namesForOthers([person('You'), ada])).toEqual(['Player 1', 'Ada']);
    expect(namesForOthers([ada, person('Zoe')])).toEqual(['Ada', 'Zoe']);
  });

  it('the only person among computer players is you, whatever the name', () => {
    expect(namesOf([person('You'), ada])).toEqual([asYou('You'), 'Ada']);
    expect(namesOf([ada, person('Zoe')])).toEqual(['Ada', asYou('You')]);
    expect(namesOf([person('You')]).map(isYou)).toEqual([true]);
  });

  it('people at one screen have names, and nobody is called You', () => {
    expect(namesOf([person('You'), person('Bo'), ada])).toEqual(['Player 1', 'Bo', 'Ada']);
    expect(namesOf([ada, { ...ada, name: 'You' }])).toEqual(['Ada', 'Player 2']);
  });

  it('the second of a name is numbered when a match is set up, and nobody goes without a name', () => {
    const typed = [person('Ada '), person(''), ada, person('Bo')];
    expect(withNames(typed).map(({ name }) => name)).toEqual(['Ada', 'Player 2', 'Ada 2', 'Bo']);
  });

  it('no name from outside can claim to be you', () => {
    expect(readPlayer({ kind: 'person', name: asYou('Eve') }, '').name).toBe('Eve');
  });
});
