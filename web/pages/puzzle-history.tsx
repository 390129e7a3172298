import { Link } from 'wouter-preact';
import { texts } from '#texts/web/puzzle.ts';
import { KeptDetails } from '../../kit/kept-details.tsx';
import type { Puzzle } from '../../study/puzzle.ts';
import { paths } from '../routes.ts';
import { becameOf, missesOf, type PuzzleProgress } from '../study/puzzle-progress.ts';
import { LinkButton } from './link-button.tsx';

/** Every puzzle of a game that somebody has tried, the latest first, and the way back to those that were missed. */
export function PuzzleHistory({
  game,
  puzzle,
  puzzles,
  progress,
}: {
  readonly game: string;
  /** The one that is open. */
  readonly puzzle: Puzzle;
  readonly puzzles: readonly Puzzle[];
  readonly progress: PuzzleProgress;
}) {
  const numbers = new Map(puzzles.map(({ id }, at) => [id, at + 1]));
  const tried = Object.keys(progress.tried).filter((id) => numbers.has(id));
  if (tried.length === 0) return null;
  const misses = missesOf(progress).filter((id) => numbers.has(id));
  const again = misses.find((id) => id !== puzzle.id);
  return (
    <KeptDetails name="puzzle-history" title={texts.history(tried.length, misses.length)}>
      {again !== undefined && (
        <p class="study-row">
          <LinkButton to={paths.puzzle(game, again)} word={texts.retryMissed} />
        </p>
      )}
      <ol>
        {tried.toReversed().map((id) => (
          <li key={id}>
            <Link href={paths.puzzle(game, id)} aria-current={id === puzzle.id ? 'page' : undefined}>
              {texts.number(numbers.get(id) ?? 0)}
            </Link>
            <span class={`fine is-${becameOf(progress, id)}`}>{texts.became[becameOf(progress, id)]}</span>
          </li>
        ))}
      </ol>
    </KeptDetails>
  );
}
