import { Link } from 'wouter-preact';

/** A way to another page that looks like a button. */
export function LinkButton({ to, word, primary = false }: { to: string; word: string; primary?: boolean }) {
  return (
    <Link class={primary ? 'button primary' : 'button'} href={to}>
      {word}
    </Link>
  );
}
