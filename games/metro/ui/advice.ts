import { texts } from '#texts/metro/advice.ts';
import type { Move } from '../../../core/game.ts';
import { TILES } from '../components.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, squareOf, tileOf } from '../rules.ts';

export function adviseMove(_position: MetroPosition, move: Move): string {
  if (move === DRAW_MORE) return texts.draw;
  const square = squareOf(move);
  return texts.lay(TILES[tileOf(move)][0], (square >> 3) + 1, (square & 7) + 1);
}
