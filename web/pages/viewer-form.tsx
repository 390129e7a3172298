import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/web/viewer.ts';
import type { Room } from '../../games/room.ts';
import { countedIn, numberAfter } from '../counted.ts';
import type { Reading } from '../pasted-text.ts';
import { CopyLink } from './copy-link.tsx';
import { OpenText } from './open-text.tsx';
import { resultTitle } from './result-words.ts';
import { PHONE, useMedia } from './use-media.ts';
import { SeatCount, StudyButton, WhichMatch } from './viewer-tools.tsx';

/** A part of a text to point at; a new object each time somebody asks. */
export interface Marked {
  readonly of: string;
  readonly span: readonly [number, number];
}

interface ViewerFormProps {
  readonly room: Room;
  /** What is shown now. */
  readonly text: string;
  readonly reading: Reading;
  readonly seats: number;
  readonly marked: Marked | undefined;
  readonly isLinked: boolean;
  /** An example is looked at: its text is no sight for strangers. */
  readonly isExample: boolean;
  readonly show: (text: string) => void;
  readonly chooseSeats: (seats: number) => void;
  readonly which: number;
  readonly chooseMatch: (which: number) => void;
}

/** The text area and what can be done with its text. Of a match people want the names, not the file. */
export function ViewerForm({ room, text, reading, marked, show, isExample, ...rest }: ViewerFormProps) {
  const shown = isExample ? '' : text;
  const [draft, setDraft] = useState(shown);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMatch = reading.kind === 'match' && reading.positions.length > 0;
  // On a phone the board comes first.
  const isFolded = useMedia(PHONE) && !reading.fault && !isOpen;
  useEffect(() => {
    setDraft(shown);
    setOpen(false);
  }, [shown]);
  useEffect(() => {
    if (!marked) return;
    setDraft(text);
    setOpen(true);
    // After the text area is there and holds the text.
    requestAnimationFrame(() => select(field.current, marked.span));
  }, [marked, text]);
  const submit = (value: string) => show(value.replace(/\r\n?/g, '\n').trim());
  return (
    <form
      class="viewer-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit(draft);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer?.files ?? [];
        if (!file) return;
        event.preventDefault();
        file.text().then(submit);
      }}
    >
      {isMatch && !isOpen && <MatchSummary {...{ room, text, reading }} edit={() => setOpen(true)} />}
      {(isOpen || !(isMatch || isFolded)) && (
        <TextField field={field} draft={draft} setDraft={setDraft} submit={submit} isWrong={Boolean(reading.fault)} />
      )}
      {isExample && !isFolded && draft === '' && (
        <button type="button" class="quiet viewer-as-text" onClick={() => setDraft(text)}>
          {texts.asText}
        </button>
      )}
      <Tools
        {...{ ...rest, room, reading, submit }}
        canShow={isOpen || !(isMatch || isFolded)}
        unfold={!isMatch && isFolded ? () => setOpen(true) : undefined}
      />
    </form>
  );
}

function TextField({
  field,
  draft,
  setDraft,
  submit,
  isWrong,
}: {
  readonly field: RefObject<HTMLTextAreaElement>;
  readonly draft: string;
  readonly setDraft: (draft: string) => void;
  readonly submit: (text: string) => void;
  readonly isWrong: boolean;
}) {
  /** Whoever pastes over everything wants to see it at once. */
  const paste = (event: JSX.TargetedClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (pasted.trim() === '' || selectionStart > 0 || selectionEnd < value.length) return;
    event.preventDefault();
    setDraft(pasted);
    submit(pasted);
  };
  return (
    <>
      <label for="viewer-text">{texts.field}</label>
      <textarea
        id="viewer-text"
        ref={field}
        value={draft}
        rows={3}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'viewer-help viewer-fault' : 'viewer-help'}
        onInput={(event) => setDraft(event.currentTarget.value)}
        onPaste={paste}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(draft);
        }}
      />
      <p id="viewer-help" class="fine">
        {texts.fieldHelp}
      </p>
    </>
  );
}

function Tools({
  room,
  reading,
  seats,
  isLinked,
  chooseSeats,
  which,
  chooseMatch,
  submit,
  canShow,
  unfold,
}: Pick<ViewerFormProps, 'room' | 'reading' | 'seats' | 'isLinked' | 'chooseSeats' | 'which' | 'chooseMatch'> & {
  readonly submit: (text: string) => void;
  readonly canShow: boolean;
  /** Brings the text area, where it is put away. */
  readonly unfold: (() => void) | undefined;
}) {
  return (
    <div class="viewer-tools">
      {canShow && (
        <button type="submit" class="primary">
          {texts.show}
        </button>
      )}
      {unfold && (
        <button type="button" onClick={unfold}>
          {texts.paste}
        </button>
      )}
      <OpenText word={texts.openFile} open={submit} />
      <CopyLink
        word={isLinked ? texts.copyLink : texts.tooLongToLink}
        find={async () => location.href}
        isOff={!isLinked}
      />
      {!reading.saysSeats && <SeatCount about={room.about} seats={seats} change={chooseSeats} />}
      {reading.matches > 1 && <WhichMatch count={reading.matches} which={which} choose={chooseMatch} />}
    </div>
  );
}

function MatchSummary({
  room,
  text,
  reading,
  edit,
}: Pick<ViewerFormProps, 'room' | 'text' | 'reading'> & {
  readonly edit: () => void;
}) {
  const result = resultOf(room, reading);
  const isOver = result !== undefined;
  const { positions } = reading;
  return (
    <div class="viewer-match">
      <p>
        <b>{texts.aMatch(room.about.title, countedIn(room).all(numberAfter(room, positions, positions.length - 1)))}</b>
      </p>
      <p>{reading.names && texts.playersOf(reading.names)}</p>
      {isOver && <p>{result}</p>}
      <p class="viewer-study">
        {reading.matches === 1 && (
          <StudyButton
            game={room.about.id}
            text={text}
            word={isOver ? texts.reviewMatch : texts.studyMatch}
            isPrimary={isOver}
          />
        )}
        <button type="button" class="quiet" onClick={edit}>
          {texts.export}
        </button>
      </p>
      {reading.matches === 1 && isOver && <p class="fine">{texts.reviewSay}</p>}
    </div>
  );
}

/** Who won, with the points; nothing of a match that goes on. */
function resultOf({ about }: Room, { positions, names = [] }: Reading): string | undefined {
  const end = positions.at(-1);
  return end?.winners() && resultTitle(end, names, about.together ?? false);
}

/** Focus that comes after the selection makes browsers scroll to it. */
function select(field: HTMLTextAreaElement | null, [from, to]: readonly [number, number]): void {
  if (!field) return;
  field.blur();
  field.setSelectionRange(from, Math.max(to, from));
  field.focus();
}
