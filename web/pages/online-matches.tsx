import '../styles/online-matches.css';
import { useCallback, useEffect } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts as home } from '#texts/web/home.ts';
import { texts } from '#texts/web/online-matches.ts';
import type { Room } from '../../games/room.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import type { MyMatch } from '../../online/messages/news.ts';
import { boardImage, drawingImage } from '../board-picture.ts';
import { paths } from '../routes.ts';
import { chosenColours } from '../seat-colours.ts';
import { playersOf } from '../session/remote-players.ts';
import { shelfDrawing } from '../shelf-pictures.ts';
import { BoardImage } from './board-image.tsx';
import { coloursAt, gameTitle, othersAt } from './online-words.ts';
import { ShelfPicture } from './shelf-picture.tsx';
import { useOnlineMatches } from './use-online-matches.ts';

/** So many are on the front page. */
const FEW = 4;

/** My matches on the server: the few that matter, or all of them. */
export function OnlineMatches({
  isShort,
  count,
}: {
  readonly isShort: boolean;
  /** Told how many go on, and how many of them wait for me. */
  readonly count?: (matches: { readonly going: number; readonly waiting: number }) => void;
}) {
  const matches = useOnlineMatches();
  useEffect(() => {
    const going = matches.filter(({ status }) => status !== 'over');
    count?.({ going: going.length, waiting: going.filter(({ yourTurn }) => yourTurn).length });
  }, [matches, count]);
  const shown = isShort ? matches.filter(({ status }) => status !== 'over').slice(0, FEW) : matches;
  if (shown.length === 0) return null;
  return (
    <section class={isShort ? 'online-matches is-short' : 'online-matches'}>
      <h2>{texts.title}</h2>
      <ul>
        {shown.map((match) => (
          <OnlineRow key={match.match} match={match} />
        ))}
      </ul>
      {shown.length < matches.length && (
        <Link class="home-all" href={paths.matches}>
          {texts.all}
        </Link>
      )}
    </section>
  );
}

function OnlineRow({ match }: { readonly match: MyMatch }) {
  const { game, you, yourTurn, status, deadline, seats } = match;
  const others = othersAt(seats, you);
  const details = [
    ...(status === 'live' && deadline !== null ? [texts.left(deadline - Date.now())] : []),
    home.match.when(match.time, Date.now()),
  ];
  return (
    <li class={`match-row is-${game}`}>
      <Link href={paths.online(game, match.match)}>
        <span class="match-picture">
          <OnlinePicture match={match} />
        </span>
        <span class="match-words" style={coloursAt(game, seats)}>
          <b>{home.match.with(gameTitle(game), others)}</b>
          <span class="match-line">
            <span
              class={yourTurn ? 'match-turn is-waiting' : 'match-turn'}
              style={{ '--own': `var(--seat-${you})`, '--own-tint': `var(--tint-${you})` }}
            >
              {yourTurn && <SeatBadge seat={you} />} {sayState(match, others)}
            </span>
            <span class="fine">{home.match.parts(details)}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}

/** The board as this seat may know it; a part of the game's shelf where the server tells none, or these rules can't read it. */
function OnlinePicture({ match: { game, view, seats } }: { readonly match: MyMatch }) {
  const draw = useCallback(
    (room: Room) => {
      const position = room.game.parse(view ?? '');
      if (!position.ok) return drawingImage(shelfDrawing(room));
      return boardImage(room, position.value, chosenColours(room.about, playersOf(seats)));
    },
    [view, seats],
  );
  return view === undefined ? <ShelfPicture game={game} /> : <BoardImage game={game} draw={draw} />;
}

function sayState({ status, yourTurn }: MyMatch, others: readonly string[]): string {
  if (status !== 'live') return texts[status];
  if (yourTurn) return texts.yourTurn;
  return others.length > 1 ? texts.othersTurn : home.match.turnOf(others[0] ?? '');
}
