import '../styles/rules.css';
import '../styles/rules-narrow.css';
import '../styles/rules-print.css';
import { useEffect } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts } from '#texts/web/rules.ts';
import type { RuleBook } from '../../games/rule-book.ts';
import { lastTable } from '../last-table.ts';
import { hasLesson } from '../lessons.ts';
import { paths } from '../routes.ts';
import { loadRules } from '../rule-books.ts';
import { BackToTable } from './back-to-table.tsx';
import { GameFrame } from './game-frame.tsx';
import { LinkButton } from './link-button.tsx';
import { Blocks } from './rule-blocks.tsx';
import { Contents } from './rule-contents.tsx';
import { useLoaded } from './use-loaded.ts';

/**
 * The rules of a game for those who play it. `place` is a chapter, a part, or the number of a rule that a refusal named:
 * the page opens where that rule is explained.
 */
export function RulesPage({ game, place }: { readonly game: string; readonly place: string | undefined }) {
  const book = useLoaded(loadRules, game);
  return (
    <GameFrame game={game} title={texts.title} crumb={texts.crumb} actions={<WaysOn game={game} />}>
      {(title) => (book ? <Book {...{ game, book, place, title }} /> : <p class="loading">{texts.loading}</p>)}
    </GameFrame>
  );
}

/** To the lesson, and to a table: the one that somebody came from, which may be the lesson itself, or a new one. */
function WaysOn({ game }: { readonly game: string }) {
  const left = lastTable(game);
  return (
    <>
      {hasLesson(game) && left?.kind !== 'lesson' && (
        <Link class="button wide-only" href={paths.lesson(game)}>
          {texts.learn}
        </Link>
      )}
      {left ? <BackToTable game={game} primary /> : <LinkButton to={paths.setUp(game)} word={texts.playNow} primary />}
    </>
  );
}

function Book({
  game,
  book,
  place,
  title,
}: {
  readonly game: string;
  readonly book: RuleBook;
  readonly place: string | undefined;
  readonly title: string;
}) {
  const wanted = place && (book.explains[place] ?? place);
  useWantedPart(wanted);
  return (
    <div class="rules">
      <Contents game={game} book={book} />
      <article class="rules-book">
        <h1>{title}</h1>
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
        <footer>
          <Link class="rules-exact" href={paths.exactRules(game)}>
            {texts.exact}
          </Link>
        </footer>
      </article>
    </div>
  );
}

/** Scrolls to the part that the address names; the heading takes the focus, so that reading and Tab go on from there. */
function useWantedPart(wanted: string | undefined): void {
  useEffect(() => {
    const heading = wanted && document.getElementById(`${wanted}-title`);
    if (!heading) return;
    heading.focus({ preventScroll: true });
    heading.parentElement?.scrollIntoView();
  }, [wanted]);
}
