import { useMemo, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { texts } from '#texts/web/edit.ts';
import type { Position } from '../../core/game.ts';
import { must, type Result } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import type { Editor, Field, Piece, Tray } from '../../games/editor.ts';
import type { Room } from '../../games/room.ts';
import { Picture } from '../../kit/picture.tsx';
import { RuleLink } from '../../kit/rule-link.tsx';
import { Segments } from '../../kit/segments.tsx';
import { sayFault } from '../../texts/say-fault.ts';
import { packText } from '../packed-text.ts';
import { paths } from '../routes.ts';
import { dice } from '../session/dice.ts';
import { EditStart } from './edit-start.tsx';
import { EditText } from './edit-text.tsx';
import { TOUCH, useMedia } from './use-media.ts';

interface EditProps {
  readonly room: Room;
  readonly editor: Editor;
  readonly draft: Position;
  readonly verdict: Result<Position>;
  /** What is wrong is ringed on the board: its place in the text of the position would only puzzle. */
  readonly isRinged: boolean;
  /** What the next tap puts down; nothing for the eraser. */
  readonly piece: string | undefined;
  readonly choose: (piece: string | undefined) => void;
  readonly change: (next: Position) => void;
  /** Takes a draft with one more of a piece, unless there is none left. */
  readonly bring: (next: Position, piece: string) => void;
  /** Why the last piece was not taken. */
  readonly refused: string | undefined;
  readonly undo: (() => void) | undefined;
}

/** Beside the board: whether the position can be, the pieces, what lies beside the board, and the rest of the table. */
export function EditSide(props: EditProps) {
  const { room, editor, draft, change } = props;
  const isTouched = useMedia(TOUCH);
  return (
    <div class="study-side">
      <EditVerdict {...props} />
      {/* Focusable, so that the keyboard can scroll it. */}
      <section class="study-scroll edit-scroll" tabIndex={0} aria-label={texts.pieces}>
        <p class="fine">{isTouched ? texts.howByTap : texts.how}</p>
        <Palette {...props} />
        <Trays {...props} />
        <div class="edit-fields">
          {editor.fields(draft).map((field) => (
            <FieldInput key={field.id} field={field} set={(value) => change(editor.set(draft, field.id, value))} />
          ))}
        </div>
        <EditStart {...{ room, editor, draft, change }} />
        <EditText key={room.game.format(draft)} {...{ room, draft, change }} />
      </section>
    </div>
  );
}

function EditVerdict({ room, editor, draft, verdict, isRinged, refused, change, undo }: EditProps) {
  const [, go] = useLocation();
  // Said of one draft: it is no longer true of the next.
  const [said, setSaid] = useState<{ readonly of: Position; readonly why: string }>();
  const setWhy = (why: string) => setSaid({ of: draft, why });
  const study = async () => {
    const packed = await packText(room.game.format(draft));
    if (packed === undefined) setWhy(texts.tooLong);
    else go(paths.study(room.game.id, packed));
  };
  const { complete } = editor;
  const fillIn = (next: Position) =>
    room.game.format(next) === room.game.format(draft) ? setWhy(texts.full) : change(next);
  return (
    <section class={verdict.ok ? 'edit-verdict is-legal' : 'edit-verdict'}>
      <p role="status">
        {refused !== undefined ? (
          <b>{refused}</b>
        ) : verdict.ok ? (
          texts.legal
        ) : (
          <>
            {texts.wrong} <b>{sayFault(isRinged ? { ...verdict.fault, within: [] } : verdict.fault)}</b>{' '}
            {verdict.fault.rule !== undefined && (
              <RuleLink rule={verdict.fault.rule} ruleLink={(rule) => `#${paths.rules(room.game.id, rule)}`} />
            )}
          </>
        )}
        {said?.of === draft && ` ${said.why}`}
      </p>
      <p class="study-row">
        <button type="button" class="primary" disabled={!verdict.ok} onClick={study}>
          {texts.study}
        </button>
        <button type="button" disabled={!undo} onClick={undo}>
          {texts.undo}
        </button>
        {complete && (
          <button type="button" onClick={() => fillIn(complete(draft, dice))}>
            {texts.complete}
          </button>
        )}
        <button type="button" onClick={() => (history.length > 1 ? history.back() : go(paths.study(room.game.id)))}>
          {texts.cancel}
        </button>
      </p>
    </section>
  );
}

function Palette({ room, editor, draft, piece, choose }: EditProps) {
  const groups = editor.palette(draft);
  const { seats } = draft;
  // By what there is at first: the last one of each still has its number.
  const whole = useMemo(
    () => editor.palette(editor.clear(seats, must(settle(room.game.options, {}, seats)))),
    [room, editor, seats],
  );
  return (
    <>
      <label class="edit-piece edit-eraser">
        <input type="radio" name="edit-piece" checked={piece === undefined} onChange={() => choose(undefined)} />
        <span>{texts.eraser}</span>
      </label>
      {groups.map(({ title, pieces }, at) => (
        <details key={title} open={at < 3}>
          <summary>{title}</summary>
          <div class="edit-palette">
            {pieces.map((one) => (
              <PieceChoice
                key={one.id}
                piece={one}
                isCounted={isCounted(whole[at]?.pieces ?? pieces)}
                isChosen={one.id === piece}
                choose={() => choose(one.id)}
              />
            ))}
          </div>
        </details>
      ))}
    </>
  );
}

/** Where there is one of each, being pale says enough. */
function isCounted(pieces: readonly Piece[]): boolean {
  return pieces.some(({ left = 0 }) => left > 1);
}

function PieceChoice({
  piece: { name, picture, left },
  isCounted,
  isChosen,
  choose,
}: {
  readonly piece: Piece;
  readonly isCounted: boolean;
  readonly isChosen: boolean;
  readonly choose: () => void;
}) {
  return (
    <label class={left !== undefined && left <= 0 ? 'edit-piece is-gone' : 'edit-piece'} title={name}>
      <input
        type="radio"
        name="edit-piece"
        aria-label={left === undefined ? name : `${name}, ${texts.left(Math.max(0, left))}`}
        checked={isChosen}
        onChange={choose}
      />
      <PiecePicture picture={picture} />
      {isCounted && left !== undefined && <span class="edit-left">{Math.max(0, left)}</span>}
    </label>
  );
}

function PiecePicture({ picture: { box, drawing } }: Pick<Piece, 'picture'>) {
  return (
    <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
      <Picture drawing={drawing} />
    </svg>
  );
}

function Trays({ editor, draft, piece, bring, change }: EditProps) {
  const trays = editor.trays(draft);
  if (trays.length === 0) return null;
  const pieces = new Map(editor.palette(draft).flatMap((group) => group.pieces.map((one) => [one.id, one])));
  // A token can be held, a settler cannot: what would be refused is not offered.
  const addTo = (tray: string) => {
    const next = piece === undefined ? draft : editor.fill(draft, tray, piece);
    if (piece === undefined || next === draft) return { chosen: undefined, add: undefined };
    return { chosen: pieces.get(piece), add: () => bring(next, piece) };
  };
  return (
    <section class="edit-trays">
      <h2>{texts.beside}</h2>
      {trays.map((tray) => (
        <TrayRow
          key={tray.id}
          {...{ tray, pieces }}
          {...addTo(tray.id)}
          take={(one) => change(editor.take(draft, tray.id, one))}
        />
      ))}
    </section>
  );
}

function TrayRow({
  tray,
  pieces,
  chosen,
  add,
  take,
}: {
  /** What is added: seen on the button, which nobody could tell from a plus alone. */
  readonly chosen: Piece | undefined;
  readonly tray: Tray;
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly add: (() => void) | undefined;
  readonly take: (piece: string) => void;
}) {
  return (
    <div class="edit-tray" role="group" aria-label={tray.name}>
      <span>{tray.name}</span>
      <span class="edit-held">
        {tray.holds.length === 0 && <span class="fine">{texts.empty}</span>}
        {tray.holds.map((id, at) => {
          const piece = pieces.get(id);
          return (
            piece && (
              <button
                type="button"
                key={`${id} ${at}`}
                class="edit-piece"
                aria-label={texts.takeFrom(piece.name, tray.name)}
                onClick={() => take(id)}
              >
                <PiecePicture picture={piece.picture} />
              </button>
            )
          );
        })}
      </span>
      <button
        type="button"
        class="edit-add"
        aria-label={chosen ? texts.addPiece(chosen.name, tray.name) : texts.add(tray.name)}
        title={chosen ? texts.addPiece(chosen.name, tray.name) : texts.chooseFirst}
        disabled={!add}
        onClick={add}
      >
        + {chosen && <PiecePicture picture={chosen.picture} />}
      </button>
    </div>
  );
}

function FieldInput({ field, set }: { readonly field: Field; readonly set: (value: string) => void }) {
  if (field.kind === 'choice') {
    const { id, name, choices, value } = field;
    return <Segments name={`edit-${id}`} legend={name} {...{ choices, value }} change={set} />;
  }
  return (
    <label class="edit-number">
      <span>{field.name}</span>
      <input
        type="number"
        min={0}
        max={field.most}
        value={field.value}
        onChange={(event) =>
          set(String(Math.min(field.most, Math.max(0, Math.round(event.currentTarget.valueAsNumber || 0)))))
        }
      />
    </label>
  );
}
