import { useEffect, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { texts } from '#texts/web/waiting-room.ts';
import type { Fault } from '../../core/result.ts';
import type { TableNow } from '../../online/messages/news.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { rememberTable } from '../last-table.ts';
import { hasLesson } from '../lessons.ts';
import type { TableLine } from '../online/table-line.ts';
import { paths } from '../routes.ts';
import { LinkButton } from './link-button.tsx';
import { NameField, useName } from './name-field.tsx';
import { gameTitle } from './online-words.ts';

/** Somebody who looks at a table without a seat: sits down with a name, or watches. */
export function JoinTable({
  line,
  table,
  invite,
  isDamaged,
}: {
  readonly line: TableLine;
  readonly table: TableNow;
  readonly invite: string | undefined;
  /** The link had an invitation that is none of this table's. */
  readonly isDamaged: boolean;
}) {
  const name = useName();
  const [fault, setFault] = useState<Fault>();
  const [, go] = useLocation();
  const place = paths.online(table.game, table.match);
  const sit = async (event: Event) => {
    event.preventDefault();
    const known = name.take();
    if (known === undefined) return;
    const answer = await line.sit(known, invite);
    // The link has become a key of this device: what stays in the address opens nothing.
    if (answer.type === 'no') setFault(answer.fault);
    else go(place, { replace: true });
  };
  // The lesson leads back to the invitation.
  useEffect(
    () => rememberTable({ game: table.game, path: paths.online(table.game, table.match, invite), kind: 'match' }),
    [table.game, table.match, invite],
  );
  const why = forbid(table, invite);
  return (
    <form class="join-table" onSubmit={sit}>
      {why === undefined ? (
        <>
          {invite === undefined && <p>{texts.join.open}</p>}
          <NameField name={name} />
          {fault && (
            <p class="problem" role="alert">
              {sayFault(fault)}
            </p>
          )}
          <p class="join-actions">
            <button type="submit" class="primary large">
              {texts.join.sit}
            </button>
            {table.watchers && invite !== undefined && (
              <Link class="button large" href={place} replace>
                {texts.join.watch}
              </Link>
            )}
          </p>
        </>
      ) : (
        <>
          {isDamaged && <p class="problem">{texts.join.damaged}</p>}
          <p>{why}</p>
          {isDamaged && (
            <p class="join-actions">
              <LinkButton to={paths.lobby} word={texts.join.letters} />
            </p>
          )}
        </>
      )}
      {hasLesson(table.game) && (
        <p>
          <Link href={paths.lesson(table.game)}>{texts.join.learn(gameTitle(table.game))}</Link>
        </p>
      )}
      <p class="fine">
        {texts.join.other} <Link href={paths.onlineSettings}>{texts.join.otherLink}</Link>
      </p>
    </form>
  );
}

/** Why nobody can sit down here this way; undefined when somebody can. */
function forbid({ seats, status, watchers }: TableNow, invite: string | undefined): string | undefined {
  // A seat that was given again opens to its own link, while the match goes on.
  if (status !== 'open') return invite === undefined ? texts.join.begun : undefined;
  const free = seats.flatMap(({ player }) => (player.kind === 'empty' ? [player.wanted] : []));
  if (free.length === 0) return watchers ? texts.join.full : texts.join.fullPrivate;
  if (invite !== undefined || free.includes('stranger')) return undefined;
  return watchers ? texts.join.needsLink : texts.join.needsLinkPrivate;
}
