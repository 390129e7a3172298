import { texts } from '#texts/kit.ts';

/** "Rule M6", leading to that rule's own words. */
export function RuleLink({
  rule,
  ruleLink,
}: {
  readonly rule: string;
  /** Absent where there is no rule book to go to. */
  readonly ruleLink?: ((rule: string) => string) | undefined;
}) {
  return <a href={ruleLink?.(rule)}>{texts.rule(rule)}</a>;
}
