import { useEffect, useMemo, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts } from '#texts/web/rules.ts';
import type { Part, RuleBook } from '../../games/rule-book.ts';
import { minutesToRead } from '../reading-time.ts';
import { paths } from '../routes.ts';

/** The chapters, with the one that is being read lit. On a phone a bar that unfolds. */
export function Contents({ game, book }: { readonly game: string; readonly book: RuleBook }) {
  const [isOpen, setOpen] = useState(false);
  const all = useMemo(() => book.chapters.flatMap((chapter): Part[] => [chapter, ...(chapter.parts ?? [])]), [book]);
  const current = useCurrentPart(all);
  const title = all.find((part) => part.id === current)?.title ?? '';
  const line = ({ id, title }: Part) => (
    <Link
      href={paths.rules(game, id)}
      aria-current={id === current ? 'location' : undefined}
      onClick={() => setOpen(false)}
    >
      {title}
    </Link>
  );
  return (
    <nav class={`rules-contents${isOpen ? ' is-open' : ''}`} aria-label={texts.contents}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.contentsAt(title)}
      </button>
      <ol>
        {book.chapters.map((chapter) => (
          <li key={chapter.id}>
            {line(chapter)}
            {(chapter.parts?.length ?? 0) > 0 && (
              <ol>
                {chapter.parts?.map((part) => (
                  <li key={part.id}>{line(part)}</li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      <p class="fine">{texts.minutes(minutesToRead(book))}</p>
    </nav>
  );
}

/** How far down the window or sheet the line is that a heading must have passed to be the current one. */
const READING_LINE = 0.3;

/** The part that is being read: the last one whose heading has passed the reading line. */
function useCurrentPart(parts: readonly Part[]): string {
  const [current, setCurrent] = useState(parts[0].id);
  useEffect(() => {
    const sheet = document.getElementById(parts[0].id)?.closest('.dialog-body');
    const { scroller, edge } = sheet ? { scroller: sheet, edge: () => sheet.getBoundingClientRect().top } : WINDOW;
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = scroller;
      const top = edge();
      const topOf = ({ id }: Part) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) - top;
      // At the very top the line begins at the first heading and goes down with the reading: a short first part would
      // never be the current one otherwise.
      const line = Math.min(clientHeight * READING_LINE, topOf(parts[0]) + 2 * scrollTop + 1);
      const passed = parts.filter((part) => topOf(part) < line);
      // At the very end the last headings cannot rise to the line any more.
      const isAtEnd = scrollTop + clientHeight >= scrollHeight - 2 && scrollTop > 0;
      setCurrent((isAtEnd ? parts : passed).at(-1)?.id ?? parts[0].id);
    };
    look();
    // A sheet's own scrolling is heard on the way down only.
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [parts]);
  return current;
}

const WINDOW = { scroller: document.documentElement, edge: () => 0 };
