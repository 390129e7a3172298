import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/web/study.ts';
import { countedIn } from '../counted.ts';
import { LONGEST_COMMENT } from '../study/study-text.ts';
import { MenuIcon } from './menu-icon.tsx';
import { type Desk, numberAt } from './use-desk.ts';

/** Whether somebody writes about the move that is shown: the button and the field are in different places. */
export interface Writing {
  readonly isOn: boolean;
  readonly begin: () => void;
  readonly end: () => void;
}

export function useWriting({ at }: Desk): Writing {
  const [writesOn, writeOn] = useState<number>();
  return { isOn: writesOn === at.id, begin: () => writeOn(at.id), end: () => writeOn(undefined) };
}

/** Opens the field. The keyboard comes back here when it closes, or to the menu that the button is in. */
export function CommentButton({
  desk: { at },
  writing,
  isSign,
}: {
  readonly desk: Desk;
  readonly writing: Writing;
  /** Beside the board a sign does; in a menu it has its word. */
  readonly isSign: boolean;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOn = useRef(false);
  useEffect(() => {
    if (wasOn.current && !writing.isOn && document.activeElement === document.body) {
      const menu = button.current?.closest('details:not([open])');
      (menu?.querySelector('summary') ?? button.current)?.focus();
    }
    wasOn.current = writing.isOn;
  }, [writing.isOn]);
  const word = at.comment === '' ? texts.comment : texts.commentEdit;
  return (
    <button
      type="button"
      class={isSign ? 'is-sign' : undefined}
      title={isSign ? word : undefined}
      ref={button}
      aria-expanded={writing.isOn}
      onClick={(event) => {
        // On a phone the list would cover the field.
        event.currentTarget.closest('details')?.removeAttribute('open');
        if (writing.isOn) writing.end();
        else writing.begin();
      }}
    >
      <MenuIcon name="talk" />
      <span>{word}</span>
    </button>
  );
}

/** What somebody has to say about the move; a field while it is being written. */
export function StudyComment({ desk, writing }: { readonly desk: Desk; readonly writing: Writing }) {
  const { tree, at } = desk;
  const number = numberAt(desk, at);
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (writing.isOn) field.current?.focus();
  }, [writing.isOn]);
  if (!writing.isOn) return at.comment === '' ? null : <p class="study-note">{at.comment}</p>;
  return (
    <div class="study-comment">
      <label>
        <span class="fine">
          {number === 0 ? texts.commentOnStart : texts.commentOn(countedIn(desk.room).number(number))}
        </span>
        <textarea
          ref={field}
          rows={2}
          maxLength={LONGEST_COMMENT}
          value={at.comment}
          onInput={(event) => tree.comment(at, event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' && !(event.key === 'Enter' && (event.ctrlKey || event.metaKey))) return;
            event.preventDefault();
            event.stopPropagation();
            writing.end();
          }}
        />
      </label>
      <button type="button" onClick={writing.end}>
        {texts.commentDone}
      </button>
    </div>
  );
}
