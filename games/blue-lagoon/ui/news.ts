import { texts } from '#texts/blue-lagoon/news.ts';
import { texts as words } from '#texts/blue-lagoon/words.ts';
import type { Move } from '../../../core/game.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { pieceOf, tileOf } from '../rules.ts';
import { NOTHING, SETTLER } from '../state.ts';

/** A move in words beside its mark on the board: what was placed and taken, not where. */
export function tellMove(position: BlueLagoonPosition, move: Move): string {
  const tile = tileOf(move);
  const token = position.tokens[tile];
  const taken = token === NOTHING ? undefined : words.tokens[token].a;
  if (pieceOf(move) !== SETTLER) return texts.built(taken);
  return position.board.isLand(tile) ? texts.settled(taken) : texts.sailed(taken);
}

/** A move as a suggestion whose tile is marked on the board. */
export function nameIdea({ board }: BlueLagoonPosition, move: Move): string {
  if (pieceOf(move) !== SETTLER) return texts.ideas.village;
  return board.isLand(tileOf(move)) ? texts.ideas.settler : texts.ideas.boat;
}
