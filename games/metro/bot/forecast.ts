import { OVER } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import type { MetroPosition } from '../position.ts';
import { DealtEndings } from './dealt-endings.ts';

/** Endings that a forecast is the average of: it is right to a point or two, within milliseconds. */
const DEALT = 400;

const endings = new DealtEndings();

/** Points of each seat at the end, on average; the same for a position whenever it is asked. Nothing where no ending can be dealt. */
export function forecastScores(position: MetroPosition): readonly number[] | undefined {
  if (position.turn === OVER || !endings.knows(position)) return undefined;
  const random = new SeededRandom('forecast');
  const sums = Array.from(position.points, () => 0);
  endings.begin(position);
  for (let ending = 0; ending < DEALT; ending++) {
    endings.imagine(random);
    for (let seat = 0; seat < sums.length; seat++) sums[seat] += endings.scores[seat];
  }
  return sums.map((sum) => sum / DEALT);
}
