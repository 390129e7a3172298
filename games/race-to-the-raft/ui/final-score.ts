import { texts } from '#texts/race-to-the-raft/ending.ts';
import type { FinalScore } from '../../final-score.ts';
import { HAND_SIZE } from '../components.ts';
import { spotOf, TILE_COUNT } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { lossOf, tallyOf } from '../scoring.ts';
import { PHASES } from '../state.ts';
import { hasBerth } from './cat-watch.ts';
import { gapSquares } from './gaps.ts';
import { cardsDrawn, describeLoss } from './words.ts';

/** Rounds that were begun: six cards each. */
export function roundsIn(position: RaftPosition): number {
  return Math.ceil(cardsDrawn(position) / HAND_SIZE);
}

/** Cats that came aboard. */
export function reachedIn(position: RaftPosition): { readonly done: number; readonly all: number } {
  const { aboard, cats } = tallyOf(position);
  return { done: aboard, all: cats };
}

/** R12, R13: the table won or lost as one; what was lost, and how far it came. */
export function explainScore(position: RaftPosition): FinalScore {
  const { cats, aboard, tilesLeft } = tallyOf(position);
  return {
    kind: 'facts',
    ...(position.phase === PHASES.lost && { note: `${describeLoss(position)} ${whyLost(position)}` }),
    facts: [
      { name: texts.catsAboard, words: texts.outOf(aboard, cats) },
      { name: texts.rounds, words: texts.roundsOf(roundsIn(position)) },
      { name: texts.tiles, words: texts.outOf(tilesLeft, TILE_COUNT) },
    ],
  };
}

/** R13, R14: the rule behind a loss. */
export function whyLost(position: RaftPosition): string {
  const loss = lossOf(position);
  switch (loss?.kind) {
    case 'cutOff':
      return loss.cats.some((cat) => hasBerth(position, position.catAt(cat)))
        ? texts.why.cutOff(gapSquares(position).map(spotOf))
        : texts.why.noBerth;
    case 'noRoom':
      return texts.why.noRoom;
    case 'noTile':
      return texts.why.noTile;
    default:
      return texts.why.noCards;
  }
}
