import { expect, it } from 'vitest';
import { CHANCE, type Game, OVER, type Position } from '../../core/game.ts';
import { walk } from '../../core/laws.ts';
import { SeededRandom } from '../../core/random.ts';
import { findUnfairness } from './fairness.ts';
import { setUpsToTry } from './set-ups.ts';

/** Tests that rolls come as often as their odds say: in one position of every kind that random matches lead to. */
export function holdRollsToOdds(game: Game): void {
  it('rolls come as often as their odds say', () => {
    for (const position of chancePositions(game)) expect(unfairnessOf(game, position)).toBeUndefined();
  });

  it('a roll that is not played changes nothing', () => {
    for (const { seats, settings } of setUpsToTry(game)) {
      expect(strayRollOf(game, game.start(seats, settings))).toBeUndefined();
    }
  });
}

/**
 * Plays a random match on one position, where at every turn of chance something is rolled and something else is played.
 * The first roll that was not possible, or nothing. A position may remember where it last looked; it may not rely on it.
 */
export function strayRollOf(game: Game, position: Position): string | undefined {
  const random = new SeededRandom('stray');
  const list = new Int32Array(game.maxMoves);
  while (position.turn !== OVER) {
    const moves = list.subarray(0, position.moves(list));
    const isChance = position.turn === CHANCE;
    for (let roll = 0; isChance && roll < LOOKS; roll++) {
      const rolled = position.roll(random);
      if (!moves.includes(rolled)) return `${game.format(position)}: ${game.formatMove(position, rolled)}`;
    }
    position.play(moves[random.below(moves.length)]);
  }
  return undefined;
}

const LOOKS = 20;

/** What is wrong with the rolls of a position, or nothing. */
export function unfairnessOf(game: Game, position: Position): string | undefined {
  const random = new SeededRandom('fair');
  const weights = new Map(rollsOf(game, position).map((roll) => [roll, position.odds(roll)]));
  const unfair = findUnfairness(weights, () => position.roll(random));
  return unfair && `${game.format(position)}: ${unfair}`;
}

/** The first positions in which chance acts, told apart by what an outcome looks like and by about how many there are. */
function chancePositions(game: Game): Position[] {
  const found = new Map<string, Position>();
  for (const { seats, settings } of setUpsToTry(game)) {
    for (const position of walk(game, seats, settings, 'fair rolls').positions) {
      if (position.turn !== CHANCE) continue;
      const rolls = rollsOf(game, position);
      const looks = game.formatMove(position, rolls[0]).replace(/[^+]+$/, ({ length }) => '.'.repeat(length));
      const kind = `${looks} ${Math.ceil(Math.log2(rolls.length))}`;
      if (!found.has(kind)) found.set(kind, position);
    }
  }
  return [...found.values()];
}

function rollsOf(game: Game, position: Position): number[] {
  const list = new Int32Array(game.maxMoves);
  return Array.from(list.subarray(0, position.moves(list)));
}
