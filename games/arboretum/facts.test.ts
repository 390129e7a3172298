import { describe, expect, it } from 'vitest';
import { walk } from '../../core/laws.ts';
import { must } from '../../core/result.ts';
import { setUpsToTry } from '../../tests/support/set-ups.ts';
import { knownOf, lastTurnOf, standings, turnsLeft } from './facts.ts';
import { arboretum } from './game.ts';
import { formatCards } from './official-strings.ts';
import type { ArboretumPosition } from './position.ts';
import { DEALING, DISCARDING, DRAWING, ENDED, PLACING, SHOWING } from './state.ts';

const turnsOf = ({ groves }: ArboretumPosition): number => groves.reduce((sum, { placed }) => sum + placed, 0);

describe('turns left (A7)', () => {
  it.each(setUpsToTry(arboretum))('hold what comes, $seats seats, species $settings.species', ({ seats, settings }) => {
    for (let round = 0; round < 20; round++) {
      const positions = walk(arboretum, seats, settings, `turns ${round}`).positions as ArboretumPosition[];
      const total = turnsOf(positions[positions.length - 1]);
      for (const position of positions.filter(({ phase }) => phase <= ENDED)) {
        const over = position.phase === SHOWING || position.phase === ENDED;
        // In the middle of a turn its card may lie already.
        const done = turnsOf(position) - (position.phase === DISCARDING ? 1 : 0);
        const { least, most } = turnsLeft(position);
        const left = over ? 0 : total - done;
        expect(left >= least && left <= most, `${left} turns left, not ${least} to ${most}`).toBe(true);
      }
    }
  });

  it.each([
    [2, 17, 33],
    [3, 22, 42],
    [4, 26, 51],
  ])('at the start of a game of %i: %i to %i', (seats, least, most) => {
    const start = arboretum.start(seats, { species: 'usual' });
    expect(start.phase).toBe(DEALING);
    expect(turnsLeft(start)).toEqual({ least, most });
  });
});

describe('the last turn (A7)', () => {
  it.each([2, 3, 4])('surprises nobody, and is told of no earlier one, %i seats', (seats) => {
    const told = new Set<string | undefined>();
    for (let round = 0; round < 20; round++) {
      const positions = walk(arboretum, seats, { species: 'usual' }, `last ${round}`).positions as ArboretumPosition[];
      const inTurns = positions.filter(({ phase }) => phase === DRAWING || phase === PLACING);
      const ends = new Map(inTurns.map((position) => [position.mover, turnsOf(position)]));
      for (const position of inTurns) {
        const last = lastTurnOf(position);
        told.add(last);
        if (ends.get(position.mover) === turnsOf(position)) expect(last).toBeDefined();
        else expect([undefined, 'perhaps']).toContain(last);
      }
    }
    expect([...told]).toEqual(expect.arrayContaining([undefined, 'ofAll', 'own', 'perhaps']));
  });
});

describe('how each species stands', () => {
  const rest = 'a5a6a7a8b1b2b3b4b5b6c3c4c5c6c8d5d6d7d8j3j4j5j6j7j8m1m2m3m4';
  const line = `arboretum A,Aa1C00C00a3N01C00,A,Bd1C00C00b7N01C00,Bj2 ${rest},Aa2a4c7m5m6m7m8,Bb8c1c2d2d3d4j1 b8c1 draw`;
  const position = must(arboretum.parse(line));

  it('hands, rights, paths and unseen cards', () => {
    const [cassia, spruce] = standings(position);
    expect(cassia.totals).toEqual([6, 0]);
    expect(cassia.rights).toEqual([true, false]);
    expect(cassia.paths.map((path) => path && formatCards(path.cards))).toEqual(['a1a3', undefined]);
    expect(cassia.paths[0]?.points).toBe(3);
    expect(cassia.unseen).toEqual([5, 6, 7, 8]);
    expect(spruce.rights).toEqual([false, true]);
  });

  it('adds up to the scores', () => {
    for (let round = 0; round < 20; round++) {
      const positions = walk(arboretum, 3, { species: 'usual' }, `standing ${round}`).positions as ArboretumPosition[];
      const last = positions[positions.length - 1];
      const sums = [0, 1, 2].map((seat) =>
        standings(last).reduce((sum, { rights, paths }) => sum + (rights[seat] ? (paths[seat]?.points ?? 0) : 0), 0),
      );
      expect(sums).toEqual(Array.from(last.scores()));
    }
  });

  it('what everybody knows of a hand', () => {
    expect(knownOf(position, 1)).toEqual({ cards: [15, 16], others: 5 });
    expect(knownOf(position.view(0), 1)).toEqual({ cards: [15, 16], others: 5 });
    expect(knownOf(position, 0)).toEqual({ cards: [], others: 7 });
  });
});
