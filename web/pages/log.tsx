import { texts } from '#texts/web/table.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import type { LogLine } from '../session/past.ts';

/**
 * What happened, newest first; choosing a line shows the board as it was then. Draws by chance are not told. The Tab key
 * stops at the newest line only, arrow keys lead on: a long match must not lie between a player and the board.
 */
export function Log({
  lines,
  names,
  lookAt,
}: {
  readonly lines: readonly LogLine[];
  readonly names: readonly string[];
  readonly lookAt: (line: number) => void;
}) {
  const told = lines.map((line, index) => ({ ...line, index })).filter((line) => line.seat >= 0);
  return (
    <section class="log" aria-label={texts.log}>
      <h2>{texts.log}</h2>
      {told.length === 0 && <p class="fine">{texts.logEmpty}</p>}
      <ol reversed start={told.length} onKeyDown={walk}>
        {told.reverse().map((line, at) => (
          <li key={line.index}>
            <button
              type="button"
              tabIndex={at === 0 ? 0 : -1}
              title={texts.lookBack}
              onClick={() => lookAt(line.index)}
            >
              <SeatBadge seat={line.seat} /> <b>{names[line.seat]}</b> {line.words}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Up and down from line to line. */
function walk(event: KeyboardEvent): void {
  const line = event.target instanceof Element ? event.target.closest('li') : null;
  const next = event.key === 'ArrowDown' ? line?.nextElementSibling : line?.previousElementSibling;
  if (!next || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  event.preventDefault();
  next.querySelector('button')?.focus();
}
