import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '#texts/web/viewer.ts';

/** Forward and back through the steps of a match: two buttons, a slider, and what happened last. */
export function Stepper({
  at,
  last,
  words,
  go,
  takesFocus = false,
  children,
}: {
  readonly at: number;
  readonly last: number;
  readonly words: string;
  readonly go: (step: number) => void;
  /** The slider gets the focus, so that the arrow keys step at once. */
  readonly takesFocus?: boolean;
  readonly children?: ComponentChildren;
}) {
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) slider.current?.focus();
  }, [takesFocus]);
  return (
    <div class="stepper">
      <button type="button" disabled={at === 0} onClick={() => go(at - 1)}>
        {texts.back}
      </button>
      <input
        ref={slider}
        type="range"
        aria-label={texts.step}
        min={0}
        max={last}
        value={at}
        disabled={last === 0}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <button type="button" disabled={at === last} onClick={() => go(at + 1)}>
        {texts.forward}
      </button>
      <output>{texts.at(at, last, words)}</output>
      {children}
    </div>
  );
}
