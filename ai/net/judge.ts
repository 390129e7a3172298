import type { Position, Seat } from '../../core/game.ts';
import type { Features, NetTable } from '../../games/bot.ts';
import type { Network } from './network.ts';
import { PlainNetwork } from './plain-network.ts';
import { findEngine, VectorNetwork } from './vector-network.ts';
import type { NetFile } from './weights-file.ts';

/** True where nets were trained for a table as it is now. */
export function fitTable({ shape, ...nets }: NetFile, version: number | undefined, table: NetTable): boolean {
  return (
    nets.table === table.name &&
    nets.features === version &&
    shape.features === table.features &&
    shape.moveFeatures === table.moveFeatures &&
    shape.values === table.values
  );
}

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

  /** What every seat may expect, seen by the mover, because `prefer` goes on from there. */
  judgeAll(position: P, rewards: Float64Array, wins: Float64Array): void {
    this.judgeFrom(position, Math.max(0, position.turn), rewards, wins);
  }

  /** What every seat may expect by what one of them knows. */
  judgeFrom(position: P, seat: Seat, rewards: Float64Array, wins: Float64Array): void {
    const { seats } = position;
    const net = this.lookFrom(position, seat);
    const values = Math.min(seats, net.leads.length);
    if (values === 1 && seats === 2) {
      // What one of them gets the other loses.
      rewards[1 - seat] = 1 - net.rewards[0];
      wins[1 - seat] = 1 - net.wins[0];
    }
    for (let at = 0; at < values; at++) {
      const other = (seat + at) % seats;
      rewards[other] = net.rewards[at];
      wins[other] = net.wins[at];
    }
  }

  /** Sees a position as a seat knows it, so that `prefer` goes on from there. */
  lookFrom(position: P, seat: Seat): Network {
    const { features } = this;
    const { seats } = position;
    const net = this.nets[features.netFor(position)];
    const count = features.look(position, seat, net.active);
    const values = Math.min(seats, net.leads.length);
    for (let at = 0; at < values; at++) net.leads[at] = features.lead(position, (seat + at) % seats);
    net.judge(count);
    return net;
  }

  /** How much the mover likes each move; after `judgeAll` of the same position. */
  prefer(position: P, moves: Int32Array, count: number, priors: Float64Array): void {
    const { features } = this;
    const net = this.nets[features.netFor(position)];
    features.lookAtMoves(position, moves, count, net.moveActive, net.ends);
    net.prefer(count, priors);
  }
}
