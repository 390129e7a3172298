import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../core/game.ts';
import type { Who } from '../../texts/who.ts';
import type { LogLine } from '../session/log-in-words.ts';
import { nameNow, playersOf } from '../session/remote-players.ts';
import type { Session, Snapshot } from '../session/session.ts';
import { announce, waitingWords } from './table-words.ts';

function line(seat: number, words: string, instead?: string): LogLine {
  return { seat, words, instead, text: '', news: '', move: 0, number: 0, turn: 0, mover: 0, places: [] };
}

const names = ['Rosa', 'Ada'];
const CHANCE = -1;

it('names the card that chance brought, says what was done twice once, and ends with what is to do', () => {
  const log = [
    line(0, 'drew from the deck'),
    line(CHANCE, 'drew a card', 'drew Oak 3 from the deck'),
    line(0, 'discarded Oak 1'),
    line(1, 'drew from the deck'),
    line(CHANCE, 'drew a card'),
    line(1, 'drew from the deck'),
    line(CHANCE, 'drew a card'),
    line(1, 'planted Elm 2'),
  ];
  expect(announce(log, 0, names, 'Your turn.')).toBe(
    'Rosa drew Oak 3 from the deck. Rosa discarded Oak 1. Ada drew from the deck twice. Ada planted Elm 2. Your turn.',
  );
  expect(announce(log, 7, names, '')).toBe('Ada planted Elm 2.');
});

it('names whoever moved then: a computer player for somebody, or they themselves before', () => {
  const moved = (who: string) => ({ ...line(1, 'placed a tile'), who: who as Who });
  const log = [moved('Ada'), moved('Ada (computer)'), moved('Ada (computer)')];
  expect(announce(log, 0, names, '')).toBe('Ada placed a tile. Ada (computer) placed two tiles.');
});

it('somebody who comes to a match hears the last thing that happened', () => {
  const log = [line(0, 'placed a tile'), line(1, 'kept a tile'), line(CHANCE, 'drew a tile')];
  expect(announce(log, log.length, names, 'Your turn.')).toBe('Ada kept a tile. Your turn.');
});

describe('while somebody else is to move', () => {
  /** Rosa is to move: she is here, or a computer player moves for her. */
  const said = (viewer: Viewer, heldBy?: number, isAway?: boolean) => {
    const held = heldBy === undefined ? {} : { heldBy };
    const seats = ['Rosa', 'Bo'].map((name, seat) => ({
      player: { kind: 'person' as const, name },
      ...(seat === 0 ? held : {}),
    }));
    const players = playersOf(seats);
    const you = viewer === 'spectator' ? null : viewer;
    const snapshot = { position: { turn: 0 }, viewer, mayPlay: you !== null, isHeld: heldBy !== undefined };
    const session = {
      players,
      names: nameNow(players, { seats, you }),
      snapshot: snapshot as unknown as Snapshot,
    } as unknown as Session;
    return waitingWords(session, isAway);
  };

  it('somebody who is away is said to be, unless a computer moves for them', () => {
    expect(said(1)).toBe('Waiting for Rosa…');
    expect(said(1, undefined, true)).toBe('Rosa is away. Waiting…');
    expect(said(1, 3, true)).toBe('Rosa (computer) is thinking…');
  });

  it('the computer that moves for her is named, not she, to herself too', () => {
    const [bo, rosa, watcher] = [said(1, 3), said(0, 3), said('spectator', 3)];
    expect([bo, rosa, watcher]).toEqual(Array(3).fill('Rosa (computer) is thinking…'));
  });

  it('those who watch are told no more than the players: the title says whose turn it is', () => {
    expect([said(1), said('spectator')]).toEqual(Array(2).fill('Waiting for Rosa…'));
    expect(said(0)).toBe('');
  });
});
