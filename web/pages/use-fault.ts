import { useEffect, useRef, useState } from 'preact/hooks';
import type { Fault } from '../../core/result.ts';
import { afterSeen } from './after-seen.ts';

/** What a server refuses now may be fine in a moment. */
const PASSES = 10_000;

/** Waits for the answer to what somebody did. */
export type Act = (answer: Promise<Fault | undefined>) => void;

/** Why the last thing that somebody did was refused; forgotten when the match goes on. */
export function useFault(moment: number): { readonly fault: Fault | undefined; readonly act: Act } {
  const [refused, setRefused] = useState<{ readonly fault: Fault | undefined; readonly moment: number }>();
  const now = useRef(moment);
  now.current = moment;
  useEffect(() => {
    if (refused?.fault?.code.startsWith('online.')) return afterSeen(PASSES, () => setRefused(undefined));
  }, [refused]);
  const act: Act = (answer) => {
    answer.then((fault) => (fault || refused) && setRefused({ fault, moment: now.current }));
  };
  return { fault: refused?.moment === moment ? refused.fault : undefined, act };
}
