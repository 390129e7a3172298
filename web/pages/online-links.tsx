import { Link } from 'wouter-preact';
import { texts } from '#texts/web/online-matches.ts';
import { OVER } from '../../core/game.ts';
import { paths } from '../routes.ts';
import type { Session } from '../session/session.ts';
import { LinkButton } from './link-button.tsx';
import { useServer } from './use-server.ts';

/** From a match on this device to one with friends elsewhere, where there is a server. */
export function CarryLink({ session }: { readonly session: Session }) {
  const isServed = useServer();
  if (!isServed || session.snapshot.position.turn === OVER) return null;
  return <LinkButton to={paths.carry(session.id)} word={texts.carry} />;
}

/** From the set-up of a game to a table of it. */
export function TableLink({ game }: { readonly game: string }) {
  return useServer() ? (
    <p class="campaign-link">
      <Link href={paths.makeTable(game)}>{texts.setUp}</Link>
    </p>
  ) : null;
}
