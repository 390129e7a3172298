import { Link } from 'wouter-preact';
import { texts } from '#texts/web/puzzle.ts';
import { shelf } from '../../games/index.ts';
import { paths } from '../routes.ts';
import { puzzleProgress } from '../study/puzzle-progress.ts';
import { hasPuzzles } from '../study/puzzles.ts';

/** The puzzles of the day of the other games: whoever has done one may want them all. */
export function TodaysPuzzles({ game }: { readonly game: string }) {
  const others = shelf.filter(({ about: { id } }) => id !== game && hasPuzzles(id));
  const now = Date.now();
  return (
    <nav class="puzzle-others" aria-label={texts.alsoToday}>
      <span class="fine">{texts.alsoToday}</span>
      <ul>
        {others.map(({ about: { id, title } }) => (
          <li key={id}>
            <Link href={paths.puzzle(id)}>{puzzleProgress.isSolvedOn(id, now) ? texts.solvedToday(title) : title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
