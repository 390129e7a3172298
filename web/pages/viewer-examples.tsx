import { Link } from 'wouter-preact';
import { texts } from '#texts/web/viewer.ts';
import type { Example } from '../../games/room.ts';
import { paths } from '../routes.ts';

/** What else there is to see; the one that is shown is marked. */
export function ViewerExamples({
  game,
  examples,
  text,
}: {
  readonly game: string;
  readonly examples: readonly Example[];
  readonly text: string;
}) {
  if (examples.length === 0) return null;
  return (
    <nav class="viewer-examples" aria-labelledby="viewer-examples">
      <h2 id="viewer-examples">{texts.examples}</h2>
      <ul>
        {examples.map((example) => (
          <li key={example.id}>
            <Link
              href={paths.view(game, `!${example.id}`)}
              aria-current={example.text === text ? 'page' : undefined}
              children={example.title}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
