import { useState } from 'preact/hooks';
import { texts } from '#texts/web/study.ts';
import { LONGEST_COMMENT } from '../study/study-text.ts';
import { movesUpTo } from '../study/study-tree.ts';
import type { Desk } from './use-desk.ts';

/** What somebody has to say about the move; a field only where it is asked for. */
export function StudyComment({ desk: { tree, at } }: { readonly desk: Desk }) {
  const [writesOn, writeOn] = useState<number>();
  const isOpen = writesOn === at.id || at.comment !== '';
  if (!isOpen) {
    return (
      <button type="button" onClick={() => writeOn(at.id)}>
        {texts.comment}
      </button>
    );
  }
  return (
    <label class="study-comment">
      <span class="fine">{texts.commentOn(movesUpTo(at))}</span>
      <textarea
        key={at.id}
        rows={2}
        maxLength={LONGEST_COMMENT}
        value={at.comment}
        onInput={(event) => tree.comment(at, event.currentTarget.value)}
      />
    </label>
  );
}
