import { useState } from 'preact/hooks';
import { texts } from '#texts/web/edit.ts';
import type { Position } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import type { Editor } from '../../games/editor.ts';
import type { Room } from '../../games/room.ts';
import { Segments } from '../../kit/segments.tsx';
import { openingOf } from '../board-picture.ts';

/** How many play and by which options: what can only be chosen before the first move, so the table starts again. */
export function EditStart({
  room,
  editor,
  draft,
  change,
}: {
  readonly room: Room;
  readonly editor: Editor;
  readonly draft: Position;
  readonly change: (next: Position) => void;
}) {
  const { min, max } = room.about.seats;
  const [seats, setSeats] = useState(draft.seats);
  const [given, give] = useState<Readonly<Record<string, string>>>({});
  const settled = () => must(settle(room.game.options, given, seats));
  return (
    <details class="edit-start">
      <summary>{texts.start}</summary>
      {max > min && (
        <Segments
          name="edit-seats"
          legend={texts.seats}
          choices={Array.from({ length: max - min + 1 }, (_, at) => ({ value: min + at, title: min + at }))}
          value={seats}
          change={setSeats}
        />
      )}
      {room.game.options.map(({ id, title, values }) => (
        <label key={id} class="edit-number">
          <span>{title}</span>
          <select
            value={given[id] ?? values[0].id}
            onChange={(event) => give({ ...given, [id]: event.currentTarget.value })}
          >
            {values.map((value) => (
              <option key={value.id} value={value.id}>
                {value.title}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p class="study-row">
        <button type="button" onClick={() => change(openingOf(room, seats, given))}>
          {texts.opening}
        </button>
        <button type="button" onClick={() => change(editor.clear(seats, settled()))}>
          {texts.clear}
        </button>
      </p>
    </details>
  );
}
