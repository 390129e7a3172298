import { useCallback } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { texts as home } from '#texts/web/home.ts';
import { texts } from '#texts/web/online-matches.ts';
import type { Room } from '../../games/room.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import type { MyMatch } from '../../online/messages/news.ts';
import { boardImage, drawingImage } from '../board-picture.ts';
import { desk } from '../online/desk.ts';
import { leftOf } from '../online/my-matches.ts';
import { packText } from '../packed-text.ts';
import { paths } from '../routes.ts';
import { chosenColours } from '../seat-colours.ts';
import { sayReason, sayWinners } from '../session/online-result.ts';
import { nameThem, playersOf } from '../session/remote-players.ts';
import { shelfDrawing } from '../shelf-pictures.ts';
import { BoardImage } from './board-image.tsx';
import { RemoveButton } from './match-row.tsx';
import { useTicks } from './online-clock.tsx';
import { coloursAt, gameTitle, othersAt, sayLate, sayTurn } from './online-words.ts';
import { ShelfPicture } from './shelf-picture.tsx';
import { useOnlinePoints } from './use-online-points.ts';

/** One of my matches on the server: its board, who plays, whose turn it is or who won, and when. */
export function OnlineRow({
  match,
  remove,
}: {
  readonly match: MyMatch;
  readonly remove: (match: string, title: string) => void;
}) {
  const { game, you, yourTurn, status, seats } = match;
  const others = othersAt(seats, you);
  const title = home.match.with(gameTitle(game), others);
  return (
    <li class={`match-row is-${game}`}>
      <Link href={paths.online(game, match.match)}>
        <span class="match-picture">
          <OnlinePicture match={match} />
        </span>
        <span class="match-words" style={coloursAt(game, seats)}>
          <b>{title}</b>
          <span class="match-line">
            <span
              class={yourTurn ? 'match-turn is-waiting' : 'match-turn'}
              style={{ '--own': `var(--seat-${you})`, '--own-tint': `var(--tint-${you})` }}
            >
              {yourTurn && <SeatBadge seat={you} />} {sayState(match, others)}
            </span>
            <Details match={match} />
          </span>
        </span>
        {status !== 'over' && <span class={yourTurn ? 'button primary' : 'button'}>{texts.back}</span>}
      </Link>
      {status === 'over' && <LookAgain match={match} title={title} />}
      {(status === 'over' || status === 'open') && (
        <RemoveButton title={title} remove={() => remove(match.match, title)} />
      )}
    </li>
  );
}

/** The finished match again, and in the study. The server has its moves; a match without any has nothing to see. */
function LookAgain({ match, title }: { readonly match: MyMatch; readonly title: string }) {
  const [, go] = useLocation();
  const { game, seats } = match;
  const review = async () => {
    const record = await desk.record(match.match);
    // What cannot be had now can be seen at its table.
    if (!record.ok) go(paths.online(game, match.match));
    else {
      const text = JSON.stringify({ record: record.value, players: playersOf(seats), ended: true });
      go(paths.study(game, (await packText(text)) ?? text));
    }
  };
  return (
    <>
      <Link class="button quiet" href={paths.onlineReplay(game, match.match)}>
        {home.match.lookBack}
        <span class="sr-only"> {title}</span>
      </Link>
      <button type="button" class="quiet" onClick={() => void review()}>
        {home.match.review}
        <span class="sr-only"> {title}</span>
      </button>
    </>
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

function sayState(match: MyMatch, others: readonly string[]): string {
  const { game, status, yourTurn, ending, asked, seats, you } = match;
  if (ending) return sayWinners(ending, game, namesAt(seats, you));
  if (status !== 'live') return texts[status];
  if (asked) return texts.asked[asked];
  if (yourTurn) return texts.yourTurn;
  return sayLate(match) ?? sayTurn(match, others);
}

/** Why it is over or how much time is left, the points, and when something last happened. */
function Details({ match }: { readonly match: MyMatch }) {
  const { status, deadline, ending, seats, you, time, moved } = match;
  const isRunning = status === 'live' && deadline !== null;
  useTicks(isRunning);
  const reason = ending && sayReason(ending, namesAt(seats, you));
  const points = useOnlinePoints(match);
  const when = home.match.when(time, Date.now());
  const parts = [
    reason?.replace(/\.$/, ''),
    points && home.match.scores(points),
    // Where a clock runs, that is what matters.
    isRunning
      ? texts.left(leftOf(deadline, match, Date.now()))
      : status === 'live'
        ? (moved === false ? texts.started : texts.lastMove)(when)
        : when,
  ];
  return parts.map(
    (part) =>
      part !== undefined && (
        <span key={part} class="fine">
          {part}
        </span>
      ),
  );
}

function namesAt(seats: MyMatch['seats'], you: number) {
  return nameThem(playersOf(seats), you);
}
