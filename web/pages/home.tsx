import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { CHANCE, OVER, type Position } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { shelf } from '../../games/index.ts';
import type { About, Room } from '../../games/room.ts';
import { Picture } from '../../kit/picture.tsx';
import { hasLesson } from '../lessons.ts';
import { paths } from '../routes.ts';
import { hasScreen } from '../screens.ts';
import { LocalSession } from '../session/local-session.ts';
import type { Player } from '../session/player.ts';
import { usualSeats } from '../usual-seats.ts';
import { Frame } from './frame.tsx';
import { SavedMatches } from './saved-matches.tsx';

const YOU: Player = { kind: 'person', name: 'You' };
const OPPONENT: Player = { kind: 'bot', name: 'Ada', bot: 'one-ply' };

export function Home() {
  return (
    <Frame title="Play modern board games">
      <div class="home">
        <h1>Play, study and build modern board games</h1>
        <p class="lead">
          Against friends on one screen or against the computer. No account, no advertising, no network needed.
        </p>
        <ul class="shelf">
          {shelf
            .filter(({ about }) => hasScreen(about.id))
            .map(({ about, load }) => (
              <GameCard key={about.id} about={about} load={load} />
            ))}
        </ul>
        <SavedMatches />
        <footer class="fine">
          The games belong to their designers and publishers. Boardwalk is an independent implementation with its own
          artwork.
        </footer>
      </div>
    </Frame>
  );
}

function GameCard({ about, load }: { readonly about: About; readonly load: () => Promise<Room> }) {
  const [room, setRoom] = useState<Room>();
  const [, go] = useLocation();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => whenVisible(card.current, () => load().then(setRoom)), [load]);
  const playNow = async () => {
    const ready = room ?? (await load());
    const seats = usualSeats(about);
    const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? YOU : OPPONENT));
    const session = must(LocalSession.open(ready, players, {}));
    go(paths.match(about.id, session.id));
  };
  return (
    <li ref={card} class={`card is-${about.id}`}>
      <div class="card-picture" aria-hidden="true">
        {room && <Miniature room={room} />}
      </div>
      <div class="card-text">
        <h2>{about.title}</h2>
        <p>{about.tagline}</p>
        <p class="fine">{about.players}</p>
        <div class="card-actions">
          <button type="button" class="primary" onClick={playNow}>
            Play now<span class="sr-only"> {about.title} against the computer</span>
          </button>
          {hasLesson(about.id) && (
            <Link class="button" href={paths.lesson(about.id)}>
              Learn<span class="sr-only"> {about.title}</span>
            </Link>
          )}
          <Link class="button" href={paths.setUp(about.id)}>
            Set up<span class="sr-only"> a match of {about.title}</span>
          </Link>
          <Link class="button" href={paths.rules(about.id)}>
            Rules<span class="sr-only"> of {about.title}</span>
          </Link>
          <Link class="button" href={paths.view(about.id)}>
            Viewer<span class="sr-only"> for {about.title}</span>
          </Link>
        </div>
      </div>
    </li>
  );
}

/** A game is fetched for its picture only when somebody can see it. */
function whenVisible(element: Element | null, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { threshold: 0.35 },
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
}

/** The board in the middle of a match that somebody might have played. */
function Miniature({ room }: { readonly room: Room }) {
  const drawing = useMemo(() => {
    const whole = room.picture(middleOfMatch(room));
    // The board stands on the left of every picture; a small card has room for nothing else.
    return { ...whole, props: { ...whole.props, preserveAspectRatio: 'xMinYMid slice' } };
  }, [room]);
  return <Picture drawing={drawing} />;
}

function middleOfMatch({ game }: Room): Position {
  const random = new SeededRandom('front page');
  const position = game.start(Math.min(3, game.seats.max), must(settle(game.options, {})));
  const list = new Int32Array(game.maxMoves);
  for (let moves = 0; moves < 70 && position.turn !== OVER; moves++) {
    position.play(position.turn === CHANCE ? position.roll(random) : list[random.below(position.moves(list))]);
  }
  return position;
}
