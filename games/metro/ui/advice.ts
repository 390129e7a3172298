import { texts } from '#texts/metro/advice.ts';
import type { Move } from '../../../core/game.ts';
import { nameSquare, placeOf } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, squareOf } from '../rules.ts';

export function adviseMove(_position: MetroPosition, move: Move): string {
  return move === DRAW_MORE ? texts.draw : texts.lay(...placeOf(squareOf(move)));
}

/** The same beside a board that shows the digits of its squares. */
export function adviseTyped(_position: MetroPosition, move: Move): string {
  return move === DRAW_MORE ? texts.draw : texts.layAt(nameSquare(squareOf(move)));
}
