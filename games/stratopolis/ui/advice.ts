import { texts } from '#texts/stratopolis/advice.ts';
import type { Move } from '../../../core/game.ts';
import { nameSquare } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { placeOf } from '../rules.ts';
import { HEIGHT } from '../state.ts';

export function adviseMove({ cells }: StratopolisPosition, move: Move): string {
  const place = placeOf(move);
  return texts.lay(nameSquare(place >> 2), (cells[place >> 2] & HEIGHT) + 1, place & 3);
}
