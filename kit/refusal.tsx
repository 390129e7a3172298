import type { ComponentChildren } from 'preact';
import type { Fault } from '../core/result.ts';
import { sayFault } from '../texts/say-fault.ts';
import { RuleLink } from './rule-link.tsx';

/** Why a move is refused, with a link to the rule. `children` come before the reason, e.g. the place it is about. */
export function Refusal({
  fault,
  ruleLink,
  children,
}: {
  readonly fault: Fault;
  readonly ruleLink?: ((rule: string) => string) | undefined;
  readonly children?: ComponentChildren;
}) {
  return (
    <p class="refusal">
      {children} {sayFault(fault)} {fault.rule && <RuleLink rule={fault.rule} ruleLink={ruleLink} />}
    </p>
  );
}
