import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import { type Sketch, sketch } from '../../../tests/support/blue-lagoon-sketch.ts';
import { readPuzzles } from '../../../tests/support/puzzles.ts';
import type { Reason } from '../../reason.ts';
import { blueLagoon } from '../game.ts';
import { boardOfMap } from '../maps.ts';
import { BlueLagoonPosition } from '../position.ts';
import { bestLink, majorityPoints, phasePoints } from '../scoring.ts';
import { explainMove } from './gains.ts';

const NAMES = ['Ada', 'Blaise', 'Chien', 'Dorothy'];

function reasonsFor(given: Sketch, text: string): Reason[] {
  const before = sketch(given);
  const move = must(blueLagoon.parseMove(before, text));
  return explainMove(before, move, (seat) => NAMES[seat]);
}

/** What speaks for a move, in words; and what speaks against it. */
const explain = (given: Sketch, text: string) =>
  reasonsFor(given, text).flatMap(({ words, isRisk }) => (isRisk ? [] : [words]));
const warn = (given: Sketch, text: string) =>
  reasonsFor(given, text).flatMap(({ words, isRisk }) => (isRisk ? [words] : []));

const TWO_ISLANDS: Sketch = {
  height: 5,
  islands: ['6 1,0 2,0 3,0', '8 1,4 2,3 3,4'],
  stones: '2,0 2,3 3,4',
  tokens: { C: '2,0', W: '2,3 3,4' },
};

describe('what a piece gains, in words', () => {
  it('B14 a token is named with its number, its points and the rival who was after it', () => {
    const seats = [{ settlers: '1,1', hand: '1 0 0 0 0' }, { settlers: '2,1' }];
    expect(explain({ ...TWO_ISLANDS, seats }, 'S 2,0')).toEqual([
      'scores +16: Island A +6, best link +5, coconut +5',
      'takes your second coconut for +5, and Blaise can’t have it',
      'takes the lead on Island A for +6',
      'reaches your first island for +5',
    ]);
  });

  it('B13 a lead is taken from those who had it, or shared with them', () => {
    const seats = [{ settlers: '2,2 3,3' }, { settlers: '1,4' }];
    const alone = { ...TWO_ISLANDS, tokens: { C: '2,0' } };
    expect(explain({ ...alone, seats }, 'S 2,3')).toContain('draws level with Blaise on Island B for +4');
    const ahead = [{ settlers: '2,2 2,3' }, { settlers: '1,4' }];
    expect(explain({ ...alone, seats: ahead }, 'S 3,4')).toContain('overtakes Blaise on Island B for +4');
  });

  it('F11: what is told first is what pointing at the tile shows, for the mover and for the others', () => {
    const seats = [{ settlers: '2,2 2,3', hand: '0 0 1 0 0' }, { settlers: '1,4' }];
    expect(explain({ ...TWO_ISLANDS, seats }, 'S 3,4')[0]).toBe(
      'scores +9: water token +5, Island B +4; Blaise loses 4',
    );
    const alone = { ...TWO_ISLANDS, tokens: { C: '2,0' } };
    expect(explain({ ...alone, seats }, 'S 3,4')[0]).toBe('overtakes Blaise on Island B for +4; Blaise loses 4');
    // What is on the tile comes first, also where it brings nothing yet.
    const empty = [{ settlers: '2,2 2,3' }, { settlers: '1,4' }];
    expect(explain({ ...TWO_ISLANDS, seats: empty }, 'S 3,4')[0]).toBe(
      'takes your first water token and overtakes Blaise on Island B for +4; Blaise loses 4',
    );
  });

  it('a piece beside tokens says which', () => {
    expect(explain({ ...TWO_ISLANDS, seats: [{}, {}] }, 'S 3,3')).toEqual(['puts you next to 2 water tokens']);
  });

  it('B15 a village is said to survive half-time where it does', () => {
    const seats = [{ settlers: '1,1' }, {}];
    expect(explain({ ...TWO_ISLANDS, seats }, 'T 1,0')).toContain('stays at half-time, next to 1 stone circle');
    expect(explain({ ...TWO_ISLANDS, seats }, 'T 2,0').join()).not.toContain('half-time');
  });

  it('B10 the last resource ends the phase, and what it brought is still told', () => {
    const seats = [{ settlers: '1,1', villages: '1,0' }, {}];
    const phrases = explain({ ...TWO_ISLANDS, tokens: { C: '2,0' }, seats }, 'S 2,0');
    expect(phrases).toEqual(['ends the first half', 'takes your first coconut']);
  });

  it('B15, B17 what the tide takes is said: this village, or all that the mover has', () => {
    const seats = [{ settlers: '1,1' }, { villages: '1,4' }];
    expect(warn({ ...TWO_ISLANDS, seats }, 'T 2,0')).toContain(
      'goes on a stone circle: the tide takes it at half-time',
    );
    expect(warn({ ...TWO_ISLANDS, seats }, 'S 2,1')).toContain(
      'leaves you without a village that will survive, and half-time is near',
    );
    expect(warn({ ...TWO_ISLANDS, seats }, 'T 1,0')).toEqual([]);
    expect(warn({ ...TWO_ISLANDS, tokens: { C: '2,0' }, seats }, 'S 2,0')).toEqual([
      'leaves you without a village at half-time: you can’t play on',
    ]);
  });

  it('B14 a token that the mover could take is left to the next player, if it is worth something there', () => {
    const seats = [
      { settlers: '1,1', villages: '3,0' },
      { settlers: '2,1', hand: '1 0 0 0 0' },
    ];
    expect(warn({ ...TWO_ISLANDS, seats }, 'S 1,2')).toEqual(['leaves Blaise a coconut for +5']);
    expect(warn({ ...TWO_ISLANDS, seats }, 'S 2,0')).toEqual([]);
    const worthless = [{ settlers: '1,1', villages: '3,0' }, { settlers: '2,1' }];
    expect(warn({ ...TWO_ISLANDS, seats: worthless }, 'S 1,2')).toEqual([]);
  });

  it('B13 a lead that the next player can cut into is said to be in danger', () => {
    const wide = {
      height: 5,
      islands: ['8 1,1 1,2 1,3 2,1 2,2', '6 4,1 4,2 4,3'],
      stones: '4,1 4,2 4,3',
      tokens: { C: '4,3', B: '4,2', W: '4,1' },
    };
    const rival = { villages: '1,3' };
    const ahead = [{ settlers: '0,0', villages: '1,1' }, rival];
    expect(warn({ ...wide, seats: ahead }, 'S 2,1')).toEqual(['lets Blaise draw level again on Island B']);
    const level = [{ settlers: '0,0 0,1' }, rival];
    expect(warn({ ...wide, seats: level }, 'S 1,1')).toContain('lets Blaise get ahead again on Island B');
    const coming = [{ settlers: '0,0 0,1' }, { settlers: '0,3' }];
    expect(warn({ ...wide, seats: coming }, 'S 1,1')).toContain('lets Blaise draw level on Island B');
    const alone = [{ settlers: '0,0', villages: '1,1' }, { settlers: '4,0' }];
    expect(warn({ ...wide, seats: alone }, 'S 2,1')).toEqual([]);
  });

  it('F11: the bonus for all four kinds is not called points for the first of a kind', () => {
    const seats = [{ settlers: '1,1', hand: '0 3 1 2 0' }, {}];
    expect(explain({ ...TWO_ISLANDS, seats }, 'S 2,0').slice(0, 2)).toEqual([
      'scores +21: all four kinds +10, Island A +6, best link +5',
      'takes your first coconut: all four kinds for +10',
    ]);
    const lacking = [{ settlers: '1,1', hand: '0 3 0 2 0' }, {}];
    expect(explain({ ...TWO_ISLANDS, seats: lacking }, 'S 2,0')).toContain(
      'takes your first coconut: 3 of the 4 kinds you need for +10',
    );
  });

  it('F11: no rival is denied a token who has no piece left to take it with, and no token is near after the last one', () => {
    const all = Array.from({ length: 30 }, (_, at) => `${5 + Math.floor(at / 10)},${at % 10}`).join(' ');
    const wide = { ...TWO_ISLANDS, height: 13 };
    const seats = [{ settlers: '1,1' }, { settlers: `2,1 ${all.slice(4)}`, villages: '5,0' }];
    expect(explain({ ...wide, seats }, 'S 2,0').join()).toContain('and Blaise can’t have it');
    const spent = [{ settlers: '1,1' }, { settlers: `2,1 ${all.slice(4)}`, villages: '9,1 9,2 9,3 9,4 9,5' }];
    expect(explain({ ...wide, seats: spent }, 'S 2,0').join()).not.toContain('Blaise');
  });

  it.each([2, 3, 4])('F11: every phrase is true and rising points are told, over a whole match of %i', (seats) => {
    const random = new SeededRandom('gains');
    const position = new BlueLagoonPosition(boardOfMap('default'), seats, false).start();
    const moves = new Int32Array(blueLagoon.maxMoves);
    let told = 0;
    let move = 0;
    while (position.turn !== -2) {
      const before = position.copy();
      if (position.turn < 0) position.play(position.roll(random));
      else {
        move = moves[random.below(position.moves(moves))];
        position.play(move);
      }
      if (before.turn < 0 || position.phase !== before.phase || position.turn < 0) continue;
      const phrases = explainMove(before, move, (seat) => NAMES[seat]).map(({ words }) => words);
      if (phasePoints(position, before.turn) <= phasePoints(before, before.turn)) continue;
      told++;
      expect(phrases.join()).toMatch(/\+\d+/);
      for (const phrase of phrases) {
        // One grammar for all: what the move does comes first.
        expect(phrase).toMatch(/^[a-z]+s /);
        expectTrue(phrase, before, position, before.turn);
      }
    }
    expect(told).toBeGreaterThan(20);
  });
});

it('B12 a quiet piece is told by what the next one could bring', () => {
  const first = (id: string) => {
    const { position, accepted } = readPuzzles('blue-lagoon').find((puzzle) => puzzle.id === id) ?? expect.fail(id);
    const view = must(blueLagoon.parse(position));
    return explainMove(view, must(blueLagoon.parseMove(view, accepted[0].move)), (seat) => NAMES[seat])[0].words;
  };
  expect(first('107-191')).toBe('sets up +15 with your next piece');
  expect(first('641-191')).toBe('sets up +15 with your next piece; without it, +5 at most');
});

/** B14, as the rule book prints it: points for so many of a kind. */
const OF_A_KIND = [0, 0, 5, 10, 20, 20, 20];
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const KINDS = ['coconut', 'bamboo', 'water', 'precious stone'];

/** Checks what a phrase claims by counting the two positions once more. */
function expectTrue(phrase: string, before: BlueLagoonPosition, after: BlueLagoonPosition, seat: number): void {
  const token = /your (\w+) (coconut|bamboo|water|precious stone)(?: token)?(?: for \+(\d+))?/.exec(phrase);
  if (token && !phrase.includes('all four')) {
    const held = after.held(seat, KINDS.indexOf(token[2]));
    expect([phrase, ORDINALS.indexOf(token[1])]).toEqual([phrase, held]);
    expect([phrase, Number(token[3] ?? 0)]).toEqual([phrase, OF_A_KIND[held] - OF_A_KIND[held - 1]]);
  }
  if (phrase.includes('all four')) {
    const kinds = (position: BlueLagoonPosition) => KINDS.filter((_, kind) => position.held(seat, kind) > 0).length;
    expect([phrase, kinds(before), kinds(after)]).toEqual([phrase, 3, 4]);
  }
  const link = /(?:your best link to (\d+) islands|your first island) for \+(\d+)/.exec(phrase);
  if (link) {
    const islands = (position: BlueLagoonPosition) => bestLink(position, seat).islands.length;
    expect([phrase, Number(link[2])]).toEqual([phrase, 5 * (islands(after) - islands(before))]);
    expect([phrase, Number(link[1] ?? 1)]).toEqual([phrase, islands(after)]);
  }
  const majority = /^(?:overtakes|draws level|takes the lead) .* for \+(\d+)/.exec(phrase);
  if (majority) {
    const gained = majorityPoints(after, seat) - majorityPoints(before, seat);
    expect([phrase, Number(majority[1])]).toEqual([phrase, gained]);
  }
}
