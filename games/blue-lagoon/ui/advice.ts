import { texts } from '#texts/blue-lagoon/advice.ts';
import type { Move } from '../../../core/game.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { tileOf } from '../rules.ts';
import { nameIdea } from './news.ts';

export function adviseMove(position: BlueLagoonPosition, move: Move): string {
  return texts.at(nameIdea(position, move), position.board.names[tileOf(move)]);
}
