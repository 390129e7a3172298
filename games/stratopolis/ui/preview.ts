import type { Move } from '../../../core/game.ts';
import type { StratopolisPosition } from '../position.ts';
import { placeOf } from '../rules.ts';
import type { Region } from '../scoring.ts';
import { HEIGHT } from '../state.ts';
import { allRegions, scoringRegions } from './draft.ts';

/** What a placement would do. */
export interface Preview {
  readonly move: Move;
  readonly height: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** The regions that would score, by seat. */
  readonly regions: readonly (Region | undefined)[];
  /** All that there would be. */
  readonly all: readonly Region[];
}

export function previewMove(position: StratopolisPosition, move: Move): Preview {
  const after = position.copy();
  after.play(move);
  return {
    move,
    height: (position.cells[placeOf(move) >> 2] & HEIGHT) + 1,
    before: Array.from(position.scores()),
    after: Array.from(after.scores()),
    regions: scoringRegions(after),
    all: allRegions(after),
  };
}
