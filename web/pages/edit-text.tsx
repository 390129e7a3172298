import { useRef, useState } from 'preact/hooks';
import { texts } from '#texts/web/edit.ts';
import type { Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import { readText } from '../pasted-text.ts';

/** The position as text, to be copied or typed: as much of it as can be read comes to the table. */
export function EditText({
  room,
  draft,
  change,
}: {
  readonly room: Room;
  readonly draft: Position;
  readonly change: (next: Position) => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [why, setWhy] = useState<string>();
  const read = () => {
    const { positions, fault } = readText(room, field.current?.value ?? '', draft.seats);
    const last = positions.at(-1);
    setWhy(fault?.message);
    if (last && !fault) change(last);
  };
  return (
    <form
      class="edit-text"
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <label>
        <b>{texts.text}</b>
        <span class="fine">{texts.textSay}</span>
        <textarea ref={field} rows={4} spellcheck={false} defaultValue={room.game.format(draft)} />
      </label>
      {why !== undefined && (
        <p class="problem" role="alert">
          {why}
        </p>
      )}
      <button type="submit">{texts.read}</button>
    </form>
  );
}
