import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts as frame } from '#texts/web/frame.ts';
import { texts as endingTexts } from '#texts/web/result.ts';
import { texts } from '#texts/web/table.ts';
import { type Move, OVER, type Position } from '../../core/game.ts';
import type { Fault } from '../../core/result.ts';
import type { About, Room } from '../../games/room.ts';
import { focusPrompt, isByKey, releaseFocus } from '../../kit/focus.ts';
import { noteMove, useOnceStill } from '../../kit/later.tsx';
import type { GameScreen } from '../../kit/table.ts';
import { BeforePrompt, BesidePrompt, SideEnds, Undone, WholeSide } from '../../kit/table-layout.tsx';
import { StandIn, UnsentBy } from '../../kit/turn-prompt.tsx';
import { Suggested } from '../../kit/use-pointed.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { countedIn, numberOf } from '../counted.ts';
import { rememberTable } from '../last-table.ts';
import { hasLesson } from '../lessons.ts';
import { paths } from '../routes.ts';
import { seatStyle } from '../seat-colours.ts';
import { store } from '../session/here.ts';
import { hasPeople } from '../session/player.ts';
import { isFinished, type Session, type Snapshot } from '../session/session.ts';
import { keyed } from '../shortcuts.ts';
import { Announcement } from './announcement.tsx';
import { EarlyEnding } from './early-ending.tsx';
import { Frame } from './frame.tsx';
import { considerHint, Hints, pickedHint, WinChance } from './hints.tsx';
import { Log } from './log.tsx';
import { LookBack } from './look-back.tsx';
import { MomentPanel } from './moment.tsx';
import { NewsLines } from './news-lines.tsx';
import { ResultPanel } from './result.tsx';
import { RulesSheet } from './rules-sheet.tsx';
import { SessionNotices } from './session-notices.tsx';
import { HintCost, StarsToWin, UndoCost } from './stars.tsx';
import type { Surroundings } from './surroundings.ts';
import { type OpenDialog, TableDialogs } from './table-dialogs.tsx';
import { isComputers, waitingWords } from './table-words.ts';
import { type Act, useFault } from './use-fault.ts';
import { useMarks } from './use-marks.ts';
import { type Scenes, useScenes } from './use-scenes.ts';
import { useSession } from './use-session.ts';
import { useSounds } from './use-sounds.ts';
import { useTableShortcuts } from './use-table-shortcuts.ts';

const NOTHING_TO_DO: readonly Move[] = [];

const NO_ENDS = {};

/** The prompt gives up the room that the last turn needed: a person may think for minutes, and a hole is all there would be. */
const NO_ROOM_KEPT = { '--prompt-keeps': '0', '--prompt-glides': '240ms' };

/** A match at its table, wherever it is played. */
export function Play({
  session,
  screen,
  around,
  isReplay = false,
}: {
  readonly session: Session;
  readonly screen: GameScreen;
  readonly around?: Surroundings;
  /** Opens at the first move, to be seen again. */
  readonly isReplay?: boolean;
}) {
  const live = useSession(session);
  const { room, names } = session;
  const { game, about } = room;
  const scenes = useScenes(live, { screen, room, names, pace: () => store.loadPace() });
  const { snapshot, isPlaying } = scenes;
  const { viewer, log, earlier } = snapshot;
  const [open, setOpen] = useState<OpenDialog>();
  const { lookedAt, lookAt, lookUp } = useLookBack(isReplay ? 0 : undefined);
  const { fault, act } = useFault(snapshot.log.length);
  const { marks, news, again, light } = useMarks(snapshot);
  useSounds(live, screen);
  const moveCount = log.at(-1)?.move ?? 0;
  const lookBack = moveCount > 0 ? () => lookAt(moveCount) : undefined;
  useTableShortcuts({ session, open: setOpen, act, isBack: lookedAt !== undefined, isPlaying, lookBack, lookUp });
  useArrival(session);
  const submit = (move: Move) => {
    releaseFocus();
    noteMove();
    act(session.submit(move));
  };
  const moves = isPlaying || again.step !== undefined ? NOTHING_TO_DO : snapshot.moves;
  const position = again.step === undefined ? snapshot.position : earlier()[again.step];
  const waiting = isPlaying ? '' : waitingWords(session, around?.isAway);
  const told = (
    <Log lines={again.log} undone={snapshot.undone} {...{ names, lookAt, light }} empty={<LessonLink {...room} />} />
  );
  return (
    <Frame
      title={around?.title ?? texts.tabOfMatch(game.title, names)}
      game={game.id}
      style={{ ...seatStyle(about, session.players), ...(waitsForPerson(session, snapshot) ? NO_ROOM_KEPT : {}) }}
      fixed
      hasMenu
      crumb={<Crumb {...{ session, snapshot }} step={again.step} isBack={lookedAt !== undefined} />}
      actions={lookedAt === undefined && <Actions {...{ session, scenes, act, around }} open={setOpen} />}
    >
      <h1 class="sr-only">{game.title}</h1>
      <SessionNotices notices={snapshot.notices} hasResult={lookedAt === undefined} />
      {lookedAt === undefined ? (
        <AroundTable
          {...{ live, snapshot, around, names }}
          beside={<Beside {...{ session, submit, fault }} more={around?.beside} />}
          side={sideOf({ session, screen, names, scenes, lookAt, act, around, children: told })}
          before={<NewsLines {...{ news, names, again }} />}
        >
          <screen.Table
            {...{ position, viewer, moves, waiting, earlier, submit, marks }}
            names={session.owners ?? names}
            shown={scenes.shown}
            hint={pickedHint(snapshot.guidance)}
            consider={(move) => considerHint(session, move)}
            ruleLink={(rule) => `#${paths.rules(game.id, rule)}`}
          >
            {told}
          </screen.Table>
        </AroundTable>
      ) : (
        <LookBack {...{ session, names, around }} Still={screen.Still} from={lookedAt} close={lookUp} />
      )}
      <Announcement {...{ log, names, waiting }} turn={snapshot.position.turn} acts={moves.length > 0} />
      <TableDialogs {...{ session, names, open, setOpen, act, lookBack, around }} />
      <RulesSheet game={game.id} position={snapshot.position} above={around?.stays} opens={() => setOpen(undefined)} />
    </Frame>
  );
}

/** What the page lays around a game's table. */
function AroundTable({
  live,
  snapshot: { guidance, isHeld, position, undone },
  around,
  names,
  side,
  beside,
  before,
  children,
}: {
  readonly live: Snapshot;
  readonly snapshot: Snapshot;
  readonly around: Surroundings | undefined;
  readonly names: readonly string[];
  readonly side: ComponentChildren;
  readonly beside: ComponentChildren;
  readonly before: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  return (
    <SideEnds.Provider value={around ?? NO_ENDS}>
      <WholeSide.Provider value={side}>
        <BesidePrompt.Provider value={beside}>
          <BeforePrompt.Provider value={before}>
            <Undone.Provider value={undone.length}>
              <Suggested.Provider value={guidance.kind === 'hints' ? guidance.hints : undefined}>
                <UnsentBy.Provider value={live.unsentBy}>
                  <StandIn.Provider value={isHeld ? names[position.turn] : undefined}>{children}</StandIn.Provider>
                </UnsentBy.Provider>
              </Suggested.Provider>
            </Undone.Provider>
          </BeforePrompt.Provider>
        </BesidePrompt.Provider>
      </WholeSide.Provider>
    </SideEnds.Provider>
  );
}

/** Somebody who is elsewhere thinks, or nobody can play. */
function waitsForPerson({ players }: Session, snapshot: Snapshot): boolean {
  const { position, viewer, moves, curtain, stalled } = snapshot;
  const { turn } = position;
  if (stalled !== undefined) return true;
  const isElsewhere = turn >= 0 && turn !== viewer && moves.length === 0 && curtain === undefined;
  return isElsewhere && !isComputers(players, snapshot);
}

/** What the side column shows instead of prompt and facts: a great moment while it lasts, then the result. */
function sideOf({
  scenes,
  around,
  ...parts
}: Omit<Parameters<typeof ResultPanel>[0], 'isNew'> & {
  readonly scenes: Scenes;
  readonly around: Surroundings | undefined;
}) {
  const { names, session } = parts;
  const after = around?.afterScore;
  if (scenes.isPlaying) return <MomentPanel {...{ scenes, names }} />;
  if (session.snapshot.position.turn === OVER) return <ResultPanel {...parts} {...{ after }} isNew={scenes.isNew} />;
  const { ended } = session.snapshot;
  return ended && <EarlyEnding {...parts} {...{ after }} ending={ended} isNew={!scenes.wasEnded} />;
}

/** Why the last move was refused, the hints, and what the page adds. */
function Beside({
  session,
  submit,
  fault,
  more,
}: {
  readonly session: Session;
  readonly submit: (move: Move) => void;
  readonly fault: Fault | undefined;
  readonly more: ComponentChildren;
}) {
  return (
    <>
      {fault && (
        <p class="problem" role="alert">
          {sayFault(fault)}
        </p>
      )}
      <Hints session={session} submit={submit} />
      {more}
    </>
  );
}

/** Whatever began the match is gone with its page; rules and viewer lead back here. */
function useArrival({ address, room: { game }, snapshot }: Session): void {
  const kind = isFinished(snapshot) ? 'result' : 'match';
  useEffect(focusPrompt, []);
  useEffect(() => rememberTable({ game: game.id, path: address, kind }), [game, address, kind]);
}

/**
 * The move that somebody looks back at; afterwards the keyboard's focus is at the log again, where that began. Those who
 * point see the score again: a focus at the log would scroll it away.
 */
function useLookBack(first: number | undefined) {
  const [lookedAt, lookAt] = useState(first);
  const wasBack = useRef(false);
  useEffect(() => {
    if (lookedAt === undefined && wasBack.current && isByKey())
      document.querySelector<HTMLElement>('.log button')?.focus();
    wasBack.current = lookedAt !== undefined;
  }, [lookedAt]);
  return { lookedAt, lookAt, lookUp: () => lookAt(undefined) };
}

function Crumb({
  session,
  snapshot,
  step,
  isBack,
}: {
  readonly session: Session;
  /** What the table shows: computer players may have played on to the end behind a half-time. */
  readonly snapshot: Snapshot;
  /** How many lines of the log had happened where the board shows something again. */
  readonly step: number | undefined;
  readonly isBack: boolean;
}) {
  const { room } = session;
  const { log, earlier } = snapshot;
  const moveAfter = (lines: number) => (lines === 0 ? 1 : (log.at(lines - 1)?.move ?? 0) + 1);
  const shown = step === undefined ? snapshot.position : earlier()[step];
  const now = useWithPrompt(nowWords(room, shown, moveAfter(step ?? log.length)), snapshot);
  return (
    <>
      <span class="crumb-words">
        {room.game.title}
        <span class="wide-only" data-move={moveAfter(log.length)}>
          {frame.behind(isBack ? texts.lookingBack : isFinished(snapshot) ? texts.finished : now)}
        </span>
      </span>
      {!isBack && <StarsToWin session={session} />}
    </>
  );
}

/** What is said when the prompt passes to the next seat: a new turn over the name of whoever has just moved would be nobody's. */
function useWithPrompt(words: string, { position, moves }: Snapshot): string {
  const latest = { words, acts: moves.length > 0 };
  const settled = useOnceStill(latest, position.turn);
  return (settled.acts && !latest.acts ? latest : settled).words;
}

/** Where the match is: by the game's own heading, or by what the log, a look back and the result count. */
function nowWords(room: Room, position: Position, move: number): string {
  return room.headingOf?.(position) ?? countedIn(room).numberFirst(numberOf(room, position, move));
}

function Actions({
  session,
  scenes,
  open,
  act,
  around,
}: {
  readonly session: Session;
  readonly scenes: Scenes;
  readonly open: (dialog: OpenDialog) => void;
  readonly act: Act;
  readonly around: Surroundings | undefined;
}) {
  const { chance, guidance } = session.snapshot;
  const isOver = isFinished(session.snapshot);
  return (
    <>
      <WinChance chance={isOver ? undefined : chance} guidance={guidance} />
      {around ? around.actions(act) : <Steps {...{ session, act }} isPlaying={scenes.isPlaying} />}
      {scenes.again && (
        <button type="button" aria-label={endingTexts.again} onClick={scenes.again}>
          <span class="wide-only">{endingTexts.again}</span>
          <span class="narrow-only">{endingTexts.againShort}</span>
        </button>
      )}
      <Link class="button roomy-only" href={paths.rules(session.room.game.id)}>
        {texts.rules}
      </Link>
      <button type="button" onClick={() => open('menu')} {...keyed('menu')}>
        {texts.menu}
      </button>
    </>
  );
}

/** For somebody who sits down at a game and has neither learned nor played it here. */
function LessonLink({ about: { id, title } }: { readonly about: About }) {
  return hasLesson(id) && !isKnown(id) ? <Link href={paths.lesson(id)}>{texts.newHere(title)}</Link> : null;
}

function isKnown(game: string): boolean {
  const { matches } = store.listMatches();
  return (
    store.hasLearned(game) ||
    matches.some(({ record, players, over }) => record.game === game && over && hasPeople(players))
  );
}

/** Back, forth, and what a strong player would do. */
function Steps({
  session,
  act,
  isPlaying,
}: {
  readonly session: Session;
  readonly act: Act;
  /** A great moment is shown: nobody can play, so there is nothing to suggest. */
  readonly isPlaying: boolean;
}) {
  const { canUndo, canRedo, moves, ended } = session.snapshot;
  // Nobody takes back what they did at another table.
  if (ended) return null;
  return (
    <>
      <button type="button" disabled={!canUndo} onClick={() => act(session.undo())} {...keyed('undo')}>
        {texts.undo} <UndoCost session={session} />
      </button>
      {!isFinished(session.snapshot) && (
        <>
          <button
            type="button"
            class="wide-only"
            disabled={!canRedo}
            onClick={() => act(session.redo())}
            {...keyed('redo')}
          >
            {texts.redo}
          </button>
          <button
            type="button"
            disabled={isPlaying || moves.length === 0}
            onClick={() => session.askHints()}
            {...keyed('hint')}
          >
            {texts.hint} <HintCost session={session} />
          </button>
        </>
      )}
    </>
  );
}
