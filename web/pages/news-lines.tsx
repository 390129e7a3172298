import { useEffect, useRef } from 'preact/hooks';
import { texts } from '#texts/web/table.ts';
import { MarkSign } from '../../kit/board-marks.tsx';
import { useShortcuts } from '../../kit/shortcuts.ts';
import { nameOf } from '../../kit/table.ts';
import { keyed, shortcutsFor } from '../shortcuts.ts';
import { Icon } from './icon.tsx';
import type { NewsItem } from './news.ts';
import { isShown, type ShownAgain } from './use-again.ts';

interface NewsProps {
  readonly news: readonly NewsItem[];
  readonly names: readonly string[];
  readonly again: ShownAgain;
}

/** What the others did since your last turn, in the prompt, with the signs that stand on the board. */
export function NewsLines({ news, names, again }: NewsProps) {
  const isShowing = again.step !== undefined;
  const turn = isShowing ? again.stop : again.start;
  const act = isShowing ? texts.stopAgain : texts.showAgain;
  const stop = { keys: ['Escape'], words: texts.stopAgain, act: again.stop };
  useShortcuts('page', [...shortcutsFor({ again: news.length > 0 ? turn : undefined }), ...(isShowing ? [stop] : [])]);
  const list = useReachWhereItScrolls();
  if (news.length === 0) return null;
  return (
    <div class="news">
      <ol ref={list} aria-label={texts.whatHappened}>
        {news.map((item) => (
          // What is yet to come is not told ahead of the board; its room stays, so that nothing below it moves.
          <li key={item.sign} class={isShown(item, again.step) ? '' : 'is-to-come'}>
            <NewsLine item={item} name={item.who ?? nameOf(names, item.seat)} />
          </li>
        ))}
      </ol>
      {/* Its key is in the tooltip: beside the words an A would look like the first of the ideas. */}
      <button type="button" class="news-again" onClick={turn} {...keyed('again')}>
        <Icon name={isShowing ? 'remove' : 'play'} />
        <span class="news-again-words">{act}</span>
      </button>
    </div>
  );
}

function NewsLine({ item: { seat, sign, did }, name }: { readonly item: NewsItem; readonly name: string }) {
  return (
    <>
      <MarkSign mark={{ seat, sign, kind: 'past' }} />{' '}
      <span>
        <b>{name}</b> {texts.news(did.map(({ words, times }) => (times === 1 ? words : texts.often(words, times))))}
      </span>
    </>
  );
}

/**
 * On phones a long list scrolls: keys must reach it there, and need not stop at it elsewhere. After the paint: to ask for a
 * height before it lays the half-changed page out once more, and the move waits for that.
 */
function useReachWhereItScrolls() {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    if (current.scrollHeight > current.clientHeight) current.tabIndex = 0;
    else current.removeAttribute('tabindex');
  });
  return list;
}
