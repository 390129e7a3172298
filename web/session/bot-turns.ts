import type { Seat } from '../../core/game.ts';
import type { Timeline } from '../../core/timeline.ts';
import type { Clock } from './clock.ts';
import type { Player } from './player.ts';
import { PACES, type Pace } from './store.ts';
import type { Thinker } from './thinker.ts';

/** Every level is made for less; this is for slow machines. */
const LONGEST_THOUGHT = 2500;

/** What computer players need in order to take their turns. */
interface Parts {
  readonly match: Timeline;
  readonly players: readonly Player[];
  readonly thinker: Thinker;
  readonly clock: Clock;
  readonly pace: () => Pace;
  /** What a bot plays; `undefined` when it failed. */
  readonly play: (seat: Seat, text: string | undefined) => void;
}

/** Lets computer players think and play, with a pause so that one can follow. */
export class BotTurns {
  private readonly parts: Parts;
  private cancel: (() => void) | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Does nothing when a person must act or a bot is at it already. */
  wake(): void {
    const { match, players, thinker, clock, pace, play } = this.parts;
    const { turn } = match.position;
    const player = turn >= 0 ? players[turn] : undefined;
    if (player?.kind !== 'bot' || this.cancel) return;
    const thought = thinker.ask(player.level, LONGEST_THOUGHT);
    this.cancel = clock.after(PACES[pace()], async () => {
      const answer = await thought;
      // Without its program a bot waits for the reload: chance moves would spoil the match.
      if (answer.kind === 'late' || answer.kind === 'missing') return;
      this.cancel = undefined;
      play(turn, answer.kind === 'advice' ? answer.advice.moves[0].text : undefined);
    });
  }

  rest(): void {
    this.cancel?.();
    this.cancel = undefined;
    this.parts.thinker.stop();
  }
}
