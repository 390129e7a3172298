import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { findGame } from '../../games/index.ts';
import { paths } from '../routes.ts';
import { loadRules } from '../rule-books.ts';
import { Frame } from './frame.tsx';
import { Markdown } from './markdown.tsx';
import { Missing } from './missing.tsx';

/** The rules of a game, opened at one of them if the address names it. */
export function RulesPage({ game, rule }: { readonly game: string; readonly rule: string | undefined }) {
  const shelved = findGame(game);
  const [text, setText] = useState<string>();
  useEffect(() => {
    loadRules(game).then(setText);
  }, [game]);
  useEffect(() => {
    const found = text && rule ? document.getElementById(rule) : null;
    found?.scrollIntoView({ block: 'center' });
    found?.classList.add('is-wanted');
  }, [text, rule]);
  if (!shelved) return <Missing what="game" />;
  const { title } = shelved.about;
  return (
    <Frame
      title={`${title}: the rules`}
      crumb={`${title} · Rules`}
      actions={
        <Link class="button" href={paths.setUp(game)}>
          Play
        </Link>
      }
    >
      <article class="rules column">
        {text === undefined ? <p class="loading">Fetching the rules…</p> : <Markdown text={text} />}
      </article>
    </Frame>
  );
}
