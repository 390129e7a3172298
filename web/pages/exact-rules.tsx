import '../styles/exact-rules.css';
import { useEffect } from 'preact/hooks';
import { texts } from '#texts/web/rules.ts';
import { paths } from '../routes.ts';
import { hasRules, loadExactRules } from '../rule-books.ts';
import { GameFrame } from './game-frame.tsx';
import { LinkButton } from './link-button.tsx';
import { Markdown } from './markdown.tsx';
import { useLoaded } from './use-loaded.ts';

/** A game's numbered rules, as its README has them, opened at one of them if the address names it. */
export function ExactRulesPage({ game, rule }: { readonly game: string; readonly rule: string | undefined }) {
  const text = useLoaded(loadExactRules, game);
  return (
    <GameFrame
      game={game}
      title={texts.exactTitle}
      crumb={texts.exactCrumb}
      actions={hasRules(game) && <LinkButton to={paths.rules(game)} word={texts.toPlayers} />}
    >
      {() => (
        <article class="exact-rules column">
          {text === undefined ? <p class="loading">{texts.loading}</p> : <Markdown text={text} />}
          {text !== undefined && <Bookmark rule={rule} />}
        </article>
      )}
    </GameFrame>
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
