import type { Position } from '../../../core/game.ts';
import { RaftPosition } from '../position.ts';
import { FIRE, PHASES } from '../state.ts';
import { allSquares } from './cat-watch.ts';

/** Squares that the last card of this hand has recoloured, and those that burn since its fire was placed. */
export interface LastLaid {
  readonly card: readonly number[];
  readonly fire: readonly number[];
}

const NOTHING: LastLaid = { card: [], fire: [] };

/** Nothing before the first card of a hand: what went before has been seen. */
export function lastLaid(earlier: () => readonly Position[], now: RaftPosition): LastLaid {
  const positions = earlier().filter((position) => position instanceof RaftPosition);
  const shown = positions.indexOf(now);
  for (let at = (shown < 0 ? positions.length : shown + 1) - 1; at > 0; at--) {
    const before = positions[at - 1];
    // A new hand was asked for.
    if (before.phase === PHASES.ask) return NOTHING;
    const after = positions[at];
    if (before.phase === PHASES.play && isFirePhase(after))
      return { card: recoloured(before, after), fire: burnt(after, now) };
  }
  return NOTHING;
}

function isFirePhase({ phase }: RaftPosition): boolean {
  return phase === PHASES.spark || phase === PHASES.fire;
}

function recoloured(before: RaftPosition, after: RaftPosition): readonly number[] {
  return allSquares(after).filter((square) => before.colourAt(square) !== after.colourAt(square));
}

function burnt(before: RaftPosition, after: RaftPosition): readonly number[] {
  return allSquares(after).filter((square) => after.has(FIRE, square) && !before.has(FIRE, square));
}
