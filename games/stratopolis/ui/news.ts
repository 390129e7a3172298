import { texts } from '#texts/stratopolis/news.ts';
import type { Move } from '../../../core/game.ts';
import type { NameSeat } from '../../reason.ts';
import type { StratopolisPosition } from '../position.ts';
import { placeOf, ROLL } from '../rules.ts';
import { describeMove, heightOf } from './words.ts';

/** A move in words beside its mark on the board: how high it is and what it changed, not at which letters. */
export function tellMove(position: StratopolisPosition, move: Move, nameSeat: NameSeat): string {
  const { mover } = position;
  const after = position.copy();
  after.play(move);
  const changes = [mover, 1 - mover]
    .map((seat) => ({ seat, points: after.scores()[seat] - position.scores()[seat] }))
    .filter(({ points }) => points !== 0);
  // Two numbers need two names.
  const isOwn = changes.length === 1 && changes[0].seat === mover;
  const told = changes.map(({ seat, points }) =>
    isOwn ? texts.ownChange(points) : texts.changeFor(points, nameSeat(seat)),
  );
  return texts.placed(heightOf(position, placeOf(move)), told);
}

/** The same in the log, where pointing at a line lights its place. */
export function logMove(position: StratopolisPosition, move: Move, nameSeat: NameSeat): string {
  return move < ROLL ? tellMove(position, move, nameSeat) : describeMove(position, move, nameSeat);
}

/** A move as a suggestion whose squares are marked on the board: the same for all, so that each is called by what it brings. */
export function nameIdea(): string {
  return texts.idea;
}
