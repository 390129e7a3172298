import { CHANCE, OVER } from '../../../../core/game.ts';
import { SeededRandom } from '../../../../core/random.ts';
import { PHASES } from '../../state.ts';
import { Score } from './score.ts';
import { startGame } from './self-play.ts';
import type { Thinker } from './thinker.ts';

/** Lets a player play and holds the chances it tells at the start of each round against how the games end. */
export function scoreMeter(games: number, seed: string, think: Thinker): Score {
  const score = new Score();
  for (let number = 0; number < games; number++) playGame(number, seed, think, score);
  return score;
}

function playGame(number: number, seed: string, think: Thinker, score: Score): void {
  // Dice of their own: what the player thinks must not change what chance brings.
  const dice = new SeededRandom(`${seed} ${number}`);
  const botDice = new SeededRandom(`${seed} ${number} whims`);
  const position = startGame(number);
  const said: number[] = [];
  while (position.turn !== OVER) {
    if (position.turn === CHANCE) {
      position.play(position.roll(dice));
      continue;
    }
    const { move, win } = think(position.view(position.turn), botDice.next());
    if (position.phase === PHASES.ask && win !== undefined) said.push(win);
    position.play(move);
  }
  for (const chance of said) score.add(chance, position.phase === PHASES.won ? 1 : 0);
}
