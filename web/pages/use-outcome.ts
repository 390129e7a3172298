import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableNow } from '../../online/messages/news.ts';
import type { Offer } from '../../online/messages/parts.ts';
import { afterSeen } from './after-seen.ts';

/** So long it is told: the next request may come then. */
const TOLD = 10_000;

/** A request as it was seen last. */
export interface Asked {
  readonly offer: Offer;
  /** Lines of the log when it came. */
  readonly length: number;
  /** Its maker has withdrawn it here. */
  readonly isWithdrawn: boolean;
}

/** What became of a request, for a while or until the next move. */
export interface Outcome {
  readonly kind: 'allowed' | 'declined';
  readonly offer: Offer;
  readonly length: number;
  /** Where the server says who. */
  readonly refusedBy: number | undefined;
}

type Facts = Pick<TableNow, 'you' | 'status' | 'refusedBy'>;

/** What is worth a line once a request is gone. Who refused knows it; what else was agreed to shows by itself. */
export function outcomeOf(asked: Asked, { you, status, refusedBy }: Facts, length: number) {
  const { offer } = asked;
  if (status !== 'live') return undefined;
  if (offer.proposal.what === 'takeback' && length === offer.proposal.ply) return 'allowed';
  const isRefused = offer.by === you ? !asked.isWithdrawn : refusedBy !== undefined && refusedBy !== you;
  return isRefused && length === asked.length ? 'declined' : undefined;
}

export function useOutcome(now: TableNow, length: number) {
  const asked = useRef<Asked>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { offer, you, status, refusedBy } = now;
  useEffect(() => {
    if (offer) {
      asked.current = { length, isWithdrawn: false, ...asked.current, offer };
      setOutcome(undefined);
      return;
    }
    const gone = asked.current;
    asked.current = undefined;
    const facts = { you, status, ...(refusedBy === undefined ? {} : { refusedBy }) };
    const kind = gone && outcomeOf(gone, facts, length);
    if (kind) setOutcome({ kind, offer: gone.offer, length, refusedBy });
    else if (status !== 'live') setOutcome(undefined);
  }, [offer, length, you, status, refusedBy]);
  useEffect(() => outcome && afterSeen(TOLD, () => setOutcome(undefined)), [outcome]);
  const withdraw = () => {
    if (asked.current) asked.current = { ...asked.current, isWithdrawn: true };
  };
  return { outcome: outcome?.length === length ? outcome : undefined, withdraw };
}
