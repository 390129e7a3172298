import { texts } from '#texts/web/study.ts';
import type { Room } from '../../games/room.ts';
import { fillIn } from '../../kit/fill-in.tsx';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import { isSettled, type Ends as Known, roundedEnds } from './use-final-points.ts';

/** The average final score below a chance to win. It comes late, into room that is kept for it. */
export function Ends({
  room,
  names,
  ends,
}: {
  readonly room: Room;
  readonly names: readonly string[];
  readonly ends: Known | undefined;
}) {
  if (room.about.together) return null;
  if (!ends) return <span class="study-ends fine" />;
  const rounded = roundedEnds(ends).map(({ seat, points }) => ({ seat, who: names[seat], points }));
  const [first, second] = rounded.map(({ seat, points }) => (
    <>
      <SeatBadge seat={seat} />
      {points}
    </>
  ));
  return (
    <span class="study-ends fine" role="img" aria-label={texts.endsHeard(rounded)}>
      {fillIn(isSettled(ends) ? texts.ends : texts.endsAbout, { first, second })}
    </span>
  );
}
