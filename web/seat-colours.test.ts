import { expect, it } from 'vitest';
import { about as metro } from '../games/metro/about.ts';
import { about as raft } from '../games/race-to-the-raft/about.ts';
import { seatStyle } from './seat-colours.ts';
import type { Player } from './session/player.ts';

const person: Player = { kind: 'person', name: 'Ada' };

it('alone against the game a person has the colour of the page, unless they chose one', () => {
  expect(seatStyle(raft, [person])).toMatchObject({ '--seat-0': 'var(--accent)' });
  expect(seatStyle(raft, [{ ...person, colour: 2 }])).toMatchObject({ '--seat-0': 'var(--hue-2)' });
  expect(seatStyle(raft, [person, person])).toEqual({});
  expect(seatStyle(metro, [person])).toEqual({});
});
