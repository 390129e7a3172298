import { type Ending, ending } from './messages/parts.ts';

/** A file of a match that was ended at its table, from before files said how. */
const UNTOLD: Ending = { why: 'left', winners: [] };

/** How a match ended before its rules ended it, as its file says it; undefined where it says nothing of the kind. */
export function readEarlyEnding(
  { ended, ending: told }: Partial<Record<string, unknown>>,
  seats: number,
): Ending | undefined {
  const read = ending.read(told, 'ending');
  const isHere = (seat: number) => seat < seats;
  if (read.ok && read.value.why !== 'rules' && [...read.value.winners, read.value.by ?? 0].every(isHere))
    return read.value;
  return ended === true ? UNTOLD : undefined;
}
