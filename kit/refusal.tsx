import type { ComponentChildren } from 'preact';
import { texts } from '#texts/kit.ts';
import type { Fault } from '../core/result.ts';

/** Why a move is refused, with a link to the rule. `children` come before the reason, e.g. the place it is about. */
export function Refusal({
  fault,
  ruleLink,
  children,
}: {
  readonly fault: Fault;
  /** Absent where there is no rule book to go to. */
  readonly ruleLink?: ((rule: string) => string) | undefined;
  readonly children?: ComponentChildren;
}) {
  return (
    <p class="refusal">
      {children} {fault.message} {fault.rule && <a href={ruleLink?.(fault.rule)}>{texts.rule(fault.rule)}</a>}
    </p>
  );
}
