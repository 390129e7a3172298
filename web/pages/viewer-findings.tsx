import { texts } from '#texts/web/viewer.ts';
import type { Remark } from '../../games/walkthrough.ts';
import type { Reading } from '../pasted-text.ts';
import { paths } from '../routes.ts';
import { placeIn } from '../text-place.ts';

type Span = NonNullable<Remark['span']>;

/** So many notes are read at once; the others are folded. */
const MOST_NOTES = 3;

/** What is wrong with a text and what is worth knowing about it, each with its place in the text. */
export function ViewerFindings({
  reading: { fault, remarks, positions },
  text,
  game,
  show,
  isKept,
}: {
  /** The board shows what was there before. */
  readonly isKept: boolean;
  readonly reading: Reading;
  readonly text: string;
  readonly game: string;
  readonly show: (span: Span) => void;
}) {
  const note = (remark: Remark, key: number) => (
    <li key={key}>
      <Finding remark={remark} text={text} game={game} show={show} />
    </li>
  );
  const more = remarks.slice(MOST_NOTES);
  return (
    <>
      {fault && (
        <section class="viewer-fault" id="viewer-fault" role="alert">
          <h2>{isKept ? texts.faultTitleKept : positions.length > 0 ? texts.faultTitleShown : texts.faultTitle}</h2>
          <Finding remark={fault} text={text} game={game} show={show} />
        </section>
      )}
      {remarks.length > 0 && (
        <section class="viewer-notes" role="status" aria-label={texts.notes}>
          <ul>{remarks.slice(0, MOST_NOTES).map(note)}</ul>
          {more.length > 0 && (
            <details>
              <summary>{texts.moreNotes(more.length)}</summary>
              <ul>{more.map(note)}</ul>
            </details>
          )}
        </section>
      )}
    </>
  );
}

function Finding({
  remark: { message, rule, span },
  text,
  game,
  show,
}: {
  readonly remark: Remark;
  readonly text: string;
  readonly game: string;
  readonly show: (span: Span) => void;
}) {
  const place = span && placeIn(text, span);
  return (
    <>
      <p>
        {message} {rule && <a href={`#${paths.rules(game, rule)}`}>{texts.rule(rule)}</a>}
      </p>
      {place && (
        <div class="viewer-place">
          <pre aria-hidden="true">
            {place.excerpt}
            {'\n'}
            <b>{place.marks}</b>
          </pre>
          <p>
            <span>{texts.place(place.line, place.column)}</span>{' '}
            <button type="button" onClick={() => show(span)}>
              {texts.showMe}
              <span class="sr-only"> {texts.showMeMore}</span>
            </button>
          </p>
        </div>
      )}
    </>
  );
}
