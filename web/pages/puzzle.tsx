import '../styles/study.css';
import '../styles/study-review.css';
import '../styles/study-side.css';
import '../styles/study-tools.css';
import '../styles/puzzle.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Link, Redirect, useLocation } from 'wouter-preact';
import { texts as frame } from '#texts/web/frame.ts';
import { texts } from '#texts/web/puzzle.ts';
import { type Move, OVER, type Position } from '../../core/game.ts';
import { findGame, shelf } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import { useShortcuts } from '../../kit/shortcuts.ts';
import type { GameScreen } from '../../kit/table.ts';
import type { Puzzle } from '../../study/puzzle.ts';
import { plainName } from '../../texts/who.ts';
import { packText } from '../packed-text.ts';
import { paths } from '../routes.ts';
import { type Player, USUAL_LEVEL } from '../session/player.ts';
import { isEndCertain } from '../study/certain-end.ts';
import {
  dailyPuzzle,
  difficultyOf,
  nameDay,
  nextPuzzle,
  type PuzzleProgress,
  ratingOf,
  readDay,
  type Wish,
} from '../study/puzzle-progress.ts';
import { hasPuzzles, loadPuzzles } from '../study/puzzles.ts';
import { after } from './after-move.ts';
import { AttemptWords } from './attempt-words.tsx';
import { CopyLink } from './copy-link.tsx';
import { Frame } from './frame.tsx';
import { Icon } from './icon.tsx';
import { LinkButton } from './link-button.tsx';
import { Missing } from './missing.tsx';
import { keyedNext, NEXT_ONE } from './next-key.ts';
import { PuzzleAnswers } from './puzzle-answers.tsx';
import { goalOf } from './puzzle-goal.ts';
import { HintButton, HintWords, isPlaceTold } from './puzzle-hint.tsx';
import { PuzzleHistory } from './puzzle-history.tsx';
import { PuzzleSequel } from './puzzle-sequel.tsx';
import { SettingsButton } from './settings-button.tsx';
import { AskTable, letterOf } from './study-ask.tsx';
import { TodaysPuzzles } from './todays-puzzles.tsx';
import { useLoaded } from './use-loaded.ts';
import { TOUCH, useMedia } from './use-media.ts';
import { useRoom } from './use-room.ts';
import { useSequel } from './use-sequel.ts';
import { useSolving } from './use-solving.ts';

/** One puzzle at the game's own table, by its id or by the day whose puzzle it is; without either it is today's. */
export function PuzzlePage({ game, id }: { readonly game: string; readonly id?: string | undefined }) {
  const loaded = useRoom(game);
  const puzzles = useLoaded(loadPuzzles, game);
  if (!findGame(game)) return <Missing what="game" />;
  if (!hasPuzzles(game)) return <Missing what="page" why={texts.noneSay} />;
  // Under an address of its own, it is still the same puzzle when a friend opens the link tomorrow.
  if (id === undefined) return <Redirect to={paths.puzzle(game, nameDay(Date.now()))} replace />;
  if (!loaded?.screen || !puzzles) {
    return <Frame title={texts.tab} fixed children={<p class="loading">{texts.loading}</p>} />;
  }
  const day = readDay(id);
  const puzzle = day === undefined ? puzzles.find((each) => each.id === id) : dailyPuzzle(puzzles, day);
  if (!puzzle) return <Missing what="page" />;
  const { room, screen } = loaded;
  return <Solve key={puzzle.id} {...{ room, screen, puzzle, puzzles, day }} />;
}

interface SolveProps {
  readonly room: Room;
  readonly screen: GameScreen;
  readonly puzzle: Puzzle;
  readonly puzzles: readonly Puzzle[];
  /** The day whose puzzle it is, in milliseconds since 1970. */
  readonly day: number | undefined;
}

function Solve({ room, screen, puzzle, puzzles, day }: SolveProps) {
  const { about } = room;
  const isToday = day !== undefined && nameDay(day) === nameDay(Date.now());
  const { progress, before, view, names, rows, told, attempt, hints, ...acts } = useSolving(room, puzzle, isToday);
  const [, go] = useLocation();
  const next = (wish: Wish) => () => go(paths.puzzle(about.id, nextPuzzle(puzzles, puzzle, progress, wish).id));
  const [best] = told;
  const others = useMemo(() => told.filter((_, at) => !rows[at].isRight), [told, rows]);
  const isCertain = useMemo(() => puzzle.exact && isEndCertain(room, view), [room, view, puzzle]);
  const [lit, light] = useState<Move>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const difficulty = texts.difficulties[difficultyOf(puzzle)];
  const isDone = attempt.kind === 'right' || attempt.kind === 'shown';
  const explained = attempt.kind === 'right' ? attempt.move : best;
  const sequel = useSequel(room, view, explained);
  return (
    <Frame
      title={texts.title(about.title)}
      game={about.id}
      fixed
      crumb={frame.crumb(about.title, texts.tab)}
      actions={
        <>
          {!isToday && (
            <span class="wide-only">
              <LinkButton to={paths.puzzle(about.id)} word={texts.today} />
            </span>
          )}
          <GameChoice game={about.id} />
        </>
      }
    >
      <h1 class="sr-only">{texts.title(about.title)}</h1>
      <div class="study">
        <AskTable
          {...{ room, screen, view, names, attempt, told, lit }}
          answer={best}
          hinted={isPlaceTold(hints) ? best : undefined}
          later={sequel.shown}
          submit={acts.submit}
          acts={
            !isDone && (
              <section class="puzzle-acts">
                <p class="study-row">
                  <Tries {...{ attempt, acts, hints }} />
                </p>
                <RatingNote {...{ puzzle, progress }} isHinted={hints > 0} />
              </section>
            )
          }
          foot={<Foot game={about.id} {...{ puzzle, puzzles, progress, isToday }} />}
        >
          <section class="study-question puzzle">
            <header>
              <div>
                <h2 ref={heading} tabIndex={-1}>
                  {day === undefined ? texts.numbered(puzzles.indexOf(puzzle) + 1, puzzles.length) : texts.daily}
                </h2>
                <p class="fine">{day === undefined ? difficulty : texts.dated(day, difficulty)}</p>
              </div>
              <Standing {...{ progress, before }} />
            </header>
            {attempt.kind === 'asking' && hints === 0 && (
              <p class="puzzle-goal">{goalOf({ room, view, names, puzzle, best }).join(' ')}</p>
            )}
            <div role="status">
              {attempt.kind === 'asking' && <HintWords {...{ room, view, names, best, others, hints }} />}
              <AttemptWords
                {...{ room, names, attempt, view, best, others, isCertain }}
                than={letterOf(told, others[0])}
                chance={puzzle.accepted[0].win}
              />
            </div>
            {isDone && sequel.at === undefined && (
              <>
                <GoOn
                  next={next('suited')}
                  follow={after(view, explained).turn === OVER ? undefined : () => sequel.go(1)}
                />
                <PuzzleAnswers {...{ room, view, names, rows, light, explained, isCertain }} isExact={puzzle.exact} />
                {puzzle.exact && <p class="fine">{texts.exact}</p>}
                {isToday && <TodaysPuzzles game={about.id} />}
                <p class="study-row puzzle-onward">
                  <Onward {...{ room, puzzle, puzzles, day, view, names, next }} again={acts.again} />
                </p>
              </>
            )}
            {sequel.at !== undefined && <PuzzleSequel {...{ room, names, sequel }} />}
          </section>
        </AskTable>
      </div>
    </Frame>
  );
}

/** Whether this puzzle changes the rating beside the title. */
function RatingNote({
  puzzle,
  progress: { tried },
  isHinted,
}: Pick<SolveProps, 'puzzle'> & { readonly progress: PuzzleProgress; readonly isHinted: boolean }) {
  const fresh = isHinted ? texts.ratingHinted : texts.ratingSay(ratingOf(puzzle));
  const note = Object.hasOwn(tried, puzzle.id) ? (tried[puzzle.id] ? texts.solvedBefore : texts.missedBefore) : fresh;
  return <p class="fine">{note}</p>;
}

/** What has nothing to do with the move that is asked for. */
function Foot({
  game,
  isToday,
  ...history
}: Pick<SolveProps, 'puzzle' | 'puzzles'> & {
  readonly game: string;
  readonly progress: PuzzleProgress;
  readonly isToday: boolean;
}) {
  return (
    <section class="puzzle-foot">
      <PuzzleHistory {...{ game }} {...history} />
      {/* Beside the choice of games a phone's bar would have no room left for its title, nor for the settings. */}
      {!isToday && (
        <Link class="narrow-only puzzle-today" href={paths.puzzle(game)}>
          {texts.today}
        </Link>
      )}
      <p class="puzzle-settings">
        <SettingsButton />
      </p>
    </section>
  );
}

/** What somebody can do who has not found it yet. */
function Tries({
  attempt: { kind },
  hints,
  acts,
}: Pick<ReturnType<typeof useSolving>, 'attempt' | 'hints'> & {
  readonly acts: Pick<ReturnType<typeof useSolving>, 'again' | 'show' | 'giveHint'>;
}) {
  return (
    <>
      {(kind === 'wrong' || kind === 'failed') && (
        <button type="button" class="primary" onClick={acts.again}>
          {texts.again}
        </button>
      )}
      {kind === 'asking' && <HintButton {...{ hints }} give={acts.giveHint} />}
      <button type="button" onClick={acts.show}>
        {texts.answer}
      </button>
    </>
  );
}

/** The way on, above all that is told of the answer: below it, it would be out of sight. */
function GoOn({
  next,
  follow,
}: {
  readonly next: () => void;
  /** Shows what follows; nothing does where the answer ends the match. */
  readonly follow: (() => void) | undefined;
}) {
  useShortcuts('page', [{ keys: [NEXT_ONE], words: texts.another, act: next }]);
  return (
    <p class="study-row">
      <button type="button" class="primary" onClick={next} {...keyedNext(texts.another)}>
        {texts.another}
      </button>
      {follow && (
        <button type="button" onClick={follow}>
          {texts.sequel}
        </button>
      )}
    </p>
  );
}

/** What else there is to do after a puzzle. */
function Onward({
  room: { about },
  puzzle,
  puzzles,
  day,
  view,
  names,
  next,
  again,
}: Omit<SolveProps, 'screen'> & {
  readonly view: Position;
  readonly names: readonly string[];
  /** Leads to the next puzzle. */
  readonly next: (wish: Wish) => () => void;
  readonly again: () => void;
}) {
  const study = useMemo(() => studyText(puzzle, view, names), [puzzle, view, names]);
  const packed = useLoaded(packText, study);
  return (
    <>
      {puzzles.some(({ level }) => level < puzzle.level) && (
        <button type="button" onClick={next('easier')}>
          {texts.easier}
        </button>
      )}
      {puzzles.some(({ level }) => level > puzzle.level) && (
        <button type="button" onClick={next('harder')}>
          {texts.harder}
        </button>
      )}
      <SharePuzzle {...{ about, puzzle, day }} />
      <LinkButton to={paths.study(about.id, packed ?? study)} word={texts.study} />
      <button type="button" class="quiet" onClick={again}>
        {texts.solveAgain}
      </button>
    </>
  );
}

/** A link to this puzzle, for a friend: by the sheet of a phone, else by the clipboard. */
function SharePuzzle({ about, puzzle, day }: Pick<SolveProps, 'puzzle' | 'day'> & { readonly about: Room['about'] }) {
  const path = paths.puzzle(about.id, day === undefined ? puzzle.id : nameDay(day));
  const url = new URL(`#${path}`, location.href).href;
  const icon = <Icon name="share" />;
  if (!useMedia(TOUCH) || !('share' in navigator))
    return <CopyLink word={texts.share} said={texts.shared} find={async () => url} icon={icon} />;
  // To close the sheet is no error.
  const share = () => void navigator.share({ title: texts.title(about.title), url }).catch(() => {});
  return (
    <button type="button" onClick={share}>
      {icon} {texts.share}
    </button>
  );
}

/** In the study everybody is called as here. */
function studyText({ position, id }: Puzzle, { turn }: Position, names: readonly string[]): string {
  const players: readonly Player[] = names.map((name, seat) =>
    seat === turn ? { kind: 'person', name: plainName(name) } : { kind: 'bot', name, level: USUAL_LEVEL },
  );
  return JSON.stringify({ position, players, puzzle: id });
}

/** Every game has a puzzle of its own each day. */
function GameChoice({ game }: { readonly game: string }) {
  const [, go] = useLocation();
  return (
    <select aria-label={texts.game} value={game} onChange={(event) => go(paths.puzzle(event.currentTarget.value))}>
      {shelf
        .filter(({ about }) => hasPuzzles(about.id))
        .map(({ about: { id, title } }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
    </select>
  );
}

function Standing({
  progress: { rating, streak },
  before,
}: {
  readonly progress: PuzzleProgress;
  readonly before: PuzzleProgress;
}) {
  const change = rating - before.rating;
  return (
    <dl class="puzzle-standing">
      <div>
        <dt>{texts.rating}</dt>
        <dd>{rating}</dd>
        {change !== 0 && <dd class={change > 0 ? 'puzzle-change is-up' : 'puzzle-change'}>{texts.change(change)}</dd>}
      </div>
      <div>
        <dt>{texts.streak}</dt>
        <dd>{streak}</dd>
      </div>
    </dl>
  );
}
