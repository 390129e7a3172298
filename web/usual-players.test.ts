import { describe, expect, it, onTestFinished } from 'vitest';
import { about } from '../games/stratopolis/about.ts';
import { browserTexts } from '../kit/text-store.ts';
import { NAME_KEY } from './bot-names.ts';
import { store } from './session/here.ts';
import type { Player } from './session/player.ts';
import { atLevel, calledApart, commonLevel, lastPlayers, usualPlayers } from './usual-players.ts';

const person = (name: string): Player => ({ kind: 'person', name });
const ada: Player = { kind: 'bot', name: 'Ada', level: 4 };
const names = (...players: Player[]) => calledApart(players).map((player) => player.name);

it('who begins at once meets the computer at the level that was chosen last', () => {
  const levels = () => usualPlayers(about).flatMap((player) => (player.kind === 'bot' ? [player.level] : []));
  expect(levels()).toEqual([2]);
  store.saveSetUp(about.id, { players: [person('You'), { ...ada, level: 3 }], settings: {} });
  expect(levels()).toEqual([3]);
});

it('no computer player has the name of the person at the screen', () => {
  const bots = (players: readonly Player[] = []) => players.flatMap(({ kind, name }) => (kind === 'bot' ? [name] : []));
  store.saveSetUp(about.id, { players: [person('You'), ada], settings: {} });
  browserTexts.set(NAME_KEY, 'ada ');
  onTestFinished(() => browserTexts.remove(NAME_KEY));
  expect(bots(usualPlayers(about))).toEqual(['Blaise']);
  expect(bots(lastPlayers(about))).toEqual(['Blaise']);
});

it('all computer players are put at one level at once, and people stay who they are', () => {
  const mixed = [person('You'), ada, { ...ada, name: 'Bo', level: 7 }];
  expect(commonLevel(mixed)).toBeUndefined();
  const same = atLevel(mixed, 3);
  expect(same).toEqual([person('You'), { ...ada, level: 3 }, { ...ada, name: 'Bo', level: 3 }]);
  expect(commonLevel(same)).toBe(3);
  expect(commonLevel([person('You')])).toBeUndefined();
});

describe('names of people', () => {
  it('nobody is called You where several sit at the screen', () => {
    expect(names(person('You'), person('Player 2'))).toEqual(['Player 1', 'Player 2']);
    expect(names(ada, person('You'), person('Emmy'))).toEqual(['Ada', 'Player 2', 'Emmy']);
  });

  it('one alone is You again, or whoever they said they are', () => {
    expect(names(person('Player 1'), ada)).toEqual(['You', 'Ada']);
    expect(names(person('You'), ada)).toEqual(['You', 'Ada']);
    expect(names(person('Emmy'), ada)).toEqual(['Emmy', 'Ada']);
  });
});
