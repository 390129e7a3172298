import type { Move, Position } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';

/** A simple player to measure others by: from what its seat may know, a move. */
export type Baseline<P extends Position = Position> = (view: P, random: Random) => Move;
