import { texts } from '#texts/web/study.ts';
import type { Move, Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import { after } from './after-move.ts';
import { pointsBy } from './score-curve.ts';

/** The points that a move brings at once, to everybody: what it gives a rival is part of its price. */
export function Brings({
  room,
  position,
  move,
  names,
  told = '',
}: {
  readonly room: Room;
  readonly position: Position;
  readonly move: Move;
  readonly names: readonly string[];
  /** Words above it: what they say already is not said again. */
  readonly told?: string;
}) {
  if (room.about.together) return null;
  const points = pointsBy(room);
  const before = points(position);
  const changes = points(after(position, move)).map((now, seat) => now - before[seat]);
  const changed = changes.filter((change) => change !== 0);
  if (changed.length === 0 || (changed.length === 1 && told.includes(texts.inBrackets(changed[0])))) return null;
  return (
    <span class="study-brings">
      {changes.map((change, seat) =>
        change === 0 ? null : (
          <span key={names[seat]}>
            <SeatBadge seat={seat} /> {texts.brings(names[seat], change)}
          </span>
        ),
      )}
    </span>
  );
}
