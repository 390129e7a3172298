import { useCallback } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts as home } from '#texts/web/home.ts';
import { findGame } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import { boardImage } from '../board-picture.ts';
import { type MatchSummary, summarise } from '../match-summary.ts';
import { paths } from '../routes.ts';
import { chosenColours, seatStyle } from '../seat-colours.ts';
import type { SavedMatch } from '../session/saved-match.ts';
import { BoardImage } from './board-image.tsx';
import { Icon } from './icon.tsx';
import { sayDetails, sayTurn, titleOf } from './match-words.ts';
import { useSummary } from './use-kept.ts';

const texts = home.match;

/** One match in a list: its board, who plays, whose turn it is, the points and the date. */
export function MatchRow({ match, remove }: { readonly match: SavedMatch; readonly remove: () => void }) {
  const told = useSummary(match);
  const summary = told === 'unreadable' ? undefined : told;
  const title = titleOf(match);
  return (
    <li {...lookOf(match, 'match-row')}>
      <Link href={paths.match(match.record.game, match.id)}>
        <MatchPicture match={match} />
        <span class="match-words">
          <b>{title}</b>
          <span class="match-line">
            {summary && <TurnMark match={match} summary={summary} />}
            {told === 'unreadable' && texts.unreadable}
            <span class="fine">{sayDetails(match, summary, Date.now())}</span>
          </span>
        </span>
      </Link>
      {match.over && (
        <Link class="button quiet" href={paths.replay(match.record.game, match.id)}>
          {texts.lookBack}
          <span class="sr-only"> {title}</span>
        </Link>
      )}
      {match.over && (
        <Link class="button quiet" href={paths.study(match.record.game, match.id)}>
          {texts.review}
          <span class="sr-only"> {title}</span>
        </Link>
      )}
      <RemoveButton title={title} remove={remove} />
    </li>
  );
}

export function RemoveButton({ title, remove }: { readonly title: string; readonly remove: () => void }) {
  return (
    <button
      type="button"
      class="quiet match-remove"
      aria-label={texts.remove(title)}
      title={texts.remove(title)}
      onClick={remove}
    >
      <Icon name="remove" />
    </button>
  );
}

/** The board as the one who holds the device may know it. */
export function MatchPicture({ match }: { readonly match: SavedMatch }) {
  const draw = useCallback(
    (room: Room) => {
      const summary = summarise(room, match);
      return summary && boardImage(room, summary.position, chosenColours(room.about, match.players));
    },
    [match],
  );
  return (
    <span class="match-picture">
      <BoardImage game={match.record.game} draw={draw} />
    </span>
  );
}

/** Shape, colour and words. */
export function TurnMark({ match, summary }: { readonly match: SavedMatch; readonly summary: MatchSummary }) {
  const { turn, winners } = summary;
  const seat = turn ?? (winners?.length === 1 ? winners[0] : undefined);
  return (
    <span
      class={summary.isWaiting ? 'match-turn is-waiting' : 'match-turn'}
      style={seat === undefined ? undefined : { '--own': `var(--seat-${seat})`, '--own-tint': `var(--tint-${seat})` }}
    >
      {seat !== undefined && <SeatBadge seat={seat} />} {sayTurn(match, summary)}
    </span>
  );
}

/** The seats' colours of this match's game and players, for whatever lies inside. */
export function lookOf({ record, players }: SavedMatch, name: string) {
  const about = findGame(record.game)?.about;
  return { class: about ? `${name} is-${about.id}` : name, style: about && seatStyle(about, players) };
}
