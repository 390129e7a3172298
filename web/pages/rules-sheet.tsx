import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts } from '#texts/web/rules.ts';
import type { Position } from '../../core/game.ts';
import { CloseButton, Dialog } from '../../kit/dialog.tsx';
import { paths } from '../routes.ts';
import { hasRules, loadRules } from '../rule-books.ts';
import { placeInRules } from '../rules-link.ts';
import { useLoaded } from './use-loaded.ts';

/** One look into the rules: a place that a link names, else what matters in the position of that moment. */
interface Asked {
  readonly place: string;
  readonly position: Position | undefined;
}

/**
 * Opens every link of the page into the rules of its game as a sheet over the page, which stays as it is: a match, its
 * clocks and an open hint go on. The links stay links, so that another tab can still open the page.
 */
export function RulesSheet({
  game,
  position,
  above,
  opens,
}: {
  readonly game: string;
  /** Absent before a match. */
  readonly position?: Position;
  /** What the sheet must not hide. */
  readonly above?: ComponentChildren;
  /** The menu that led there closes. */
  readonly opens?: () => void;
}) {
  const [asked, setAsked] = useState<Asked>();
  const ask = useRef((_place: string) => {});
  ask.current = (place) => {
    opens?.();
    setAsked({ place, position });
  };
  useEffect(() => {
    if (!hasRules(game)) return;
    const look = (event: MouseEvent) => {
      const place = placeInRules(event, game);
      if (place === undefined) return;
      event.preventDefault();
      ask.current(place);
    };
    // Before the links themselves, which go nowhere when somebody has answered.
    document.addEventListener('click', look, true);
    return () => document.removeEventListener('click', look, true);
  }, [game]);
  return asked ? <Sheet {...{ game, asked, above }} close={() => setAsked(undefined)} /> : null;
}

function Sheet({
  game,
  asked,
  above,
  close,
}: {
  readonly game: string;
  readonly asked: Asked;
  readonly above: ComponentChildren;
  readonly close: () => void;
}) {
  const loaded = useLoaded(loadBook, game);
  const at = useMemo(
    () => ({ place: asked.place || (asked.position && loaded?.book.partFor(asked.position)) }),
    [asked, loaded],
  );
  const actions = (
    <>
      <Link class="button quiet" href={paths.rules(game, at.place)} data-as-page>
        {texts.asPage}
      </Link>
      <CloseButton close={close} />
    </>
  );
  return (
    <Dialog title={texts.crumb} {...{ close, actions, above }} side>
      {loaded ? <loaded.Book game={game} book={loaded.book} asked={at} /> : <p class="loading">{texts.loading}</p>}
    </Dialog>
  );
}

/** Fetched when somebody asks for it. */
async function loadBook(game: string) {
  const [{ Book }, book] = await Promise.all([import('./rule-chapters.tsx'), loadRules(game)]);
  return book && { Book, book };
}
