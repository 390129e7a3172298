import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/blue-lagoon/scores.ts';
import { OVER } from '../../../core/game.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { fillIn } from '../../../kit/fill-in.tsx';
import { wantsLessMotion } from '../../../kit/motion.ts';
import { RuleLink } from '../../../kit/rule-link.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { EXPLORATION, SETTLEMENT } from '../state.ts';
import { type HalfTime, halfTimeOf } from './half-time.ts';
import { Scores } from './scores.tsx';

/** Time to see the tide before the sheet covers it. */
const AFTER_THE_TIDE = 1200;

/**
 * The half-time sheet: it opens by itself after the tide, until it is closed, and again whenever it is asked for. Worked
 * out while drawing, so that nobody can move between the tide and the sheet.
 */
export function useHalfTime(position: BlueLagoonPosition, earlier: () => readonly BlueLagoonPosition[]) {
  const told = useTold(position, earlier);
  const memory = useRef<{ position: BlueLagoonPosition; news: HalfTime | undefined }>({ position, news: undefined });
  const [read, markRead] = useState<HalfTime>();
  const [dry, markDry] = useState<HalfTime>();
  const [isAskedFor, askFor] = useState(false);
  if (memory.current.position !== position) {
    const { position: before, news } = memory.current;
    const hasCome = before.phase === EXPLORATION && before.board === position.board;
    memory.current = { position, news: hasCome ? told : news };
  }
  const { news } = memory.current;
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => markDry(news), AFTER_THE_TIDE);
    return () => clearTimeout(timer);
  }, [news]);
  const isPending = news !== undefined && news === told && news !== read && position.turn !== OVER;
  const isOpen = isAskedFor || (isPending && (news === dry || wantsLessMotion()));
  const close = () => {
    markRead(told);
    askFor(false);
  };
  return { told, isPending, sheet: isOpen ? told : undefined, open: told && (() => askFor(true)), close };
}

/** Asked for once: the points change only when a phase is counted, and half-time is the first time. */
function useTold(position: BlueLagoonPosition, earlier: () => readonly BlueLagoonPosition[]): HalfTime | undefined {
  const ask = useRef(earlier);
  ask.current = earlier;
  const counted = position.phase === SETTLEMENT ? position.points.join() : undefined;
  return useMemo(() => (counted === undefined ? undefined : halfTimeOf(ask.current())), [counted]);
}

/** How the exploration was counted and what the tide left. */
export function HalfTimeSheet({
  sheet: told,
  isNews,
  close,
  names,
  ruleLink,
}: {
  readonly sheet: HalfTime;
  /** Has it just come, or is it looked up later? */
  readonly isNews: boolean;
  readonly close: () => void;
  readonly names: readonly string[];
  readonly ruleLink: (rule: string) => string;
}) {
  const { tide, brought, keeps, next, onward, back } = texts.halfTime;
  const actions = (
    <button type="button" class="primary" onClick={close}>
      {isNews ? onward : back}
    </button>
  );
  return (
    <Dialog title={leadWords(told.sheet.total, names)} close={close} actions={actions}>
      <div class="blue-lagoon-half">
        <p>{fillIn(tide, { rule: <RuleLink rule="B15" ruleLink={ruleLink} /> })}</p>
        <Scores position={told.last} names={names} sheet={told.sheet} title={brought} />
        <ul>
          {told.kept.map((kept, seat) => {
            const player = (
              <>
                <SeatBadge seat={seat} /> <b>{nameOf(names, seat)}</b>
              </>
            );
            return <li key={names[seat]}>{fillIn(keeps(nameOf(names, seat), kept, told.lost[seat]), { player })}</li>;
          })}
        </ul>
        {isNews && <p>{next}</p>}
      </div>
    </Dialog>
  );
}

function leadWords(total: readonly number[], names: readonly string[]): string {
  const [first, second] = [...total].sort((a, b) => b - a);
  if (first === second) return texts.halfTime.tied(first);
  return texts.halfTime.leads(nameOf(names, total.indexOf(first)), first - second);
}
