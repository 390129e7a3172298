import { useEffect, useRef, useState } from 'preact/hooks';
import { OVER } from '../../../core/game.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { wantsLessMotion } from '../../../kit/motion.ts';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { EXPLORATION } from '../state.ts';
import { type HalfTime, halfTimeBetween } from './half-time.ts';
import { ScoreSheet } from './score-sheet.tsx';

/** Time to see the tide before the sheet covers it. */
const AFTER_THE_TIDE = 1200;

/**
 * The half-time that has just come: first the tide, then the sheet, until it is closed. Worked out while drawing, so that
 * nobody can move between the tide and the sheet.
 */
export function useHalfTime(position: BlueLagoonPosition) {
  const memory = useRef<{ position: BlueLagoonPosition; told: HalfTime | undefined }>({ position, told: undefined });
  const [read, markRead] = useState<HalfTime>();
  const [dry, markDry] = useState<HalfTime>();
  if (memory.current.position !== position) {
    const past = halfTimeBetween(memory.current.position, position);
    const isBack = position.phase === EXPLORATION;
    memory.current = { position, told: past ?? (isBack ? undefined : memory.current.told) };
  }
  const { told } = memory.current;
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => markDry(told), AFTER_THE_TIDE);
    return () => clearTimeout(timer);
  }, [told]);
  const isPending = told !== undefined && told !== read && position.turn !== OVER;
  const isOpen = isPending && (told === dry || wantsLessMotion());
  return { isPending, sheet: isOpen ? told : undefined, close: () => markRead(told) };
}

/** Opens by itself when the exploration has been counted. */
export function HalfTimeSheet({
  sheet: told,
  close,
  names,
  ruleLink,
}: {
  readonly sheet: HalfTime;
  readonly close: () => void;
  readonly names: readonly string[];
  readonly ruleLink: (rule: string) => string;
}) {
  const actions = (
    <button type="button" class="primary" onClick={close}>
      On to the settlement
    </button>
  );
  return (
    <Dialog title={`Half-time: ${leadWords(told.sheet.total, names)}`} close={close} actions={actions}>
      <div class="blue-lagoon-half">
        <p>
          The tide takes the settlers away, and with them the villages on stone circles. The other villages stay, new
          tokens wash ashore, and everybody has all settlers again. <a href={ruleLink('B15')}>Rule B15</a>
        </p>
        <ScoreSheet position={told.last} names={names} sheet={told.sheet} title="The exploration brought" />
        <ul>
          {told.kept.map((kept, seat) => (
            <li key={names[seat]}>
              <SeatBadge seat={seat} /> <b>{nameOf(names, seat)}</b> {keptWords(kept, told.lost[seat])}
            </li>
          ))}
        </ul>
        <p>Now settlers go only beside pieces of the same colour, on land or water; nothing is built any more.</p>
      </div>
    </Dialog>
  );
}

function leadWords(total: readonly number[], names: readonly string[]): string {
  const [first, second] = [...total].sort((a, b) => b - a);
  if (first === second) return `a tie at ${first}`;
  const name = nameOf(names, total.indexOf(first));
  return name === 'You' ? `you lead by ${first - second}` : `${name} leads by ${first - second}`;
}

function keptWords(kept: number, lost: number): string {
  const count = (number: number) => `${number} ${number === 1 ? 'village' : 'villages'}`;
  const gone = lost === 0 ? '' : `, loses ${lost} on stone circles`;
  return kept > 0 ? `keeps ${count(kept)}${gone}.` : `keeps no village${gone}, and cannot move any more.`;
}
