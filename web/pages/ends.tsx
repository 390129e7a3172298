import { texts } from '#texts/web/study.ts';
import type { Room } from '../../games/room.ts';
import type { Ends as Known } from './use-final-points.ts';

/** The average final score below a chance to win. It comes late, into room that is kept for it. */
export function Ends({ room, ends }: { readonly room: Room; readonly ends: Known | undefined }) {
  if (room.about.together) return null;
  return <span class="study-ends fine">{ends && texts.ends(ends.own, ends.rival)}</span>;
}
