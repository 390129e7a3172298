import type { Move, Position, Seat } from '../core/game.ts';
import type { Random } from '../core/random.ts';

/** What a game knows about playing well. The search (ai/) asks; no rule is repeated in the answers. */
export interface Bot<P extends Position = Position> {
  /** A final margin, in points, that counts as a clear win: rewards are squashed by it. */
  readonly spread: number;
  /** The table wins or loses as one: `evaluate` is then the chance to win, from 0 to 1. */
  readonly together?: boolean;
  /** A guess at the final margin of a seat over its best rival, in points; exact when the game is over. */
  evaluate(position: P, seat: Seat): number;
  /**
   * How good each of the first `count` moves looks to the seat to act, at a glance, in points: what to look at first.
   * `position` has nothing hidden and is left as it was. Absent: `evaluate` after each move.
   */
  rank?(position: P, moves: Int32Array, count: number, worth: Float64Array): void;
  /**
   * True for a move that takes back what the seat itself chose before, such as giving away a card that it wanted. Levels
   * that misjudge moves never do that by mistake: it would look silly. Absent: no move does.
   */
  takesBack?(position: P, move: Move): boolean;
  /**
   * Plays on, in place, to the end or to where `evaluate` can be trusted, as a quick player would. Absent: random moves to the end.
   * `choices` vary what the players do, `dice` belong to chance: kept apart, so that two lines of play meet the same luck.
   */
  playOn?(position: P, choices: Random, dice: Random): void;
  /** The same in much less time, and less sure: which moves deserve a closer look, not which of those is best. */
  playOnQuickly?(position: P, choices: Random, dice: Random): void;
  /**
   * How far the glance is believed beside rollouts: a point of it counts as this much reward, once. It outweighs the luck
   * of the first few rollouts and is forgotten after many. Absent: it only says what to look at.
   */
  readonly glanceWeight?: number;
  /** Endings that moves share, for a player that compares by them; absent where every ending must be played. */
  readonly endings?: Endings<P>;
  /** What its learned players look at; absent where none were trained. */
  readonly features?: Features<P>;
  /** Eight levels, from playful to the best that needs no nets. */
  readonly levels: readonly Level[];
  /** How it thought in 2026, where that has changed: what later players are measured by. */
  readonly in2026?: Bot<P>;
  /** Level 9, at tables that have nets, or endings that its game knows; elsewhere it plays like level 8. */
  readonly grandmaster?: Level;
}

/**
 * Endings that all moves of a position share: one is imagined, and then it is found out what each move would change about it.
 * For games in which the most points win, and equal points share the win.
 */
export interface Endings<P extends Position = Position> {
  /** True at tables where endings can be imagined so. */
  knows(position: P): boolean;
  /** True for a move that asks for a roll and nothing else: it is worth what can be made of the roll. */
  asksChance(move: Move): boolean;
  /** Endings of this position from now on. Of what is hidden, every ending imagines something else. */
  begin(position: P): void;
  /** Imagines the next ending. */
  imagine(random: Random): void;
  /** How it ends after a move, points by seat: one of this position's, or one that a roll would allow. Overwritten by the next. */
  scoresAfter(move: Move): ArrayLike<number>;
}

/**
 * What a learned player looks at. A feature is something that holds or does not, known by its number; one that holds
 * twice may be named twice. The nets know nothing else of the game.
 */
export interface Features<P extends Position = Position> {
  /** Raised when a number comes to mean something else: nets that were trained for another version are not used. */
  readonly version: number;
  /** How many nets a table has, e.g. one for each phase. */
  readonly nets: number;
  /** No position has more features than this; all moves of a position together have no more than that. */
  readonly maxActive: number;
  readonly maxMoveActive: number;
  /** The table that a position belongs to; none where no nets could be of use. */
  tableOf(position: P): NetTable | undefined;
  /** The net that judges this position. */
  netFor(position: P): number;
  /** True where the search stops and the net judges, although the match goes on: before a deal that nobody can foresee. */
  isLeaf(position: P): boolean;
  /** True where a position is the same whatever the order of the moves that led to it. */
  readonly isOrderFree?: boolean;
  /** True where seats know different things: the search then imagines what is hidden, and `look` tells what the seat knows. */
  readonly hasSecrets?: boolean;
  /** What a seat sees, into `active`; the number of features. */
  look(position: P, seat: Seat, active: Int32Array): number;
  /** How far a seat is ahead of its best rival as things are, in spreads; after any seat's `look` at the same position. */
  lead(position: P, seat: Seat): number;
  /** The features of the mover's first `count` moves, one after the other, into `active`; `ends[m]` is where those of move m end. */
  lookAtMoves(position: P, moves: Int32Array, count: number, active: Int32Array, ends: Int32Array): void;
}

/** Tables that share their nets, e.g. a map with two seats: each has a file of its own. */
export interface NetTable {
  /** Names the file. */
  readonly name: string;
  /** How many numbers of features there are, for positions and for moves. */
  readonly features: number;
  readonly moveFeatures: number;
  /**
   * Seats that its nets judge at once, from one look: the most that sit at such a table. 1 where two play, or all together:
   * what one gets says what the other gets.
   */
  readonly values: number;
  /** Where playing on says more than the net alone. */
  readonly leafPlayouts?: LeafPlayouts;
}

/** How a computer player of one level thinks. */
export interface Level {
  /**
   * `glance` plays the best-ranked move; `rollouts` compares the best-ranked moves by playing on from each;
   * `endings` compares them by endings that they share; `tree` grows a tree under them; `lookahead` searches a few moves ahead
   * and evaluates; `net` grows a tree that asks nets.
   */
  readonly way: 'glance' | 'rollouts' | 'endings' | 'tree' | 'lookahead' | 'net';
  /** Moves that are considered at all: the best-ranked ones. */
  readonly candidates: number;
  /** Positions that are imagined for one decision: the budget, and with it the strength. */
  readonly iterations: number;
  /** Chooses the moves that it considers by quick rollouts of all moves (`playOnQuickly`), and not at a glance. */
  readonly screens?: boolean;
  /** Standard deviation of the mistakes in judging a move, in points: how a level is made weaker without looking silly. */
  readonly noise?: number;
  /** Never plays a move that looks worse than the best by more than this, in points; only of use with noise. */
  readonly worstLoss?: number;
  /** Decisions looked ahead, for `lookahead`; rolls come on top. */
  readonly depth?: number;
  /** Replies considered at each further decision, for `lookahead` and `tree`. */
  readonly width?: number;
  /** Outcomes looked at where chance acts, for `lookahead`. */
  readonly outcomes?: number;
  /** Endings that are no larger than this many positions are searched to the last. */
  readonly exact?: number;
}

/** Continuations that a search with nets plays out from every position that it comes to, and what part of its judgement they are. */
export interface LeafPlayouts {
  readonly count: number;
  readonly share: number;
}

/** The best-ranked move at a glance, with mistakes where `noise` says so. */
export function glance(noise?: number, worstLoss?: number, candidates = 1): Level {
  const mistakes = noise === undefined || worstLoss === undefined ? {} : { noise, worstLoss };
  return { way: 'glance', candidates, iterations: 0, ...mistakes };
}

/** Compares the best-ranked moves by playing on from each. */
export function rollouts(candidates: number, iterations: number, exact?: number): Level {
  return { way: 'rollouts', candidates, iterations, ...(exact === undefined ? {} : { exact }) };
}
