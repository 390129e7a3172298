import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/blue-lagoon/scores.ts';
import { bringIntoSight } from '../../../kit/bring-into-sight.ts';
import { RuleLink } from '../../../kit/rule-link.tsx';
import type { Part } from './preview.ts';

/**
 * The name of a part of the score. Pointing at it says how it is counted, as long as somebody points; a click, a tap or a
 * key keeps that open, with the way to the rule.
 */
export function PartTerm({
  id,
  rule,
  ruleLink,
  standings,
}: {
  readonly id: Part;
  readonly rule: string;
  /** Absent where there is no rule book to go to. */
  readonly ruleLink?: ((rule: string) => string) | undefined;
  /** What the numbers of each player mean. */
  readonly standings: readonly string[];
}) {
  const [isKept, keep] = useState(false);
  const [isPointedAt, point] = useState(false);
  const tip = useId();
  const shown = useRef<HTMLSpanElement>(null);
  const isShown = isKept || isPointedAt;
  const isAbove = useAbove(shown, isShown);
  useLayoutEffect(() => {
    if (isKept) bringIntoSight(shown.current);
  }, [isKept]);
  const { title, help } = texts.parts[id];
  return (
    <span
      class="blue-lagoon-term"
      onFocusOut={({ currentTarget, relatedTarget }) =>
        !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) && keep(false)
      }
    >
      <button
        type="button"
        aria-expanded={isKept}
        aria-controls={tip}
        onClick={() => keep(!isKept)}
        onKeyDown={({ key }) => key === 'Escape' && keep(false)}
        onPointerEnter={({ pointerType }) => point(pointerType === 'mouse')}
        onPointerLeave={() => point(false)}
      >
        {title}
      </button>
      <span
        id={tip}
        ref={shown}
        class={`blue-lagoon-tip${isKept ? ' is-kept' : ''}${isAbove ? ' is-above' : ''}`}
        hidden={!isShown}
      >
        <span>{help}</span>
        {standings.map((words) => (
          <span key={words}>{words}</span>
        ))}
        {isKept && ruleLink && <RuleLink {...{ rule, ruleLink }} />}
      </span>
    </span>
  );
}

/** Whether there is no room for an explanation below its line, but above it. */
function useAbove(tip: { readonly current: HTMLElement | null }, isShown: boolean): boolean {
  const [isAbove, setAbove] = useState(false);
  useLayoutEffect(() => {
    const { current } = tip;
    const room = isShown ? current?.closest('.table-facts')?.getBoundingClientRect() : undefined;
    if (!current?.parentElement || !room) return setAbove(false);
    const { height, bottom } = current.getBoundingClientRect();
    const { top } = current.parentElement.getBoundingClientRect();
    setAbove(bottom > room.bottom && top - height > room.top);
  }, [tip, isShown]);
  return isAbove;
}
