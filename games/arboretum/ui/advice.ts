import { texts } from '#texts/arboretum/advice.ts';
import type { Move } from '../../../core/game.ts';
import type { ArboretumPosition } from '../position.ts';
import { CHOOSE, DECK, DISCARD, PLACE, placedCard, ROLL, SHOW, squareOf, TAKE } from '../rules.ts';
import { sayBeside, sayCard, saySpecies } from './words.ts';

export function adviseMove(position: ArboretumPosition, move: Move): string {
  if (move >= PLACE) {
    return texts.plant(sayCard(placedCard(move)), sayBeside(position.groves[position.mover], squareOf(move)));
  }
  if (move === DECK) return texts.deck;
  if (move < DISCARD) return texts.take(sayCard(position.topOf(move - TAKE)));
  if (move < ROLL) return texts.discard(sayCard(move - DISCARD));
  return move < CHOOSE ? texts.show(sayCard(move - SHOW)) : texts.choose(saySpecies(move - CHOOSE));
}
