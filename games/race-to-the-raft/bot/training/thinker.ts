import type { Move } from '../../../../core/game.ts';
import type { RaftPosition } from '../../position.ts';

/** A player who searches. It is brought along, because games know nothing of the search. */
export type Thinker = (view: RaftPosition, seed: number) => { readonly move: Move; readonly win?: number };
