import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import type { Account } from '../../core/timeline-view.ts';
import type { Room } from '../../games/room.ts';
import type { Mark } from '../../kit/draw/place.ts';
import { untilStill } from '../../kit/motion.ts';
import { store } from '../session/here.ts';
import { PACES } from '../session/store.ts';

/** What others do before a lesson goes on, as it is shown. */
interface Replies {
  /** How many lines have been played where the board is shown. */
  readonly ply: number;
  /** True while there is more to come. */
  readonly isPlaying: boolean;
  /** Where others have moved since the learner did. */
  readonly marks: readonly Mark[];
}

/**
 * In a lesson the others answer at once, and all of it would be on the board in one blink. The learner's own move comes
 * first, then theirs one by one, as at a table. `from` is where the learner moved; absent where nobody has just moved.
 * What happened before the first step, in as many lines as `opening`, is no news: frames that nothing explains would puzzle.
 */
export function useReplies(
  room: Room,
  view: Account,
  learner: Seat,
  { from, opening }: { readonly from: number | undefined; readonly opening: number },
): Replies {
  const steps = useMemo(() => (from === undefined ? [] : stepsOf(view, learner, from)), [view, learner, from]);
  const [run, setRun] = useState({ view, at: 0 });
  const at = run.view === view ? run.at : 0;
  const isPlaying = at < steps.length;
  useEffect(() => {
    if (!isPlaying) return;
    let isCurrent = true;
    const goOn = () => isCurrent && setRun({ view, at: at + 1 });
    const timer = setTimeout(() => untilStill().then(goOn), PACES[store.loadPace()]);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [view, at, isPlaying]);
  const ply = isPlaying ? steps[at] : view.length;
  const marks = useMemo(() => marksBetween(room, view, learner, opening, ply), [room, view, learner, opening, ply]);
  return { ply, isPlaying, marks };
}

/** Where the board is shown on the way to the end: before each move of the others. */
function stepsOf(view: Account, learner: Seat, from: number): readonly number[] {
  const lines = Array.from({ length: view.length - from }, (_, at) => from + at);
  return lines.filter((line) => isOthers(view, learner, line));
}

/** What others did since the learner's last move. They need no numbers: no words refer to them. */
function marksBetween({ placesOf }: Room, view: Account, learner: Seat, opening: number, ply: number): readonly Mark[] {
  const lines = Array.from({ length: ply - opening }, (_, at) => opening + at);
  const last = lines.findLastIndex((line) => view.turnAt(line) === learner);
  if (!placesOf || last < 0) return [];
  return lines
    .slice(last + 1)
    .filter((line) => isOthers(view, learner, line))
    .map((line) => ({
      seat: view.turnAt(line),
      sign: '',
      kind: 'past',
      places: placesOf(view.at(line), view.moveAt(line)),
    }));
}

function isOthers(view: Account, learner: Seat, line: number): boolean {
  const turn = view.turnAt(line);
  return turn >= 0 && turn !== learner;
}
