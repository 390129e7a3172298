import { texts } from '#texts/stratopolis/advice.ts';
import type { Move } from '../../../core/game.ts';
import { nameSquare } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { placeOf } from '../rules.ts';
import { touchedBy } from './touched.ts';
import { heightOf, sayPlace } from './words.ts';

export function adviseMove(position: StratopolisPosition, move: Move): string {
  const place = placeOf(move);
  return texts.lay(sayPlace(place >> 2), touchedBy(position, place), heightOf(position, place), place & 3);
}

/** The same beside a board that shows the letters of its squares. */
export function adviseTyped(position: StratopolisPosition, move: Move): string {
  const place = placeOf(move);
  return texts.layAt(nameSquare(place >> 2), heightOf(position, place), place & 3);
}
