import { useLocation } from 'wouter-preact';
import { texts } from '#texts/web/viewer.ts';
import { shelf } from '../../games/index.ts';
import type { About } from '../../games/room.ts';
import { packText } from '../packed-text.ts';
import { paths } from '../routes.ts';
import { hasScreen } from '../screens.ts';
import { studyLink } from '../study/study-link.ts';

/** The viewer of another game opens on one of its examples. */
export function GameChoice({ game }: { readonly game: string }) {
  const [, go] = useLocation();
  return (
    <label class="viewer-choice viewer-game">
      {texts.game}{' '}
      <select value={game} onChange={(event) => go(paths.view(event.currentTarget.value))}>
        {shelf
          .filter(({ about }) => hasScreen(about.id))
          .map(({ about }) => (
            <option key={about.id} value={about.id}>
              {about.title}
            </option>
          ))}
      </select>
    </label>
  );
}

/** How many play, where a text does not say. */
export function SeatCount({
  about: { seats: range },
  seats,
  change,
}: {
  readonly about: About;
  readonly seats: number;
  readonly change: (seats: number) => void;
}) {
  const counts = Array.from({ length: range.max - range.min + 1 }, (_, more) => range.min + more);
  if (counts.length < 2) return null;
  return (
    <label class="viewer-choice">
      {texts.players}{' '}
      <select value={seats} onChange={(event) => change(Number(event.currentTarget.value))}>
        {counts.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A file may hold many matches. */
export function WhichMatch({
  count,
  which,
  choose,
}: {
  readonly count: number;
  readonly which: number;
  readonly choose: (which: number) => void;
}) {
  return (
    <label class="viewer-choice">
      {texts.match}{' '}
      <select value={which} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {Array.from({ length: count }, (_, index) => (
          <option key={index} value={index}>
            {texts.ofMatches(index + 1, count)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Goes on to study what is shown. */
export function StudyButton({
  game,
  text,
  word,
  isPrimary = false,
}: {
  readonly game: string;
  readonly text: string;
  readonly word: string;
  readonly isPrimary?: boolean;
}) {
  const [, go] = useLocation();
  return (
    <button type="button" class={isPrimary ? 'primary' : ''} onClick={() => void studyLink(game, text).then(go)}>
      {word}
    </button>
  );
}

/** Goes on to change what is shown by hand. */
export function EditButton({ game, line }: { readonly game: string; readonly line: string }) {
  const [, go] = useLocation();
  return (
    <button type="button" onClick={() => void packText(line).then((packed) => go(paths.edit(game, packed)))}>
      {texts.editPosition}
    </button>
  );
}
