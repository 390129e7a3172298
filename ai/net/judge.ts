import type { Position, Seat } from '../../core/game.ts';
import type { Features } from '../../games/bot.ts';
import type { Network } from './network.ts';
import { PlainNetwork } from './plain-network.ts';
import { findEngine, VectorNetwork } from './vector-network.ts';
import type { NetFile } from './weights-file.ts';

/** A game's nets at work: what they make of a position and of the moves in it. */
export class Judge<P extends Position> {
  readonly features: Features<P>;
  private readonly nets: readonly Network[];

  constructor(features: Features<P>, { shape, nets }: NetFile, maxMoves: number) {
    this.features = features;
    const room = { active: features.maxActive, moveActive: features.maxMoveActive, moves: maxMoves };
    const engine = findEngine();
    this.nets = nets.map((weights) =>
      engine ? new VectorNetwork(engine, shape, weights, room) : new PlainNetwork(shape, weights, room),
    );
  }

  /** What every seat may expect. Where two play, what one of them gets the other loses. */
  judgeAll(position: P, rewards: Float64Array, wins: Float64Array): void {
    // By what the mover sees, because `prefer` goes on from there.
    this.judgeFrom(position, Math.max(0, position.turn), rewards, wins);
  }

  /** What every seat may expect by what one of them knows; with more than two, each by what it knows itself. */
  judgeFrom(position: P, seat: Seat, rewards: Float64Array, wins: Float64Array): void {
    const { seats } = position;
    const net = this.nets[this.features.netFor(position)];
    for (let other = 0; other < seats; other++) {
      if (other === seat || seats === 2) continue;
      this.judgeSeat(net, position, other);
      rewards[other] = net.reward;
      wins[other] = net.win;
    }
    this.judgeSeat(net, position, seat);
    rewards[seat] = net.reward;
    wins[seat] = net.win;
    if (seats !== 2) return;
    rewards[1 - seat] = 1 - net.reward;
    wins[1 - seat] = 1 - net.win;
  }

  /** Sees a position as a seat knows it, so that `prefer` goes on from there. */
  lookFrom(position: P, seat: Seat): void {
    this.judgeSeat(this.nets[this.features.netFor(position)], position, seat);
  }

  /** How much the mover likes each move; after `judgeAll` of the same position. */
  prefer(position: P, moves: Int32Array, count: number, priors: Float64Array): void {
    const { features } = this;
    const net = this.nets[features.netFor(position)];
    features.lookAtMoves(position, moves, count, net.moveActive, net.ends);
    net.prefer(count, priors);
  }

  private judgeSeat(net: Network, position: P, seat: Seat): void {
    const { features } = this;
    const count = features.look(position, seat, net.active);
    net.judge(count, features.lead(position, seat));
  }
}
