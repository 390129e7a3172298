import { CHANCE, type Game, type Move, OVER, type Position, type Seat } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import type { Bot, Features } from '../../games/bot.ts';
import { iterationBudget } from '../budget.ts';
import { rank } from '../candidates.ts';
import { Judge } from '../net/judge.ts';
import type { NetFile } from '../net/weights-file.ts';
import { openSearch, type Search } from '../open-search.ts';
import { Playouts } from '../playout.ts';
import type { Tried } from '../puct-rule.ts';
import { judge } from '../reward.ts';
import type { Samples } from './samples.ts';

/** How self-play spends its time. */
export interface SelfPlayPlan {
  /** Iterations of a move that is recorded with its choice, of every other, and how often the first happens. */
  readonly full: number;
  readonly quick: number;
  readonly fullShare: number;
  /** Part of the quick moves that are recorded too, for their outcome only. */
  readonly quickShare: number;
  readonly noise: number;
  /** Part of the matches whose phases begin with quick moves and large mistakes, as nobody else would play them. */
  readonly strange: number;
  /** Moves of a phase that are drawn by how much the search liked them: up to so many, then one in `later`. */
  readonly opening: number;
  readonly later: number;
  /** What the search thought of a position, beside what came of it: more of it where luck decides. */
  readonly trust: number;
}

/** How quick matches are played and recorded. */
export interface QuickPlan {
  /** Mistakes of a glance, in points, after the opening and in it. */
  readonly noise: number;
  readonly wild: number;
  /** One position in so many is recorded. */
  readonly every: number;
  /** Playouts that say what a position is worth; with none, how the match ended does. */
  readonly playouts: number;
}

export const USUAL_PLAN: SelfPlayPlan = {
  full: 200,
  quick: 30,
  fullShare: 1 / 3,
  quickShare: 1 / 3,
  noise: 0.2,
  strange: 0.25,
  opening: 30,
  later: 40,
  trust: 0.5,
};

/** How much more a choice counts that was liked more. */
const SHARPNESS = 1.3;
/** What the net says where a phase ended, beside how the match ended: the luck of the next deal is not the last phase's doing. */
const LEAF_TRUST = 0.75;

/** What a search or playouts thought of a position, and how far that is trusted beside what came of it. */
interface Opinion {
  /** For every seat. */
  readonly rewards: Float64Array;
  readonly trust: number;
}

/** A sample whose match is still going on. */
interface Pending {
  readonly sample: number;
  readonly seat: Seat;
  /** Absent where there was no search. */
  readonly thought?: Opinion;
  readonly leaf: number;
}

/** What is played in a position, and what is to be learned from it. */
interface Choice {
  readonly move: Move;
  readonly thought?: Opinion;
  readonly tried?: readonly Tried[];
  readonly isRecorded: boolean;
}

/** Plays matches of a game with itself and records what was seen in them. */
export class SelfPlay<P extends Position> {
  private readonly game: Game<P>;
  private readonly bot: Bot<P>;
  private readonly features: Features<P>;
  /** Absent before the first training. */
  private readonly judge: Judge<P> | undefined;
  private readonly samples: Samples;
  private readonly plan: SelfPlayPlan;
  private readonly random: SeededRandom;
  private readonly active: Int32Array;
  private readonly moveActive: Int32Array;
  private readonly ends: Int32Array;
  private readonly shares: Float64Array;
  private readonly moves: Int32Array;
  private readonly worth: Float64Array;
  private search: Search<P> | undefined;

  constructor(
    { game, bot }: { readonly game: Game<P>; readonly bot: Bot<P> },
    nets: NetFile | undefined,
    samples: Samples,
    seed: string,
    plan: SelfPlayPlan = USUAL_PLAN,
  ) {
    if (!bot.features) throw new Error(`${game.title} has no features to learn from.`);
    this.game = game;
    this.bot = bot;
    this.features = bot.features;
    this.judge = nets && new Judge(bot.features, nets, game.maxMoves);
    this.samples = samples;
    this.plan = plan;
    this.random = new SeededRandom(seed);
    this.active = new Int32Array(bot.features.maxActive);
    this.moveActive = new Int32Array(bot.features.maxMoveActive);
    this.ends = new Int32Array(game.maxMoves);
    this.shares = new Float64Array(game.maxMoves);
    this.moves = new Int32Array(game.maxMoves);
    this.worth = new Float64Array(game.maxMoves);
  }

  /** One match, every move searched with the nets. */
  play(start: P): void {
    const { random, plan, judge: nets } = this;
    if (!nets) throw new Error('There is no net to search with.');
    this.search ??= openSearch(this.game, this.bot, nets, start, plan.full);
    const { search } = this;
    const isStrange = happens(random, plan.strange);
    this.follow(start, (position, isOpening) => {
      if (isStrange && isOpening) return { move: this.glance(position, this.bot.spread / 2), isRecorded: false };
      const isFull = happens(random, plan.fullShare);
      const noise = isFull ? { share: plan.noise, random } : undefined;
      const budget = iterationBudget(isFull ? plan.full : plan.quick);
      const view = this.features.hasSecrets ? position.view(position.turn) : position;
      const tried = search.search(view, random.next(), budget, noise);
      const isDrawn = isOpening || random.below(plan.later) === 0;
      return {
        move: isDrawn ? drawByVisits(tried, random) : tried[0].move,
        thought: { rewards: search.rootRewards(), trust: plan.trust },
        ...(isFull ? { tried } : {}),
        isRecorded: isFull || happens(random, plan.quickShare),
      };
    });
  }

  /** One match without a search: every seat plays what looks best at a glance, give or take some points. */
  playQuickly(start: P, { noise, wild, every, playouts }: QuickPlan): void {
    const { random } = this;
    this.follow(start, (position, isOpening) => {
      const move = this.glance(position, isOpening ? wild : noise);
      const isRecorded = random.below(every) === 0;
      // Lists of moves are long; the first training needs few of them.
      const isTold = isRecorded && random.below(4) === 0;
      const tried = isTold
        ? { tried: likeByWorth(this.moves, this.worth, position.moves(this.moves), this.bot.spread) }
        : {};
      const thought = isRecorded && playouts > 0 ? { thought: this.playOut(position, playouts) } : {};
      return { move, isRecorded, ...tried, ...thought };
    });
  }

  /** What playouts say that a position is worth, by what its mover knows. */
  private playOut(position: P, count: number): Opinion {
    const playouts = new Playouts(this.game, this.bot, position.view(position.turn), this.random.next());
    const rewards = new Float64Array(position.seats);
    const outcome = { reward: 0, win: 0 };
    for (let round = 0; round < count; round++) {
      playouts.begin(round);
      playouts.finish();
      for (let seat = 0; seat < rewards.length; seat++) {
        judge(this.bot, playouts.trial, seat, outcome);
        rewards[seat] += outcome.reward / count;
      }
    }
    return { rewards, trust: 1 };
  }

  /** What looks best at a glance, give or take so many points. Leaves what each move is worth. */
  private glance(position: P, noise: number): Move {
    const { random, moves, worth } = this;
    const count = position.moves(moves);
    rank(this.bot, position, moves, count, worth);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < count; at++) {
      const value = worth[at] + (noise * random.below(1 << 16)) / (1 << 16);
      if (value > most) {
        most = value;
        best = at;
      }
    }
    return moves[best];
  }

  /** Plays a match to its end, choice by choice, and settles what was recorded on the way. */
  private follow(position: P, choose: (position: P, isOpening: boolean) => Choice): void {
    const { random, features, plan } = this;
    const pending: Pending[] = [];
    const leaves: (Float64Array | undefined)[] = [];
    let opening = random.below(plan.opening);
    let wasLeaf = false;
    while (position.turn !== OVER) {
      const isLeaf = features.isLeaf(position);
      // The rolls that follow a leaf lead through more positions of its kind.
      if (isLeaf && !wasLeaf) {
        leaves.push(this.recordLeaf(position, pending, leaves.length));
        opening = random.below(plan.opening);
      }
      wasLeaf = isLeaf;
      if (position.turn === CHANCE) {
        position.play(position.roll(random));
        continue;
      }
      const { move, thought, tried, isRecorded } = choose(position, opening-- > 0);
      if (isRecorded) this.record(position, position.turn, pending, leaves.length, thought, tried);
      const seat = position.turn;
      position.play(move);
      if (isRecorded && tried)
        this.recordRoll(
          position,
          seat,
          pending,
          leaves.length,
          tried.find((one) => one.move === move),
        );
    }
    this.settle(position, pending, leaves);
  }

  private record(
    position: P,
    seat: Seat,
    pending: Pending[],
    leaf: number,
    thought: Opinion | undefined,
    tried: readonly Tried[] | undefined,
  ): void {
    const sample = this.look(position, seat);
    if (tried && tried.length > 1) this.recordChoice(position, tried);
    pending.push({ sample, seat, leaf, ...(thought === undefined ? {} : { thought }) });
    // Where seats know different things, a net that sees one of them says nothing of the other.
    if (!this.features.hasSecrets) return;
    const other = (seat + 1 + this.random.below(position.seats - 1)) % position.seats;
    pending.push({ sample: this.look(position, other), seat: other, leaf, ...(thought ? { thought } : {}) });
  }

  /** Adds what a seat sees to the samples. */
  private look(position: P, seat: Seat): number {
    const { features, samples, active } = this;
    const { seats } = position;
    const count = features.look(position, seat, active);
    const leads = Array.from({ length: Math.min(seats, samples.values) }, (_, turns) =>
      features.lead(position, (seat + turns) % seats),
    );
    return samples.add(features.netFor(position), active, count, leads);
  }

  /** The search also judges positions in which chance is about to act, as the first seat sees them. */
  private recordRoll(position: P, mover: Seat, pending: Pending[], leaf: number, played: Tried | undefined): void {
    const { features, plan } = this;
    if (position.turn !== CHANCE || features.hasSecrets || features.isLeaf(position)) return;
    const rewards = position.seats === 2 && this.judge ? rewardsOf(played, mover) : undefined;
    const thought = rewards ? { thought: { rewards, trust: plan.trust } } : {};
    pending.push({ sample: this.look(position, 0), seat: 0, leaf, ...thought });
  }

  private recordChoice(position: P, tried: readonly Tried[]): void {
    const { features, samples, moveActive, ends, shares, moves } = this;
    const total = tried.reduce((sum, { visits }) => sum + visits, 0);
    for (const [at, { move, visits }] of tried.entries()) {
      moves[at] = move;
      shares[at] = visits / total;
    }
    features.lookAtMoves(position, moves, tried.length, moveActive, ends);
    samples.addChoice(moveActive, ends, shares, tried.length);
  }

  private recordLeaf(position: P, pending: Pending[], leaf: number): Float64Array | undefined {
    for (let seat = 0; seat < position.seats; seat++) {
      // Judged by how the match ended, not by the net that it teaches.
      pending.push({ sample: this.look(position, seat), seat, leaf: leaf + 1 });
    }
    if (!this.judge) return undefined;
    const rewards = new Float64Array(position.seats);
    this.judge.judgeAll(position, rewards, new Float64Array(position.seats));
    return rewards;
  }

  private settle(end: P, pending: readonly Pending[], leaves: readonly (Float64Array | undefined)[]): void {
    const { samples } = this;
    const outcomes = Array.from({ length: end.seats }, (_, seat) => {
      const outcome = { reward: 0, win: 0 };
      judge(this.bot, end, seat, outcome);
      return outcome;
    });
    for (const { sample, seat: looker, thought, leaf } of pending) {
      const met = leaves[leaf];
      for (let turns = 0; turns < Math.min(end.seats, samples.values); turns++) {
        const seat = (looker + turns) % end.seats;
        const { reward: last, win } = outcomes[seat];
        const came = met ? LEAF_TRUST * met[seat] + (1 - LEAF_TRUST) * last : last;
        const reward = thought ? thought.trust * thought.rewards[seat] + (1 - thought.trust) * came : came;
        samples.setOutcome(sample, turns, reward, win);
      }
    }
  }
}

/** True in a part of all cases. */
function happens(random: SeededRandom, share: number): boolean {
  return random.below(1 << 12) < share * (1 << 12);
}

/** What a duel's search thought of the move that was played, for either seat. */
function rewardsOf(played: Tried | undefined, mover: Seat): Float64Array | undefined {
  if (!played || played.visits === 0) return undefined;
  const mean = played.rewards / played.visits;
  return mover === 0 ? Float64Array.of(mean, 1 - mean) : Float64Array.of(1 - mean, mean);
}

function drawByVisits(tried: readonly Tried[], random: SeededRandom): Move {
  const weights = tried.map(({ visits }) => visits ** SHARPNESS);
  let left = (weights.reduce((sum, one) => sum + one, 0) * random.below(1 << 16)) / (1 << 16);
  for (const [at, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return tried[at].move;
  }
  return tried[0].move;
}

/** A glance as if it were a search: what looks better by a tenth of a spread is liked several times as much. */
function likeByWorth(moves: Int32Array, worth: Float64Array, count: number, spread: number): Tried[] {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < count; at++) most = Math.max(most, worth[at]);
  return Array.from({ length: count }, (_, at) => {
    const visits = Math.exp((15 * (worth[at] - most)) / spread);
    return { move: moves[at], prior: 0, visits, rewards: 0, wins: 0 };
  });
}
