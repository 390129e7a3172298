import type { Ref } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { texts as frame } from '#texts/web/frame.ts';
import { texts } from '#texts/web/lesson.ts';
import { texts as table } from '#texts/web/table.ts';
import { CHANCE, type Move, type Position } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import { describeFault, must } from '../../core/result.ts';
import { startTimeline, type Timeline } from '../../core/timeline.ts';
import { findGame } from '../../games/index.ts';
import type { Lesson, Room } from '../../games/room.ts';
import { focusPrompt, isByKey } from '../../kit/focus.ts';
import { starredPlace } from '../../kit/legal-places.ts';
import { useShortcuts } from '../../kit/shortcuts.ts';
import { nameOf } from '../../kit/table.ts';
import { InsteadOfPrompt, Prompt } from '../../kit/table-layout.tsx';
import { asYou } from '../../texts/who.ts';
import { matchLeft, rememberTable } from '../last-table.ts';
import { hasLesson, loadLesson } from '../lessons.ts';
import { paths } from '../routes.ts';
import { store } from '../session/here.ts';
import { Frame } from './frame.tsx';
import { LessonEnd } from './lesson-end.tsx';
import { Missing } from './missing.tsx';
import { placeNudge } from './nudge-place.ts';
import { PLACE_KEYS } from './place-keys.ts';
import { RulesSheet } from './rules-sheet.tsx';
import { useLoaded } from './use-loaded.ts';
import { useReplies } from './use-replies.ts';
import { type Loaded, useRoom } from './use-room.ts';

/** The learner's seat. */
const LEARNER = 0;

/** A guided opening at the real table: it says one thing at a time and lets the learner do it. */
export function LessonPage({ game, step }: { readonly game: string; readonly step: string | undefined }) {
  const loaded = useRoom(game);
  const lesson = useLoaded(loadLesson, game);
  if (!findGame(game) || !hasLesson(game)) return <Missing what="lesson" />;
  if (!loaded || !lesson) {
    return (
      <Frame title={texts.tab} fixed>
        <p class="loading">{table.loading}</p>
      </Frame>
    );
  }
  return <Guided loaded={loaded} lesson={lesson} at={stepIn(lesson, step)} />;
}

/** The address tells the step, so that whoever looks up a rule comes back to it. */
function stepIn({ steps }: Lesson, step: string | undefined): number {
  const number = Number(step ?? 1);
  return number >= 1 && number <= steps.length ? Math.floor(number) - 1 : 0;
}

function Guided({
  loaded: { room, screen },
  lesson,
  at,
}: {
  readonly loaded: Loaded;
  readonly lesson: Lesson;
  readonly at: number;
}) {
  const [nudge, setNudge] = useNudge(at);
  const names = useMemo(() => lesson.names.map((name, seat) => (seat === LEARNER ? asYou(name) : name)), [lesson]);
  const [, go] = useLocation();
  const { game } = room;
  const view = useMemo(() => playTo(room, lesson, at).view(LEARNER), [room, lesson, at]);
  const from = usePlayedFrom(room, lesson, at);
  const { ply, isPlaying, marks } = useReplies(room, view, LEARNER, { from, opening: lesson.opening.length });
  const position = view.at(ply);
  // What is said does not run ahead of the board, and what has been done is not asked for once more.
  const step = lesson.steps[isPlaying ? at - 1 : at];
  const say = isPlaying ? (step.meanwhile ?? texts.watch(nameOf(names, position.turn))) : step.say;
  const { wanted, moves } = useWanted(room, position, isPlaying ? undefined : step.play);
  const goOn = useArrival(game.id, at, isPlaying);
  const last = at === lesson.steps.length - 1;
  useEffect(() => {
    if (last) store.saveLearned(game.id);
  }, [last, game]);
  useShortcuts('page', PLACE_KEYS);
  if (!screen) return <Missing what="table" />;
  const turnTo = (index: number) => {
    go(paths.lesson(game.id, String(index + 1)), { replace: true });
  };
  // Somebody may wait there.
  const match = matchLeft(game.id);
  const next = () => (last && match ? go(match.path) : turnTo(at + 1));
  const reading =
    last && !match ? (
      <LessonEnd {...{ room, lesson, goOn }} match={() => playTo(room, lesson, at)} />
    ) : (
      <ReadingPrompt {...{ goOn, next }} isBack={last} />
    );
  return (
    <Frame
      title={texts.title(game.title)}
      crumb={frame.crumb(game.title, texts.crumb(isPlaying ? at : at + 1, lesson.steps.length))}
      game={game.id}
      fixed
      actions={
        <>
          <button type="button" disabled={at === 0} onClick={() => turnTo(at - 1)}>
            {texts.back}
          </button>
          <Leave match={match?.path} />
        </>
      }
    >
      <h1 class="sr-only">{texts.title(game.title)}</h1>
      <Note {...{ lesson, at, say, nudge }} />
      <InsteadOfPrompt.Provider value={wanted === undefined && !isPlaying ? reading : undefined}>
        <screen.Table
          {...{ position, moves, names, marks }}
          viewer={LEARNER}
          isLesson
          about={isPlaying ? undefined : step.about}
          waiting={isPlaying ? texts.replies(nameOf(names, position.turn)) : ''}
          hint={wanted}
          earlier={() => view.positions().slice(0, ply + 1)}
          shown={undefined}
          submit={(move) => (move === wanted ? next() : setNudge(correct({ lesson, step }, position, move, wanted)))}
          ruleLink={(rule) => `#${paths.rules(game.id, rule)}`}
        />
      </InsteadOfPrompt.Provider>
      {/* At the end nothing is asked that the rules could explain: they are read from their beginning. */}
      <RulesSheet game={game.id} {...(last ? {} : { position })} />
    </Frame>
  );
}

/** The move that a step asks for, if any, among all that the learner could make. */
function useWanted({ game }: Room, position: Position, play: string | undefined) {
  return useMemo(() => {
    const wanted = play === undefined ? undefined : must(game.parseMove(position, play));
    return { wanted, moves: wanted === undefined ? [] : listMoves(game, position) };
  }, [game, position, play]);
}

/** To the match that somebody left for the lesson, else to the front page, where lessons are offered. */
function Leave({ match }: { readonly match: string | undefined }) {
  return (
    <Link class="button" href={match ?? paths.home}>
      {match && <span class="wide-only">{frame.backTo.match}</span>}
      <span class={match && 'narrow-only'}>{texts.leave}</span>
    </Link>
  );
}

/** What the step says, in as much room as the longest step needs, so that the board below never moves. */
function Note({
  lesson,
  at,
  say: said,
  nudge,
}: {
  readonly lesson: Lesson;
  readonly at: number;
  readonly say: string;
  readonly nudge: Nudge;
}) {
  return (
    <div class="lesson" role="status" style={{ '--done': (at + 1) / lesson.steps.length }}>
      <div class="lesson-note">
        <p>{said}</p>
        {lesson.steps.map(
          ({ say }) =>
            say !== said && (
              <p key={say} class="lesson-room" aria-hidden="true">
                {say}
              </p>
            ),
        )}
      </div>
      <Correction {...nudge} />
    </div>
  );
}

function Correction({ words, x, y }: Nudge) {
  const own = useRef<HTMLParagraphElement>(null);
  // Before it is seen: it must be measured, for it goes where it leaves the star in sight.
  useLayoutEffect(() => {
    const { current: element } = own;
    if (!element || words === '') return;
    const room = { width: innerWidth, height: innerHeight };
    const kept = {
      pressed: document.elementFromPoint(x, y)?.closest('button')?.getBoundingClientRect(),
      star: starredPlace()?.getBoundingClientRect(),
      prompt: document.querySelector('.prompt')?.getBoundingClientRect(),
    };
    const place = placeNudge({ x, y }, element.getBoundingClientRect(), kept, room);
    element.style.left = `${place.x}px`;
    element.style.top = `${place.y}px`;
  }, [words, x, y]);
  return (
    <p ref={own} class="lesson-nudge">
      {words}
    </p>
  );
}

/** A step that is only read names no seat: whose turn it would be does not matter now. */
function ReadingPrompt({
  isBack,
  goOn,
  next,
}: {
  /** The last step leads back to a match. */
  readonly isBack: boolean;
  readonly goOn: Ref<HTMLButtonElement>;
  readonly next: () => void;
}) {
  return (
    <Prompt seat={LEARNER} title={texts.read}>
      <button type="button" class="primary lesson-next" ref={goOn} onClick={next}>
        {isBack ? frame.backTo.match : texts.next}
      </button>
    </Prompt>
  );
}

/** The page remembers the step, and the keyboard begins at it. The button that goes on is there in steps that are only read. */
function useArrival(game: string, at: number, isPlaying: boolean) {
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    rememberTable({ game, path: paths.lesson(game, String(at + 1)), kind: 'lesson' });
    // The button that went on is gone with its step: without this the keyboard would begin at the top of the page again.
    if (goOn.current) goOn.current.focus();
    else if (!isPlaying) focusPrompt();
  }, [game, at, isPlaying]);
  return goOn;
}

/** How long the match was after the learner's move, where that move has just led to this step. */
function usePlayedFrom(room: Loaded['room'], lesson: Lesson, at: number): number | undefined {
  const last = useRef(at);
  const from = useRef<number>();
  if (last.current !== at) {
    const hasPlayed = last.current === at - 1 && lesson.steps[at - 1].play !== undefined;
    from.current = hasPlayed ? playTo(room, lesson, at - 1).length + 1 : undefined;
    last.current = at;
  }
  return from.current;
}

interface Nudge {
  readonly words: string;
  /** Where it was done that this corrects. */
  readonly x: number;
  readonly y: number;
}

const NO_NUDGE: Nudge = { words: '', x: 0, y: 0 };

/** What to say after a wrong move of a step. It goes with the next press, key or turn of the wheel: that may mend it. */
function useNudge(at: number) {
  const [said, say] = useState({ at, nudge: NO_NUDGE });
  const pressed = useRef({ x: 0, y: 0 });
  useEffect(() => {
    const ending = new AbortController();
    const early = { capture: true, passive: true, signal: ending.signal };
    const clear = () => say((old) => (old.nudge === NO_NUDGE ? old : { at, nudge: NO_NUDGE }));
    const press = ({ clientX, clientY }: PointerEvent) => {
      pressed.current = { x: clientX, y: clientY };
      clear();
    };
    addEventListener('pointerdown', press, early);
    addEventListener('keydown', clear, early);
    addEventListener('wheel', clear, early);
    return () => ending.abort();
  }, [at]);
  const nudge = said.at === at ? said.nudge : NO_NUDGE;
  return [nudge, (words: string) => say({ at, nudge: { words, ...placeOfDeed(pressed.current) } })] as const;
}

/** Where the pointer was pressed, or the middle of what has the focus of somebody who plays by keys. */
function placeOfDeed(pressed: { readonly x: number; readonly y: number }) {
  const box = isByKey() ? document.activeElement?.getBoundingClientRect() : undefined;
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : pressed;
}

interface Asked {
  readonly lesson: Lesson;
  readonly step: Lesson['steps'][number];
}

function correct({ lesson, step }: Asked, position: Position, played: Move, wanted: Move | undefined): string {
  const nudge = (wanted === undefined ? undefined : lesson.nudge?.(played, wanted)) ?? step.nudge ?? texts.nudge;
  const after = position.copy();
  after.play(played);
  return after.winners()?.length === 0 ? texts.nudgeAfterLoss(nudge) : nudge;
}

/** The match up to the beginning of a step: all before the step has been played. */
function playTo({ game }: Loaded['room'], lesson: Lesson, at: number): Timeline {
  const before = lesson.steps
    .slice(0, at)
    .flatMap((step) => [...(step.play === undefined ? [] : [step.play]), ...(step.after ?? [])]);
  const timeline = must(startTimeline(game, lesson.seats, {}));
  const fault = timeline.follow([...lesson.opening, ...before]);
  if (fault) throw new Error(`The lesson cannot be played: ${describeFault(fault)}`);
  if (timeline.position.turn === CHANCE && lesson.steps[at].play !== undefined)
    throw new Error('A lesson asks for a move while chance must act.');
  return timeline;
}
