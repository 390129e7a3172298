import { Link } from 'wouter-preact';
import { texts } from '#texts/web/online-matches.ts';
import { paths } from '../routes.ts';
import { useServer } from './use-server.ts';

/** From the set-up of a game to a table of it. */
export function TableLink({ game }: { readonly game: string }) {
  return useServer() ? (
    <p class="campaign-link">
      <Link href={paths.makeTable(game)}>{texts.setUp}</Link>
    </p>
  ) : null;
}
