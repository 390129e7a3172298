import { texts } from '#texts/kit.ts';

/** Leads to the words of a rule. */
export function RuleLink({
  rule,
  ruleLink,
}: {
  readonly rule: string;
  /** Absent where there is no rule book to go to. */
  readonly ruleLink?: ((rule: string) => string) | undefined;
}) {
  return <a href={ruleLink?.(rule)}>{texts.rule}</a>;
}
