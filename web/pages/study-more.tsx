import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '#texts/web/study.ts';

/** What is wanted now and then, behind one button. It closes when somebody acts elsewhere. */
export function StudyMore({ children }: { readonly children: ComponentChildren }) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (box.current && target instanceof Node && !box.current.contains(target)) box.current.open = false;
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);
  return (
    <details
      class="study-more"
      ref={box}
      // On a phone the list may begin at the lower edge of the window.
      onToggle={() => box.current?.open && box.current.lastElementChild?.scrollIntoView({ block: 'nearest' })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !box.current?.open) return;
        event.stopPropagation();
        box.current.open = false;
        box.current.querySelector('summary')?.focus();
      }}
    >
      <summary class="button">{texts.more}</summary>
      <div class="study-more-list">{children}</div>
    </details>
  );
}
