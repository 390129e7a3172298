import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** What a table has to say to those who listen: the one thing to do, and why what has the focus is refused. */
type Kind = 'todo' | 'refusal';

/**
 * Words on their way from a table to the page's announcement. Both are on the page once, and a screen reader tells only
 * what changes in a region that stays: a prompt that comes with a move would be silent.
 */
const latest: Record<Kind, string> = { todo: '', refusal: '' };
const listeners = new Set<() => void>();

/** What there is to do, in the prompt. The page says it to those who listen, after what has happened. */
export function Todo({
  class: className,
  children,
}: {
  readonly class?: string;
  readonly children: ComponentChildren;
}) {
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => tell('todo', shown.current?.textContent ?? ''));
  useEffect(() => () => tell('todo', ''), []);
  return (
    <p class={className} ref={shown}>
      {children}
    </p>
  );
}

/** Says words as long as what shows them is there. */
export function useTold(kind: Kind, words: string): void {
  useEffect(() => {
    tell(kind, words);
    return () => tell(kind, '');
  }, [kind, words]);
}

/** What is to be said now. */
export function useHeard(kind: Kind): string {
  const [words, hear] = useState(latest[kind]);
  useEffect(() => {
    const listen = () => hear(latest[kind]);
    listen();
    listeners.add(listen);
    return () => void listeners.delete(listen);
  }, [kind]);
  return words;
}

function tell(kind: Kind, words: string): void {
  if (latest[kind] === words) return;
  latest[kind] = words;
  for (const listen of listeners) listen();
}
