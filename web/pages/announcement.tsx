import { useEffect, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/web/table.ts';
import { OVER, type Turn } from '../../core/game.ts';
import { isByKey } from '../../kit/focus.ts';
import { useHeard } from '../../kit/heard.tsx';
import { useOnceStill } from '../../kit/later.tsx';
import type { LogLines } from '../session/log-in-words.ts';
import { announce } from './table-words.ts';

/** Milliseconds until all that belongs to one moment has reached the page. */
const GATHERING = 120;

/**
 * For those who listen: what happened and then what is to do, when the board has come to rest. Moves that came in quick
 * succession are told together, in their order: each would cut the one before it short. Within a move only what there is to
 * do is said again, when a choice has changed it, and why the place that the keys have reached is refused.
 */
export function Announcement({
  log,
  names,
  turn,
  acts,
  waiting,
}: {
  readonly log: LogLines;
  readonly names: readonly string[];
  readonly turn: Turn;
  /** True while the person at the screen is to move. */
  readonly acts: boolean;
  readonly waiting: string;
}) {
  const todo = useHeard('todo');
  const refusal = useHeard('refusal');
  // In the middle of a turn nobody needs to hear whose it is.
  const isOn = log.at(-1)?.mover === turn;
  const told = useOnceStill({ log, isOn, next: nextWords({ turn, acts, todo, waiting }), acts }, log.length);
  const [words, say] = useState('');
  const said = useRef<LogLines>();
  useEffect(() => {
    const timer = setTimeout(() => {
      const { current } = said;
      said.current = told.log;
      if (current === told.log) return say(told.next);
      const isNew = told.acts && (current === undefined || !told.isOn);
      const next = isNew ? texts.yourTurnTo(told.next) : told.next;
      say(announce(told.log, current?.length ?? told.log.length, names, next));
    }, GATHERING);
    return () => clearTimeout(timer);
  }, [told.log, told.next, told.acts, told.isOn, names]);
  return (
    <>
      <p class="sr-only" role="status">
        {words}
      </p>
      <p class="sr-only" role="status">
        {isByKey() && refusal}
      </p>
    </>
  );
}

function nextWords({
  turn,
  acts,
  todo,
  waiting,
}: {
  readonly turn: Turn;
  readonly acts: boolean;
  readonly todo: string;
  readonly waiting: string;
}): string {
  if (acts) return todo;
  return turn === OVER && waiting !== '' ? texts.ended(waiting) : waiting;
}
