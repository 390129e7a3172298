import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { texts as frame } from '#texts/web/frame.ts';
import { texts } from '#texts/web/study.ts';
import { type Move, OVER, type Position, type Viewer } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import type { Mark } from '../../kit/draw/place.ts';
import type { ShownScene } from '../../kit/draw/scene.ts';
import { FarArrows } from '../../kit/far-arrows.tsx';
import { SpotsOnBoards } from '../../kit/spots.tsx';
import type { GameScreen } from '../../kit/table.ts';
import { BesidePrompt, WholeSide } from '../../kit/table-layout.tsx';
import { MovesForAll } from '../../kit/turn-prompt.tsx';
import { seatStyle } from '../seat-colours.ts';
import { dice } from '../session/dice.ts';
import { mistakesOf } from '../study/chances.ts';
import type { Study } from '../study/study-text.ts';
import { decisionOf, type StudyNode, type StudyTree } from '../study/study-tree.ts';
import { shownWith } from './after-move.ts';
import { takeRivals } from './awaited-rivals.ts';
import { betterInstead, betterShown, goToShown, keepShown } from './better-move.ts';
import { Frame } from './frame.tsx';
import { LETTERS } from './hints.tsx';
import { leaveStudy, returnToStudy } from './left-study.ts';
import { RemovedBar } from './removed-bar.tsx';
import { stillTable } from './still-table.ts';
import { type Aside, useAsked } from './study-aside.ts';
import { StudyDraw } from './study-draw.tsx';
import { StudyLearn } from './study-learn.tsx';
import { StudySide, type Tab } from './study-side.tsx';
import { BackToMatch, NarrowTools, OpinionButton, StudyTools } from './study-tools.tsx';
import { StudyTry } from './study-try.tsx';
import { type Desk, isHiddenTurn, seenBy, useDesk } from './use-desk.ts';
import { useMedia } from './use-media.ts';
import { useNotes } from './use-notes.ts';
import type { Opinion } from './use-opinion.ts';
import { type Rivals, useRivals } from './use-rivals.ts';
import { type PenKeys, type SpottedPage, useSpots } from './use-spots.ts';

/** There is no room in the bar. */
const NARROW = '(max-width: 1000px)';

/** What one does at the board: look, try moves, try the mistakes again, or draw. */
type Mode = 'look' | 'try' | 'learn' | 'draw';

/** A study at the game's own table. */
export function StudyTable({
  room,
  screen,
  study,
  name,
  given,
  step,
  isOwn,
}: {
  readonly room: Room;
  readonly screen: GameScreen;
  readonly study: Study;
  /** Under which the review is kept. */
  readonly name: string;
  /** What the address holds: under it what somebody adds is kept. */
  readonly given: string;
  readonly step: number | undefined;
  /** False for a match that others played. */
  readonly isOwn: boolean;
}) {
  const desk = useDesk(room, study, name, step, isOwn);
  useNotes(study, given);
  const { mode, setMode, rivals, from, look, face, learn } = useModes();
  // Kept here, because what is beside the board goes while somebody tries moves.
  const [tab, setTab] = useState<Tab>(() => firstTab(study));
  const [asks, turnAsks] = useAsks(study.tree);
  const eyes = mode === 'try' && rivals ? rivals.seat : desk.eyes;
  const { opinion, aside } = useAsked(desk, { asks, mayAsk: study.mayAsk && mode !== 'learn', eyes });
  useRivals(room, desk.tree, desk.at, mode === 'try' ? rivals : undefined);
  const [lit, light] = useState<Move>();
  const setAsks = (now: boolean) => {
    if (now) goToShown(desk, opinion);
    turnAsks(now);
  };
  const leave = () => {
    const at = keepShown(desk, opinion);
    leaveStudy(at, asks);
    return at;
  };
  const isNarrow = useMedia(NARROW);
  const narrow = isNarrow && {
    opinion: <OpinionButton {...{ desk, asks, setAsks }} />,
    more: (inside: ComponentChildren) => <NarrowTools {...{ desk, asks, face, leave }}>{inside}</NarrowTools>,
  };
  // Whose chances the review shows stays as it was chosen.
  const learner = desk.decisions.get(from ?? -1)?.seat ?? desk.seat;
  const { about } = room;
  return (
    <Frame
      title={texts.title(about.title)}
      game={about.id}
      style={seatStyle(about, study.players)}
      fixed
      crumb={frame.crumb(about.title, texts.tab)}
      actions={
        (mode === 'look' || mode === 'draw') && (
          <span class="study-bar-tools">
            {isNarrow ? <BackToMatch desk={desk} isShort /> : <StudyTools {...{ desk, asks, setAsks, face, leave }} />}
          </span>
        )
      }
    >
      <h1 class="sr-only">{texts.title(about.title)}</h1>
      {mode === 'learn' && desk.report ? (
        <div class="study">
          <StudyLearn {...{ desk, screen, from }} mistakes={mistakesOf(desk.report, learner, from)} close={look} />
        </div>
      ) : (
        <StudyBoard {...{ desk, screen, opinion, aside, mode, rivals, lit, light }} close={look}>
          {(drawing) => (
            <StudySide
              {...{ desk, opinion, aside, drawing, tab, setTab, light, learn }}
              narrow={narrow || undefined}
              tryMove={() => {
                goToShown(desk, opinion);
                setMode('try');
              }}
              draw={() => setMode(mode === 'draw' ? 'look' : 'draw')}
            />
          )}
        </StudyBoard>
      )}
      <RemovedBar removed={desk.removed} />
    </Frame>
  );
}

/** A position has no moves yet: what counts is what the one to move holds. A link into a variation leads to its moves. */
function firstTab({ tree, record }: Study): Tab {
  if (!tree.at.isPlayed) return 'moves';
  return record ? 'review' : 'table';
}

/** What one does now, and how to do something else. */
function useModes() {
  const [rivals, setRivals] = useState(takeRivals);
  const [mode, setMode] = useState<Mode>(rivals ? 'try' : 'look');
  /** The mistake to begin with, by its line; the first where none was chosen. */
  const [from, setFrom] = useState<number>();
  const look = () => {
    setMode('look');
    setRivals(undefined);
  };
  const face = (now: Rivals) => {
    setRivals(now);
    setMode('try');
  };
  const learn = (ply?: number) => {
    setFrom(ply);
    setMode('learn');
  };
  return { mode, setMode, rivals, from, look, face, learn };
}

/** Whether the computer is asked. Who comes back from changing the position finds the study as it was left. */
function useAsks(tree: StudyTree) {
  const asks = useState(false);
  const [, setAsks] = asks;
  useLayoutEffect(() => {
    const place = returnToStudy(tree);
    if (!place) return;
    tree.go(place.at);
    setAsks(place.asks);
  }, [tree]);
  return asks;
}

const NO_MOVES: readonly number[] = [];

function StudyBoard({
  desk,
  screen,
  opinion,
  aside,
  mode,
  rivals,
  lit,
  light,
  close,
  children,
}: {
  /** The idea that somebody points at. */
  readonly lit: Move | undefined;
  readonly light: (move: Move | undefined) => void;
  readonly desk: Desk;
  readonly screen: GameScreen;
  readonly opinion: Opinion;
  readonly aside: Aside | undefined;
  readonly mode: Mode;
  readonly rivals: Rivals | undefined;
  readonly close: () => void;
  /** What is beside the board, with what there is for drawing while somebody draws. */
  readonly children: (drawing: ComponentChildren) => ComponentChildren;
}) {
  const { tree, at, names, room } = desk;
  const isTrying = mode === 'try';
  const isTheirs = rivals ? at.position.turn !== rivals.seat : isHiddenTurn(desk);
  const moves = isTrying && !isTheirs ? tree.legalMoves(at) : NO_MOVES;
  const pointed = litIdea(opinion, lit);
  const instead = betterInstead(desk, opinion);
  const position = isTrying ? tried(desk, at, rivals) : seenBy(desk, instead ?? shownWith(room, at.position, pointed));
  const marks = isTrying ? opinionMarks(opinion, at) : lookMarks(desk, opinion);
  const shown = endOf(desk, screen, position);
  const [pen, setPen] = useState(0);
  const page = useDrawing(desk, position, mode, pen);
  const drawing = mode === 'draw' && <StudyDraw {...{ desk, page, pen, setPen, close }} />;
  return (
    <div class={mode === 'draw' ? 'study is-drawing' : 'study'} {...page.handlers}>
      <SpotsOnBoards.Provider value={page.spots}>
        <WholeSide.Provider value={isTrying ? undefined : children(drawing)}>
          <BesidePrompt.Provider value={isTrying && <StudyTry {...{ desk, close, opinion, aside, rivals, light }} />}>
            <MovesForAll.Provider value={rivals === undefined}>
              <screen.Table
                {...stillTable(room, position)}
                {...{ moves, names, marks, shown }}
                hint={hintOf(opinion, isTrying, pointed)}
                viewer={
                  isTrying && rivals ? rivals.seat : viewerOf(desk, position, isTrying || opinion.kind !== 'none')
                }
                submit={(move) => tree.play(move, dice)}
                earlier={() => earlierOf(desk)}
              />
            </MovesForAll.Provider>
          </BesidePrompt.Provider>
        </WholeSide.Provider>
        <FarArrows />
      </SpotsOnBoards.Provider>
    </div>
  );
}

/** A finished match is shown scored, with whatever its game shows then: open hands, say. */
function endOf(desk: Desk, { scenesOf }: GameScreen, position: Position): ShownScene | undefined {
  if (position.turn !== OVER) return undefined;
  const earlier = () => earlierOf(desk);
  const scene = scenesOf?.({ position, before: position, names: desk.names, earlier, moved: [] }).at(-1);
  return scene && { scene, number: 0, isMoving: false, tempo: 0 };
}

/** Where no letter on the board can show an idea, a card to discard say, the game shows it in its own way. */
function hintOf(opinion: Opinion, isTrying: boolean, pointed: Move | undefined): Move | undefined {
  if (opinion.kind !== 'ideas' || (pointed !== undefined && !isTrying)) return undefined;
  const shown = opinion.ideas.find(({ move }) => move === pointed) ?? opinion.ideas[0];
  return shown.places.length > 0 ? undefined : shown.move;
}

/** Nothing once one has gone on: what was pointed at then belongs to another position. */
function litIdea(opinion: Opinion, lit: Move | undefined): Move | undefined {
  return opinion.kind === 'ideas' && opinion.ideas.some(({ move }) => move === lit) ? lit : undefined;
}

const NOTHING_WRONG: readonly string[] = [];

/** Marks and arrows on the board: by a pen that was chosen, or by the right mouse button at any time but while trying. */
function useDrawing({ room, tree, at }: Desk, position: Position, mode: Mode, pen: number): SpottedPage {
  const penFor = ({ shiftKey, altKey }: PenKeys) => (shiftKey || altKey ? Number(shiftKey) + 2 * Number(altKey) : pen);
  return useSpots(room, position, at.sketches, NOTHING_WRONG, {
    isActive: mode === 'draw',
    rightDraws: mode !== 'try',
    penFor,
    choose: (from, keys) => tree.sketch(at, { from, pen: penFor(keys) }),
    connect: (from, to, keys) => tree.sketch(at, { from, to, pen: penFor(keys) }),
  });
}

/** Against computer players one sees what one's own seat may know, and otherwise what the eyes see that were chosen. */
function tried(desk: Desk, { position }: StudyNode, rivals: Rivals | undefined): Position {
  return rivals ? position.view(rivals.seat) : seenBy(desk, position);
}

/**
 * What is in front of somebody stays there while they look at a match. Where moves are made or asked for, and where nobody has
 * played, it is what the seat to act has in front of it.
 */
function viewerOf({ eyes, seat, study }: Desk, { turn }: Position, isForMover: boolean): Viewer {
  if (eyes !== 'open') return eyes;
  return turn >= 0 && (isForMover || !study.record) ? turn : seat;
}

function earlierOf(desk: Desk): readonly Position[] {
  const line: Position[] = [];
  for (let node: StudyNode | undefined = desk.at; node; node = node.parent) line.unshift(seenBy(desk, node.position));
  return line;
}

/** What was played last, and what would have been better; or what the computer would do now. */
function lookMarks(desk: Desk, opinion: Opinion): readonly Mark[] {
  const ideas = opinionMarks(opinion, desk.at);
  const decided = decisionOf(desk.at);
  const before = decided?.parent?.position;
  if (!decided || !before) return ideas;
  const { room } = desk;
  const last = { seat: decided.turn, sign: '', kind: 'past', places: placesOf(room, before, decided.move) } as const;
  const better = betterShown(desk, opinion);
  if (!better) return [last, ...ideas];
  return [last, { seat: decided.turn, sign: LETTERS[0], kind: 'chosen', places: placesOf(room, before, better.move) }];
}

function opinionMarks(opinion: Opinion, { position }: StudyNode): readonly Mark[] {
  if (opinion.kind !== 'ideas') return [];
  return opinion.ideas.map(({ places, move }, at) => ({
    seat: position.turn,
    sign: LETTERS[at],
    kind: at === 0 ? 'chosen' : 'idea',
    places,
    move,
  }));
}

function placesOf(room: Room, position: Position, move: number): Mark['places'] {
  return room.placesOf?.(position, move) ?? [];
}
