import '../styles/study.css';
import '../styles/study-review.css';
import '../styles/study-side.css';
import '../styles/study-tools.css';
import '../styles/puzzle.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
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
import { dailyPuzzle, difficultyOf, nextPuzzle, type PuzzleProgress, type Wish } from '../study/puzzle-progress.ts';
import { hasPuzzles, loadPuzzles } from '../study/puzzles.ts';
import { after } from './after-move.ts';
import { AttemptWords } from './attempt-words.tsx';
import { Frame } from './frame.tsx';
import { LinkButton } from './link-button.tsx';
import { Missing } from './missing.tsx';
import { keyedNext, NEXT_ONE } from './next-key.ts';
import { PuzzleAnswers } from './puzzle-answers.tsx';
import { HintButton, type HintedMove, HintWords, isPlaceTold } from './puzzle-hint.tsx';
import { PuzzleHistory } from './puzzle-history.tsx';
import { PuzzleSequel } from './puzzle-sequel.tsx';
import { SettingsButton } from './settings-button.tsx';
import { AskTable } from './study-ask.tsx';
import { useLoaded } from './use-loaded.ts';
import { useRoom } from './use-room.ts';
import { useSequel } from './use-sequel.ts';
import { useSolving } from './use-solving.ts';

/** One puzzle at the game's own table; without an id it is the one of the day. */
export function PuzzlePage({ game, id }: { readonly game: string; readonly id?: string | undefined }) {
  const loaded = useRoom(game);
  const puzzles = useLoaded(loadPuzzles, game);
  if (!findGame(game)) return <Missing what="game" />;
  if (!hasPuzzles(game)) return <Missing what="page" why={texts.noneSay} />;
  if (!loaded?.screen || !puzzles) {
    return <Frame title={texts.tab} fixed children={<p class="loading">{texts.loading}</p>} />;
  }
  const puzzle = id === undefined ? dailyPuzzle(puzzles, Date.now()) : puzzles.find((each) => each.id === id);
  if (!puzzle) return <Missing what="page" />;
  const { room, screen } = loaded;
  return <Solve key={puzzle.id} {...{ room, screen, puzzle, puzzles }} isDaily={id === undefined} />;
}

interface SolveProps {
  readonly room: Room;
  readonly screen: GameScreen;
  readonly puzzle: Puzzle;
  readonly puzzles: readonly Puzzle[];
  readonly isDaily: boolean;
}

function Solve({ room, screen, puzzle, puzzles, isDaily }: SolveProps) {
  const { about } = room;
  const { progress, before, view, names, rows, told, attempt, hints, ...acts } = useSolving(room, puzzle, isDaily);
  const [, go] = useLocation();
  const next = (wish: Wish) => () => go(paths.puzzle(about.id, nextPuzzle(puzzles, puzzle, progress, wish).id));
  const [best] = told;
  const others = useMemo(() => told.filter((_, at) => !rows[at].isRight), [told, rows]);
  const [lit, light] = useState<Move>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
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
          {!isDaily && (
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
        >
          <section class="study-question puzzle">
            <header>
              <h2 ref={heading} tabIndex={-1}>
                <Name {...{ puzzle, puzzles, isDaily }} />
              </h2>
              <Standing {...{ progress, before }} />
            </header>
            {!isDone && <Question {...{ puzzle, puzzles, before }} />}
            <div role="status">
              {attempt.kind === 'asking' && <HintWords {...{ room, view, names, best, others, hints }} />}
              <AttemptWords {...{ room, names, attempt, view, best, others }} />
            </div>
            {isDone && sequel.at === undefined && (
              <GoOn
                next={next('suited')}
                follow={after(view, explained).turn === OVER ? undefined : () => sequel.go(1)}
              />
            )}
            {isDone && sequel.at === undefined && <PuzzleAnswers {...{ room, view, names, rows, light, explained }} />}
            {sequel.at !== undefined && <PuzzleSequel {...{ room, names, sequel }} />}
            <p class="study-row">
              {!isDone && <Tries {...{ attempt, acts }} asked={{ room, view, names, best, others, hints }} />}
              {isDone && sequel.at === undefined && (
                <Onward {...{ room, puzzle, puzzles, view, names, next }} again={acts.again} />
              )}
            </p>
            {!isDone && !Object.hasOwn(progress.tried, puzzle.id) && <p class="fine">{texts.answerCounts}</p>}
            <PuzzleHistory game={about.id} {...{ puzzle, puzzles, progress }} />
            {/* Beside the choice of games a phone's bar would have no room left for its title, nor for the settings. */}
            {!isDaily && (
              <Link class="narrow-only puzzle-today" href={paths.puzzle(about.id)}>
                {texts.today}
              </Link>
            )}
            <p class="puzzle-settings">
              <SettingsButton />
            </p>
          </section>
        </AskTable>
      </div>
    </Frame>
  );
}

function Name({ puzzle, puzzles, isDaily }: Pick<SolveProps, 'puzzle' | 'puzzles' | 'isDaily'>) {
  if (!isDaily) return <>{texts.numbered(puzzles.indexOf(puzzle) + 1, puzzles.length)}</>;
  return (
    <>
      {texts.daily} <span class="fine">{texts.date(Date.now())}</span>
    </>
  );
}

/** What is asked, how hard it is, and how it went where somebody has met it before. */
function Question({
  puzzle,
  puzzles,
  before: { tried },
}: Pick<SolveProps, 'puzzle' | 'puzzles'> & { readonly before: PuzzleProgress }) {
  return (
    <>
      {Object.hasOwn(tried, puzzle.id) && (
        <p class={tried[puzzle.id] ? 'puzzle-met is-solved' : 'puzzle-met'}>
          {tried[puzzle.id] ? texts.solvedBefore : texts.missedBefore}
        </p>
      )}
      <p>{texts.say(puzzle.accepted.length)}</p>
      <p class="fine">
        <b>{texts.difficulties[difficultyOf(puzzles, puzzle)]}</b> {puzzle.exact && texts.exact}
      </p>
    </>
  );
}

/** What somebody can do who has not found it yet. */
function Tries({
  attempt: { kind },
  asked,
  acts,
}: Pick<ReturnType<typeof useSolving>, 'attempt'> & {
  /** What a hint is told of. */
  readonly asked: HintedMove;
  readonly acts: Pick<ReturnType<typeof useSolving>, 'again' | 'show' | 'giveHint'>;
}) {
  return (
    <>
      {(kind === 'wrong' || kind === 'failed') && (
        <button type="button" class="primary" onClick={acts.again}>
          {texts.again}
        </button>
      )}
      {kind === 'asking' && <HintButton {...asked} give={acts.giveHint} />}
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
  view,
  names,
  next,
  again,
}: Omit<SolveProps, 'screen' | 'isDaily'> & {
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
      <LinkButton to={paths.study(about.id, packed ?? study)} word={texts.study} />
      <button type="button" class="quiet" onClick={again}>
        {texts.solveAgain}
      </button>
    </>
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
