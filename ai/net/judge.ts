import type { Position, Seat } from '../../core/game.ts';
import type { Features } from '../../games/bot.ts';
import { Network } from './network.ts';
import type { NetFile } from './weights-file.ts';

/** A game's nets at work: what they make of a position and of the moves in it. */
export class Judge<P extends Position> {
  readonly features: Features<P>;
  private readonly nets: readonly Network[];
  private readonly active: Int32Array;
  private readonly moveActive: Int32Array;
  private readonly ends: Int32Array;

  constructor(features: Features<P>, { shape, nets }: NetFile, maxMoves: number) {
    this.features = features;
    this.nets = nets.map((weights) => new Network(shape, weights));
    this.active = new Int32Array(features.maxActive);
    this.moveActive = new Int32Array(features.maxMoveActive);
    this.ends = new Int32Array(maxMoves);
  }

  /** What every seat may expect. Where two play, what one of them gets the other loses. */
  judgeAll(position: P, rewards: Float64Array, wins: Float64Array): void {
    const { seats, turn } = position;
    const net = this.nets[this.features.netFor(position)];
    const mover: Seat = Math.max(0, turn);
    if (seats > 2) {
      for (let seat = 0; seat < seats; seat++) {
        if (seat === mover) continue;
        this.judgeSeat(net, position, seat);
        rewards[seat] = net.reward;
        wins[seat] = net.win;
      }
    }
    // The mover is last, because `prefer` goes on from what was seen from its seat.
    this.judgeSeat(net, position, mover);
    rewards[mover] = net.reward;
    wins[mover] = net.win;
    if (seats !== 2) return;
    rewards[1 - mover] = 1 - net.reward;
    wins[1 - mover] = 1 - net.win;
  }

  /** How much the mover likes each move; after `judgeAll` of the same position. */
  prefer(position: P, moves: Int32Array, count: number, priors: Float64Array): void {
    const { features, moveActive, ends } = this;
    features.lookAtMoves(position, moves, count, moveActive, ends);
    this.nets[features.netFor(position)].prefer(moveActive, ends, count, priors);
  }

  private judgeSeat(net: Network, position: P, seat: Seat): void {
    const { features, active } = this;
    const count = features.look(position, seat, active);
    net.judge(active, count, features.lead(position, seat));
  }
}
