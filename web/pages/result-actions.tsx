import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { texts } from '#texts/web/result.ts';
import type { Seat } from '../../core/game.ts';
import type { Settings } from '../../core/settings.ts';
import { asYou } from '../../texts/who.ts';
import { paths } from '../routes.ts';
import { stepAfter } from '../session/campaign.ts';
import { store } from '../session/here.ts';
import { lonerOf, type Player, shiftLevels, turnSeats } from '../session/player.ts';
import type { Session } from '../session/session.ts';
import { keyed } from '../shortcuts.ts';
import { CopyLink, matchAddress } from './copy-link.tsx';
import { LinkButton } from './link-button.tsx';
import { UndoCost } from './stars.tsx';
import type { Act } from './use-fault.ts';
import { usePacked } from './use-packed.ts';

/** What to do next: again, harder or easier, from the other side, or to look at what was played. */
export function ResultActions({
  session,
  lookAt,
  act,
  children,
}: {
  readonly session: Session;
  readonly lookAt: (step: number) => void;
  readonly act: Act;
  /** More to look at. */
  readonly children?: ComponentChildren;
}) {
  const [, go] = useLocation();
  const study = useStudyPath(session);
  const { players, settings, room, snapshot } = session;
  const moves = snapshot.log.at(-1)?.move ?? 0;
  const play = (chosen: Settings, seated: readonly Player[] = players) =>
    act(session.rematch(chosen, seated).then((address) => (address.ok ? void go(address.value) : address.fault)));
  const swapped = turnSeats(players);
  const mayReseat = session.rematches === 'any';
  const next = mayReseat ? nextStepOf(session) : undefined;
  const other = mayReseat ? otherLevelOf(session) : undefined;
  // Nobody else has won: those who want another ending may take the last decision back.
  const takesBack = isLost(session) && snapshot.canUndo;
  // Somebody who has said no is not asked again, and who has asked can only wait.
  const isNext = !next && !takesBack && session.rematches !== 'declined' && session.rematches !== 'asked';
  return (
    <div class="result-actions">
      <ResultNews session={session} />
      {takesBack && (
        <button type="button" class="primary result-undo" onClick={() => act(session.undo())} {...keyed('undo')}>
          {texts.takeBack} <UndoCost session={session} />
        </button>
      )}
      {next && (
        <button type="button" class="primary result-next" onClick={() => play(next.settings)}>
          {next.words}
        </button>
      )}
      {session.rematches !== 'none' && (
        <button type="button" class={isNext ? 'primary' : ''} onClick={() => play(settings)}>
          {againWord(session)}
        </button>
      )}
      {other && (
        <button type="button" onClick={() => play(settings, other.players)}>
          {texts.tryLevel(other.level)}
        </button>
      )}
      {mayReseat && players.length > 1 && !room.about.together && (
        <button type="button" title={texts.goesFirst(whoIs(swapped, 0))} onClick={() => play(settings, swapped)}>
          {texts.swapSeats(players.length)}
        </button>
      )}
      {mayReseat && room.about.campaign && <LinkButton to={paths.campaign(room.about.id)} word={texts.campaign} />}
      {moves > 0 && (
        <div class="result-quiet">
          {session.record && (
            <Link class="button quiet" href={study}>
              {texts.review}
              <span class="sr-only"> {texts.reviewMore}</span>
            </Link>
          )}
          <button type="button" class="quiet" onClick={() => lookAt(0)}>
            {texts.lookBack}
          </button>
          {children}
          {session.record && (
            <CopyLink word={texts.share} said={texts.copied} look="quiet" find={() => matchAddress(session)} />
          )}
        </div>
      )}
    </div>
  );
}

/** Between what a result tells at first and everything that there is to tell. */
export function DetailsButton({
  isDetailed,
  tellMore,
}: {
  readonly isDetailed: boolean;
  readonly tellMore: (isDetailed: boolean) => void;
}) {
  return (
    <button type="button" class="quiet" aria-pressed={isDetailed} onClick={() => tellMore(!isDetailed)}>
      {isDetailed ? texts.overview : texts.details}
    </button>
  );
}

/** What other people want; its room is kept where there are any. */
function ResultNews({ session: { rematches, snapshot } }: { readonly session: Session }) {
  if (rematches === 'any') return null;
  const news = snapshot.notices.find(({ isForResult }) => isForResult);
  return (
    <p class="result-news" role="status">
      {news?.words}
      {news?.actions.map(({ words, act }) => (
        <button key={words} type="button" class="quiet" onClick={act}>
          {words}
        </button>
      ))}
    </p>
  );
}

/** A match of this browser is known by its id; one that was played elsewhere travels with the link. */
function useStudyPath({ id, record, players, room }: Session): string {
  const isHere = store.loadMatch(id) !== undefined;
  const text = useMemo(() => JSON.stringify({ record, players, ended: true }), [record, players]);
  const packed = usePacked(text);
  return paths.study(room.game.id, isHere ? id : packed);
}

/** Somebody at a table, as the only person there would say it. */
function whoIs(players: readonly Player[], seat: Seat): string {
  const { name } = players[seat];
  return lonerOf(players) === seat ? asYou(name) : name;
}

/** The table has lost as one. */
function isLost({ room, snapshot }: Session): boolean {
  return room.about.together === true && snapshot.position.winners()?.length === 0;
}

function againWord(session: Session): string {
  if (session.rematches === 'joined' || session.rematches === 'declined') return texts.joinRematch;
  if (session.rematches === 'asked') return texts.waitAtRematch;
  if (session.rematches === 'begun') return texts.toRematch;
  if (isLost(session)) return texts.tryAgain;
  return session.room.about.together ? texts.playAgain : texts.rematch;
}

/** Harder for those who won, easier for those who did not. A stronger partner would only make it easier. */
function otherLevelOf({ players, snapshot, room }: Session) {
  if (room.about.together) return undefined;
  const isBeaten = !snapshot.position.winners()?.some((seat) => players[seat].kind === 'person');
  return shiftLevels(players, isBeaten ? -1 : 1);
}

/** After a challenge that was won: the one behind it, with the same players. */
function nextStepOf({ room: { about }, settings, snapshot }: Session) {
  const hasWon = (snapshot.position.winners() ?? []).length > 0;
  if (!about.campaign || !hasWon) return undefined;
  const { option } = about.campaign;
  const next = stepAfter(about.campaign, settings[option], store.loadTallies(about.id));
  return next && { words: texts.next(next.number, next.title), settings: { ...settings, [option]: next.id } };
}
