import { texts } from '#texts/metro/advice.ts';
import type { Move } from '../../../core/game.ts';
import { columnOf, rowOf } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, squareOf } from '../rules.ts';

export function adviseMove(_position: MetroPosition, move: Move): string {
  if (move === DRAW_MORE) return texts.draw;
  const square = squareOf(move);
  return texts.lay(rowOf(square), columnOf(square));
}
