import type { ComponentChildren } from 'preact';
import type { Fault } from '../core/result.ts';
import { sayFault } from '../texts/say-fault.ts';
import { useTold } from './heard.tsx';
import { RuleLink } from './rule-link.tsx';

/** Why a move is refused, with a link to the rule. `children` come before the reason, e.g. the place it is about. */
export function Refusal({
  fault,
  ruleLink,
  isLive = false,
  children,
}: {
  readonly fault: Fault;
  readonly ruleLink?: ((rule: string) => string) | undefined;
  /** Inside something that is read aloud by itself. */
  readonly isLive?: boolean;
  readonly children?: ComponentChildren;
}) {
  const why = sayFault(fault);
  useTold('refusal', isLive ? '' : why);
  return (
    <p class="refusal">
      {children} {why} {fault.rule && <RuleLink rule={fault.rule} ruleLink={ruleLink} />}
    </p>
  );
}
