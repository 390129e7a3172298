import type { ComponentChildren } from 'preact';
import { bringIntoSight } from './bring-into-sight.ts';

const opened = new Set<string>();

/** A list that opens below its title. As long as the tab is open it stays as somebody left it, also after a visit to the rules. */
export function KeptDetails({
  name,
  title,
  children,
}: {
  /** Its class, and what it is remembered by. */
  readonly name: string;
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  const remember = (details: HTMLDetailsElement) => {
    // What somebody opens at the lower edge would be below it. What was open before stays where it is.
    if (details.open && !opened.has(name)) bringIntoSight(details);
    if (details.open) opened.add(name);
    else opened.delete(name);
  };
  return (
    <details class={name} open={opened.has(name)} onToggle={({ currentTarget }) => remember(currentTarget)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
