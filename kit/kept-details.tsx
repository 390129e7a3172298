import type { ComponentChildren } from 'preact';

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
  const remember = (isOpen: boolean) => (isOpen ? opened.add(name) : opened.delete(name));
  return (
    <details class={name} open={opened.has(name)} onToggle={({ currentTarget }) => remember(currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
