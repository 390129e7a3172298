import { CHANCE, OVER, type Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { Bot } from '../../bot.ts';
import type { RaftPosition } from '../position.ts';
import { PHASE, PHASES, type State } from '../state.ts';
import { levels } from './levels.ts';
import { rememberedMove } from './quick-memory.ts';
import { quickMove } from './quick-player.ts';
import { rankMoves } from './rank.ts';
import { winOddsOf } from './win-net.ts';

/** Rounds that a playout plays to their end before the net judges. */
const ROUNDS = 2;

/** A guess at the chance to win; the same for every seat, because the table wins or loses together. */
export function evaluate(state: State, _seat: Seat): number {
  const phase = state.words[PHASE];
  if (phase === PHASES.won) return 1;
  if (phase === PHASES.lost || phase === PHASES.islands) return 0;
  return 1 / (1 + Math.exp(-winOddsOf(state)));
}

function playOn(position: RaftPosition, _choices: Random, dice: Random): void {
  let rolls = 0;
  for (let rounds = 0; position.turn !== OVER && rounds < ROUNDS; ) {
    if (position.turn === CHANCE) {
      rolls++;
      position.play(position.roll(dice));
    } else position.play(rolls < 2 ? rememberedMove(position) : quickMove(position));
    if (position.phase === PHASES.ask) rounds++;
  }
}

export const bot: Bot<RaftPosition> = { spread: 1, together: true, evaluate, rank: rankMoves, playOn, levels };
