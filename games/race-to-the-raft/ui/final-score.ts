import { texts as all } from '#texts/race-to-the-raft/cats.ts';
import type { FinalScore } from '../../final-score.ts';
import { deckOdds, handOf } from '../facts.ts';
import { TILE_COUNT } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { lossOf, tallyOf } from '../scoring.ts';
import { PHASES } from '../state.ts';
import { describeLoss } from './words.ts';

const texts = all.ending;

/** R12, R13: the table won or lost as one; how far it came, and what was lost. */
export function explainScore(position: RaftPosition): FinalScore {
  const { cats, aboard, tilesLeft } = tallyOf(position);
  const cards = handOf(position).length + deckOdds(position).reduce((sum, deck) => sum + deck.cards.length, 0);
  const loss = lossOf(position);
  return {
    kind: 'facts',
    facts: [
      { name: texts.catsAboard, words: texts.outOf(aboard, cats) },
      { name: texts.cardsLeft, words: `${cards}` },
      { name: texts.tiles, words: texts.outOf(tilesLeft, TILE_COUNT) },
      ...(loss?.kind === 'cutOff' ? [{ name: texts.catsLost, words: `${loss.cats.length}` }] : []),
      ...(position.phase === PHASES.lost ? [{ name: texts.lostBy, words: describeLoss(position) }] : []),
    ],
  };
}
