import { Link } from 'wouter-preact';

/** A short word to see, and which game it is for those who listen. */
export function GameLink({ to, word, more }: { readonly to: string; readonly word: string; readonly more: string }) {
  return (
    <Link href={to}>
      {word}
      <span class="sr-only"> {more}</span>
    </Link>
  );
}
