import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/web/result.ts';
import { isFocusSpent } from '../../kit/focus.ts';
import { playSound } from '../../kit/sound.ts';

/** So far a finger must pull the sheet before it follows. */
const PULL = 30;

/** What every ending looks like: who won, what can be told of it, and what to do next. On a phone it can be pulled down. */
export function ResultSheet({
  title,
  about,
  isNew,
  actions,
  children,
}: {
  readonly title: string;
  readonly about: string;
  /** The match has just ended: it is heard. */
  readonly isNew: boolean;
  readonly actions: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useSheet();
  useEffect(() => {
    if (isNew) playSound('end');
    if (isFocusSpent()) heading.current?.focus();
  }, [isNew]);
  return (
    <section class={`result${sheet.isLow ? ' is-low' : ''}`} aria-label={texts.title}>
      <button type="button" class="result-handle" aria-expanded={!sheet.isLow} {...sheet.handle}>
        <span class="sr-only">{sheet.isLow ? texts.raise : texts.lower}</span>
      </button>
      <div class="result-body">
        <header class="result-head">
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p class="fine">{about}</p>
        </header>
        {children}
      </div>
      {actions}
    </section>
  );
}

/** Whether the sheet is pulled down, by its handle or a finger on it. */
function useSheet() {
  const [isLow, setLow] = useState(false);
  const from = useRef<number>();
  const handle = {
    onClick: () => setLow(!isLow),
    onPointerDown: (event: PointerEvent) => {
      from.current = event.clientY;
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current === undefined || Math.abs(event.clientY - from.current) < PULL) return;
      setLow(event.clientY > from.current);
      from.current = undefined;
    },
  };
  return { isLow, handle };
}
