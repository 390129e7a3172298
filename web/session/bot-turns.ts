import type { Seat } from '../../core/game.ts';
import type { Timeline } from '../../core/timeline.ts';
import type { Clock } from './clock.ts';
import type { Player } from './player.ts';
import { PACES, type Pace } from './store.ts';
import type { Thinker } from './thinker.ts';

/** Every level is made for less; this is for slow machines. */
const LONGEST_THOUGHT = 2500;

/** Lets computer players think and play, with a pause so that one can follow. */
export class BotTurns {
  private readonly match: Timeline;
  private readonly players: readonly Player[];
  private readonly thinker: Thinker;
  private readonly clock: Clock;
  private readonly pace: () => Pace;
  /** What a bot plays; `undefined` when it failed. */
  private readonly play: (seat: Seat, text: string | undefined) => void;
  private cancel: (() => void) | undefined;

  constructor(parts: {
    readonly match: Timeline;
    readonly players: readonly Player[];
    readonly thinker: Thinker;
    readonly clock: Clock;
    readonly pace: () => Pace;
    readonly play: (seat: Seat, text: string | undefined) => void;
  }) {
    this.match = parts.match;
    this.players = parts.players;
    this.thinker = parts.thinker;
    this.clock = parts.clock;
    this.pace = parts.pace;
    this.play = parts.play;
  }

  /** Does nothing when a person must act or a bot is at it already. */
  wake(): void {
    const { turn } = this.match.position;
    const player = turn >= 0 ? this.players[turn] : undefined;
    if (player?.kind !== 'bot' || this.cancel) return;
    const thought = this.thinker.ask(player.level, LONGEST_THOUGHT);
    this.cancel = this.clock.after(PACES[this.pace()], async () => {
      const answer = await thought;
      // Without its program a bot waits for the reload: chance moves would spoil the match.
      if (answer.kind === 'late' || answer.kind === 'missing') return;
      this.cancel = undefined;
      this.play(turn, answer.kind === 'advice' ? answer.advice.moves[0].text : undefined);
    });
  }

  rest(): void {
    this.cancel?.();
    this.cancel = undefined;
    this.thinker.stop();
  }
}
