import { useRef } from 'preact/hooks';
import { useOnceStill } from '../../kit/later.tsx';
import type { LogLines } from '../session/log-in-words.ts';
import { announce } from './table-words.ts';

/**
 * For those who listen: what happened and then what is to do, when the board has come to rest. Moves that came in quick
 * succession are told together, in their order: each would cut the one before it short.
 */
export function Announcement({
  log,
  names,
  next,
}: {
  readonly log: LogLines;
  readonly names: readonly string[];
  readonly next: string;
}) {
  const told = useOnceStill({ log, next }, log.length);
  const said = useRef({ log: told.log, from: told.log.length });
  if (said.current.log !== told.log) said.current = { log: told.log, from: said.current.log.length };
  return (
    <p class="sr-only" role="status">
      {announce(told.log, said.current.from, names, told.next)}
    </p>
  );
}
