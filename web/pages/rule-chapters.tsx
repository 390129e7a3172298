import '../styles/rules.css';
import '../styles/rules-narrow.css';
import '../styles/rules-print.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { RuleBook } from '../../games/rule-book.ts';
import { Blocks } from './rule-blocks.tsx';
import { Contents } from './rule-contents.tsx';

/** The chapters of a rule book with their contents, opened at one of them: a page of its own, or a sheet beside a table. */
export function Book({
  game,
  book,
  asked,
  heading,
  end,
}: {
  readonly game: string;
  readonly book: RuleBook;
  /** A chapter, a part, or the number of a rule: another object each time somebody asks, maybe for the same place. */
  readonly asked: { readonly place: string | undefined };
  readonly heading?: ComponentChildren;
  readonly end?: ComponentChildren;
}) {
  const wanted = partNamed(book, asked.place);
  useEffect(() => goToPart(partNamed(book, asked.place)), [book, asked]);
  return (
    <div class="rules-room">
      <div class="rules">
        <Contents game={game} book={book} />
        <article class="rules-book">
          {heading}
          {book.chapters.map(({ id, title, blocks, parts = [] }) => (
            <section key={id} id={id} class={id === wanted ? 'is-wanted' : ''} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} tabIndex={-1}>
                {title}
              </h2>
              <Blocks blocks={blocks} night={book.night} />
              {parts.map((part) => (
                <section
                  key={part.id}
                  id={part.id}
                  class={part.id === wanted ? 'is-wanted' : ''}
                  aria-labelledby={`${part.id}-title`}
                >
                  <h3 id={`${part.id}-title`} tabIndex={-1}>
                    {part.title}
                  </h3>
                  <Blocks blocks={part.blocks} night={book.night} />
                </section>
              ))}
            </section>
          ))}
          {end}
        </article>
      </div>
    </div>
  );
}

function partNamed({ explains }: RuleBook, place: string | undefined): string | undefined {
  return place && (explains[place] ?? place);
}

/** The heading takes the focus, so that reading and Tab go on from there. */
function goToPart(part: string | undefined): void {
  const heading = part && document.getElementById(`${part}-title`);
  if (!heading) return;
  heading.focus({ preventScroll: true });
  heading.parentElement?.scrollIntoView();
}
