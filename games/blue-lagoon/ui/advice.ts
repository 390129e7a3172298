import { texts } from '#texts/blue-lagoon/advice.ts';
import type { Move } from '../../../core/game.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { tileOf } from '../rules.ts';
import { nameIdea } from './news.ts';

/** With the tile as the board calls it to those who listen. */
export function adviseMove(position: BlueLagoonPosition, move: Move): string {
  const { rows, columns } = position.board;
  const tile = tileOf(move);
  return texts.on(nameIdea(position, move), rows[tile] + 1, columns[tile] + 1);
}

/** The same where moves are typed. */
export function adviseTyped(position: BlueLagoonPosition, move: Move): string {
  return texts.at(nameIdea(position, move), position.board.names[tileOf(move)]);
}
