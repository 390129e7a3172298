import { useMemo } from 'preact/hooks';
import { texts } from '#texts/web/puzzle.ts';
import { texts as study } from '#texts/web/study.ts';
import type { Room } from '../../games/room.ts';
import { countedIn, numberSince } from '../counted.ts';
import { hasDraws } from '../study/certain-end.ts';
import type { SequelStep } from '../study/sequel.ts';
import { Stepper } from './stepper.tsx';
import type { Sequel } from './use-sequel.ts';

/** What follows the answer of a puzzle, one move after the other. */
export function PuzzleSequel({
  room,
  names,
  sequel: { steps, isWhole, at = 0, go },
}: {
  readonly room: Room;
  readonly names: readonly string[];
  readonly sequel: Sequel;
}) {
  const step = steps[at - 1];
  const isRandom = useMemo(() => steps[0] !== undefined && hasDraws(room, steps[0].before), [room, steps]);
  const say = (words: string) => (step ? study.did(names[step.seat], words) : '');
  const told = step && tellStep(room, names, step);
  const last = Math.max(at, steps.length);
  const positions = steps.map(({ before }) => before);
  const [number, all] = [at, last].map((step) => numberSince(room, positions, step));
  return (
    <>
      <p class="fine">{texts.sequelSay(names.length, isRandom)}</p>
      <div class="study-walk">
        <Stepper
          {...{ at, go, last }}
          moment={countedIn(room).outOf(number, all)}
          words={say(told?.words ?? '')}
          seen={say(told?.seen ?? '')}
        />
      </div>
      <p class="fine" role="status">
        {isWhole ? '' : study.thinking}
      </p>
      <p class="study-row">
        <button type="button" class="primary" onClick={() => go(undefined)}>
          {texts.sequelClose}
        </button>
      </p>
    </>
  );
}

function tellStep(room: Room, names: readonly string[], { before, move }: SequelStep) {
  const nameSeat = (seat: number) => names[seat];
  const words = room.describeMove(before, move, nameSeat);
  return { words, seen: room.logMove?.(before, move, nameSeat) ?? words };
}
