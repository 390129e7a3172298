import { useMemo } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts } from '#texts/web/rules.ts';
import { lastTable } from '../last-table.ts';
import { hasLesson } from '../lessons.ts';
import { paths } from '../routes.ts';
import { loadRules } from '../rule-books.ts';
import { BackToTable } from './back-to-table.tsx';
import { GameFrame } from './game-frame.tsx';
import { LinkButton } from './link-button.tsx';
import { Book } from './rule-chapters.tsx';
import { useLoaded } from './use-loaded.ts';

/**
 * The rules of a game for those who play it. `place` is a chapter, a part, or the number of a rule that a refusal named:
 * the page opens where that rule is explained.
 */
export function RulesPage({ game, place }: { readonly game: string; readonly place: string | undefined }) {
  const book = useLoaded(loadRules, game);
  const asked = useMemo(() => ({ place }), [place]);
  return (
    <GameFrame game={game} title={texts.title} crumb={texts.crumb} actions={<WaysOn game={game} />}>
      {(title) =>
        book ? (
          <Book {...{ game, book, asked }} heading={<h1>{title}</h1>} end={<ExactRulesLink game={game} />} />
        ) : (
          <p class="loading">{texts.loading}</p>
        )
      }
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

function ExactRulesLink({ game }: { readonly game: string }) {
  return (
    <footer>
      <Link class="rules-exact" href={paths.exactRules(game)}>
        {texts.exact}
      </Link>
    </footer>
  );
}
