import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts as frame } from '#texts/web/frame.ts';
import { texts } from '#texts/web/rules.ts';
import { findGame } from '../../games/index.ts';
import { lastTable } from '../last-table.ts';
import { paths } from '../routes.ts';
import { loadRules } from '../rule-books.ts';
import { BackToTable } from './back-to-table.tsx';
import { Frame } from './frame.tsx';
import { Missing } from './missing.tsx';

/** The rules of a game, opened at one of them if the address names it. */
export function RulesPage({ game, rule }: { readonly game: string; readonly rule: string | undefined }) {
  const shelved = findGame(game);
  const [text, setText] = useState<string>();
  useEffect(() => {
    loadRules(game).then(setText);
  }, [game]);
  if (!shelved) return <Missing what="game" />;
  const { title } = shelved.about;
  return (
    <Frame
      title={texts.title(title)}
      crumb={frame.crumb(title, texts.crumb)}
      actions={
        lastTable(game) ? (
          <BackToTable game={game} />
        ) : (
          <Link class="button" href={paths.setUp(game)}>
            {texts.play}
          </Link>
        )
      }
    >
      <article class="rules column">
        {text === undefined ? <p class="loading">{texts.fetching}</p> : <Book text={text} rule={rule} />}
      </article>
    </Frame>
  );
}

function Book({ text, rule }: { readonly text: string; readonly rule: string | undefined }) {
  const [reader, setReader] = useState<typeof import('./markdown.tsx')>();
  useEffect(() => {
    // The reader of Markdown is larger than the front page; only readers of rules fetch it.
    import('./markdown.tsx').then(setReader);
  }, []);
  if (!reader) return <p class="loading">{texts.opening}</p>;
  return (
    <>
      <reader.Markdown text={text} />
      <Bookmark rule={rule} />
    </>
  );
}

/** Turns to the rule that was asked for, once the pages are there. */
function Bookmark({ rule }: { readonly rule: string | undefined }) {
  useEffect(() => {
    const found = rule ? document.getElementById(rule) : null;
    found?.scrollIntoView({ block: 'center' });
    found?.classList.add('is-wanted');
  }, [rule]);
  return null;
}
