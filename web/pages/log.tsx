import { texts } from '#texts/web/table.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import type { LogLine } from '../session/past.ts';

/** What happened, newest first. Draws by chance are told only where nobody's move says it. */
export function Log({ lines, names }: { readonly lines: readonly LogLine[]; readonly names: readonly string[] }) {
  const told = lines.map((line, index) => ({ ...line, index })).filter((line) => line.seat >= 0);
  return (
    <section class="log" aria-label={texts.log}>
      <h2>{texts.log}</h2>
      {told.length === 0 && <p class="fine">{texts.logEmpty}</p>}
      <ol reversed start={told.length}>
        {told.reverse().map((line) => (
          <li key={line.index}>
            <SeatBadge seat={line.seat} /> <b>{names[line.seat]}</b> {line.words}
          </li>
        ))}
      </ol>
    </section>
  );
}
