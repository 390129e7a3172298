import { useEffect, useMemo, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { CHANCE, type Position } from '../../core/game.ts';
import { replay } from '../../core/match.ts';
import { must } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import type { Lesson } from '../../games/room.ts';
import { hasLesson, loadLesson } from '../lessons.ts';
import { paths } from '../routes.ts';
import { Frame } from './frame.tsx';
import { Missing } from './missing.tsx';
import { type Loaded, useRoom } from './use-room.ts';

/** A guided opening at the real table: it says one thing at a time and lets the learner do it. */
export function LessonPage({ game }: { readonly game: string }) {
  const loaded = useRoom(game);
  const [lesson, setLesson] = useState<Lesson>();
  useEffect(() => {
    loadLesson(game).then(setLesson);
  }, [game]);
  if (!findGame(game) || !hasLesson(game)) return <Missing what="lesson" />;
  if (!loaded || !lesson) {
    return (
      <Frame title="Lesson" fixed>
        <p class="loading">Setting the table…</p>
      </Frame>
    );
  }
  return <Guided loaded={loaded} lesson={lesson} />;
}

function Guided({ loaded: { room, screen }, lesson }: { readonly loaded: Loaded; readonly lesson: Lesson }) {
  const [at, setAt] = useState(0);
  const [nudge, setNudge] = useState(false);
  const [, go] = useLocation();
  const { game } = room;
  const position = useMemo(() => positionAt(room, lesson, at), [room, lesson, at]);
  const step = lesson.steps[at];
  const wanted = useMemo(
    () => (step.play === undefined ? undefined : must(game.parseMove(position, step.play))),
    [game, position, step],
  );
  const moves = useMemo(() => (wanted === undefined ? [] : movesOf(position, game.maxMoves)), [game, position, wanted]);
  if (!screen) return <Missing what="screen" />;
  const last = at === lesson.steps.length - 1;
  const next = () => {
    setNudge(false);
    if (last) go(paths.setUp(game.id));
    else setAt(at + 1);
  };
  return (
    <Frame
      title={`${game.title}: first lesson`}
      crumb={`${game.title} · Lesson ${at + 1} of ${lesson.steps.length}`}
      game={game.id}
      fixed
    >
      <h1 class="sr-only">{game.title}: first lesson</h1>
      <div class="lesson" role="status">
        <p>
          {step.say} {nudge && <b>Try the one with the mark.</b>}
        </p>
        {wanted === undefined && (
          <button type="button" class="primary" onClick={next}>
            {last ? 'Play a match' : 'Next'}
          </button>
        )}
        <Link class="button" href={paths.home}>
          Leave
        </Link>
      </div>
      <screen.Table
        {...{ position, moves }}
        viewer={0}
        names={lesson.names}
        waiting="Read on above."
        hint={wanted}
        submit={(move) => (move === wanted ? next() : setNudge(true))}
        ruleLink={(rule) => `#${paths.rules(game.id, rule)}`}
      />
    </Frame>
  );
}

/** The table at the beginning of a step: everything before it has been played. */
function positionAt({ game }: Loaded['room'], lesson: Lesson, at: number): Position {
  const before = lesson.steps
    .slice(0, at)
    .flatMap((step) => [...(step.play === undefined ? [] : [step.play]), ...(step.after ?? [])]);
  const log = [...lesson.opening, ...before];
  const match = must(
    replay(game, { game: game.id, rulesVersion: game.rulesVersion, seats: lesson.seats, settings: {}, log }),
  );
  if (match.position.turn === CHANCE && lesson.steps[at].play !== undefined)
    throw new Error('A lesson asks for a move while chance must act.');
  return match.position.view(0);
}

function movesOf(position: Position, most: number): number[] {
  const list = new Int32Array(most);
  return Array.from(list.subarray(0, position.moves(list)));
}
