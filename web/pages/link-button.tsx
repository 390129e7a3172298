import type { ComponentChildren } from 'preact';
import { Link } from 'wouter-preact';

/** A way to another page that looks like a button. */
export function LinkButton({
  to,
  word,
  primary = false,
  icon,
}: {
  to: string;
  word: string;
  primary?: boolean;
  /** Before the word. */
  icon?: ComponentChildren;
}) {
  return (
    <Link class={primary ? 'button primary' : 'button'} href={to}>
      {icon}
      {word}
    </Link>
  );
}
