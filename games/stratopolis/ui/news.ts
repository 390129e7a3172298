import { texts } from '#texts/stratopolis/news.ts';
import type { Move } from '../../../core/game.ts';
import type { NameSeat } from '../../reason.ts';
import type { StratopolisPosition } from '../position.ts';
import { placeOf, ROLL } from '../rules.ts';
import { touchedBy } from './touched.ts';
import { describeMove, heightOf } from './words.ts';

/** A move in words beside its mark on the board: what it touches, how high it is and what it changed, not at which letters. */
export function tellMove(position: StratopolisPosition, move: Move, nameSeat: NameSeat): string {
  const after = position.copy();
  after.play(move);
  const height = heightOf(position, placeOf(move));
  const changes = Array.from(after.scores(), (points, seat) => ({ seat, points: points - position.scores()[seat] }));
  const told = changes
    .filter(({ points }) => points !== 0)
    // Your own first: it needs no name.
    .sort((a, b) => Number(b.seat === position.mover) - Number(a.seat === position.mover))
    .map(({ seat, points }) =>
      seat === position.mover ? texts.ownChange(points) : texts.othersChange(points, nameSeat(seat)),
    );
  return texts.placed(touchedBy(position, placeOf(move)), height, told);
}

/** The same in the log, where pointing at a line lights its place. */
export function logMove(position: StratopolisPosition, move: Move, nameSeat: NameSeat): string {
  return move < ROLL ? tellMove(position, move, nameSeat) : describeMove(position, move, nameSeat);
}

/** A move as a suggestion whose squares are marked on the board. */
export function nameIdea(position: StratopolisPosition, move: Move): string {
  const place = placeOf(move);
  const height = heightOf(position, place);
  const touched = touchedBy(position, place);
  return height > 1 ? texts.stack(touched, height) : texts.ground(touched);
}
