import './board.css';
import './prompt.css';
import './hand.css';
import './facts.css';
import './cats.css';
import './course.css';
import './finale.css';
import './palette.css';
import './little-room.css';
import './lying-phone.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { texts } from '#texts/race-to-the-raft/table.ts';
import { OVER } from '../../../core/game.ts';
import { BoardMarks } from '../../../kit/board-marks.tsx';
import { defineScreen } from '../../../kit/define-screen.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import type { ShownScene } from '../../../kit/draw/scene.ts';
import { isFocusLost } from '../../../kit/focus.ts';
import { Picture } from '../../../kit/picture.tsx';
import { nameOf, type StillProps, type TableProps } from '../../../kit/table.ts';
import { Prompt, TableLayout } from '../../../kit/table-layout.tsx';
import { useSight } from '../../../kit/use-sight.ts';
import { handOf } from '../facts.ts';
import { RaftPosition } from '../position.ts';
import { lossOf } from '../scoring.ts';
import { NONE, PHASES } from '../state.ts';
import { Island } from './board.tsx';
import { calmMarks } from './calm-marks.ts';
import { openingOf } from './cat-watch.ts';
import { Course } from './course.tsx';
import { DecksLeft } from './decks.tsx';
import type { Draft } from './draft.ts';
import { HeldCat, useCatDrag } from './drag.tsx';
import { EndingStory } from './ending.tsx';
import { Bag, Cats, PreviewWords } from './facts.tsx';
import { drawNewFire } from './fire.ts';
import { HandAside } from './hand.tsx';
import { labelSquares, openSquares, withChoices } from './labels.ts';
import { CELL, type Corner } from './land.ts';
import { type LastFire, lastFire, outlineOf } from './last-fire.ts';
import { type LastLaid, lastLaid } from './last-laid.ts';
import { LastPath } from './last-path.tsx';
import { boxOf } from './layout.ts';
import { Overlay } from './overlay.tsx';
import { DrawnTile, RaftPrompt, Where } from './prompt.tsx';
import { scarvesOf } from './scarves.ts';
import { type RaftScene, scenesOf } from './scenes.ts';
import { soundBetween } from './sounds.ts';
import { type CarryCat, Squares } from './squares.tsx';
import { type TurnDraft, useDraft, useDraftKeys } from './use-draft.tsx';
import { cardsDrawn, describeChallenge, describePhase, describeThreat } from './words.ts';

export const screen = defineScreen<RaftPosition, RaftScene>(RaftPosition, {
  Table,
  Still,
  Ending: EndingStory,
  Course,
  scenesOf,
  soundOf: soundBetween,
});

function Table(props: TableProps<RaftPosition, RaftScene>) {
  const { position, shown } = props;
  const turn = useDraft(props);
  useDraftKeys(turn);
  useKeptFocus(turn);
  const { earlier } = props;
  const fire = useMemo(() => lastFire(position, earlier), [position, earlier]);
  const laid = useMemo(() => lastLaid(earlier, position), [earlier, position]);
  const { point } = useSteady(turn);
  const { carried, carry } = useCatDrag(turn);
  const sight = useSight(props.marks);
  // A lesson begins with the island alone: hand, decks and fire come when it speaks of them.
  const isBare = props.isLesson === true && cardsDrawn(position) === 0;
  const hasLaid = laid.card.length > 0 && !isOthers(turn);
  const calm = calmMarks(props.marks, position, turn.draft, hasLaid);
  return (
    <>
      <TableLayout
        board={
          <Island
            position={position}
            scarves={turn.scarves}
            sailing={position.phase === PHASES.won ? shown : undefined}
            sight={sight}
            held={turn.draft.kind === 'cat' ? turn.draft.from : undefined}
            tapped={isAtSquare(turn) ? turn.tapped : undefined}
          >
            <Culprit {...{ position, fire, shown }} />
            <Laid turn={turn} laid={laid} />
            <Overlay turn={turn} />
            <NewFire at={calm.fire} />
            <BoardMarks marks={calm.marks} size={CELL * 0.46} />
            <ChosenSquares turn={turn} carry={carry} />
          </Island>
        }
        prompt={<RaftPrompt {...props} turn={turn} />}
        preview={<PreviewWords turn={turn} ruleLink={props.ruleLink} />}
        position={position}
        facts={
          <>
            {!turn.acts && !isBare && <HandAside position={position} keepsRoom={position.turn !== OVER} />}
            {position.seats > 1 && position.turn !== OVER && <Sharing position={position} names={props.names} />}
            <Cats
              {...{ position }}
              scarves={turn.scarves}
              opening={turn.opening}
              point={canWatch(turn) ? point : undefined}
            />
            {/* Hidden rather than absent while the prompt shows the decks: the first draw of a match has enough to do. */}
            <DecksLeft position={position} hidden={isBare || (turn.acts && position.phase === PHASES.ask)} />
            {!isBare && <Bag position={position} />}
            {props.children}
          </>
        }
      />
      <HeldCat turn={turn} carried={carried} />
      {turn.asking !== undefined && <LastWarning turn={turn} move={turn.asking} />}
    </>
  );
}

/** What is tapped is about one square of many; a cat that knows where it goes is about its path. */
function isAtSquare({ draft }: TurnDraft): boolean {
  return draft.kind !== 'ask' && (draft.kind !== 'cat' || draft.to === undefined);
}

/** Nothing is held, so pointing at a cat is about its path. */
function canWatch({ draft }: TurnDraft): boolean {
  return draft.kind === 'none' || draft.kind === 'ask';
}

/** What was placed last, as long as the hand lasts: a card, and its fire. */
function Laid({ turn, laid: { card, fire } }: { readonly turn: TurnDraft; readonly laid: LastLaid }) {
  const { position, draft } = turn;
  // A card or a cat in hand is what matters now; a new hand belongs to the next player.
  if (draft.kind === 'card' || draft.kind === 'cat' || isOthers(turn) || position.turn === OVER) return null;
  const rim = outlineOf(card) + outlineOf(fire);
  return (
    <>
      <path class="raft-laid is-under" d={rim} />
      <path class="raft-laid" d={rim} />
    </>
  );
}

/** Where others have placed fire since: it burns brighter than the old one. */
function NewFire({ at }: { readonly at: readonly Corner[] }) {
  if (at.length === 0) return null;
  return (
    <g class="raft-new-fire">
      <Picture drawing={drawNewFire(at)} />
    </g>
  );
}

/** What others placed has the page's marks. */
function isOthers({ position, draft, acts }: TurnDraft): boolean {
  return position.seats > 1 && (!acts || draft.kind === 'ask');
}

/** The fire that lost the match; once it has come to rest, the path that it closed. */
function Culprit({
  position,
  fire,
  shown,
}: {
  readonly position: RaftPosition;
  readonly fire: LastFire | undefined;
  readonly shown: ShownScene<RaftScene> | undefined;
}) {
  const box = useMemo(() => boxOf(position), [position]);
  if (position.phase === PHASES.lost && shown) return <LastPath {...{ position, fire, shown, box }} />;
  return fire ? <path class="raft-last" d={outlineOf(fire.squares)} /> : null;
}

/** R16: several people, one hand. */
function Sharing({ position, names }: { readonly position: RaftPosition; readonly names: readonly string[] }) {
  const next = (position.mover + 1) % position.seats;
  return (
    <div>
      <Where position={position} />
      <p class="fine raft-shared">{texts.hand.shared(nameOf(names, position.mover), nameOf(names, next))}</p>
    </div>
  );
}

function ChosenSquares({ turn, carry }: { readonly turn: TurnDraft; readonly carry: CarryCat }) {
  const { position, scarves, choices, draft, places, deadly, acts } = turn;
  const labels = useMemo(() => labelSquares(position, scarves), [position, scarves]);
  const open = useMemo(
    () => openSquares({ position, choices, draft, places, deadly, acts }),
    [position, choices, draft, places, deadly, acts],
  );
  const said = useMemo(() => withChoices(labels, open), [labels, open]);
  const steady = useSteady(turn);
  const turns = draft.kind === 'card' || draft.kind === 'fire';
  return (
    <Squares
      rows={position.rows}
      columns={position.columns}
      labels={said}
      open={open}
      point={steady.point}
      choose={steady.choose}
      turn={turns ? steady.turn : undefined}
      carry={carry}
    />
  );
}

/** The same functions all match long, so that pointing draws neither 300 squares nor every cat again. */
function useSteady(turn: TurnDraft) {
  const latest = useRef(turn);
  latest.current = turn;
  return useMemo(
    () => ({
      point: (square: number | undefined) => latest.current.point(square),
      choose: (square: number, touch: boolean) => latest.current.choose(square, touch),
      turn: (by: number) => latest.current.turnBy(by),
    }),
    [],
  );
}

/** A slip here costs the match, so it is asked for once more. */
function LastWarning({ turn, move }: { readonly turn: TurnDraft; readonly move: number }) {
  const after = useMemo(() => {
    const then = turn.position.copy();
    then.play(move);
    return then;
  }, [turn.position, move]);
  const actions = (
    <>
      <button type="button" class="primary" onClick={turn.stopAsking}>
        {turn.isHopeless ? texts.warning.back : texts.warning.another}
      </button>
      <button type="button" onClick={() => turn.submit(move)}>
        {texts.warning.lose}
      </button>
    </>
  );
  return (
    <Dialog title={texts.warning.title} close={turn.stopAsking} actions={actions}>
      <p class="raft-threat">{describeThreat(after)}</p>
      {lossOf(after)?.kind === 'cutOff' && <p class="fine">{texts.warning.why}</p>}
    </Dialog>
  );
}

/** Where each step begins. */
const FIRST: Readonly<Record<number, string>> = {
  [PHASES.ask]: '.raft-step-by:not([aria-disabled="true"])',
  [PHASES.play]: '.raft-card',
  [PHASES.fire]: '.raft-square[tabindex="0"]',
};

/**
 * Keyboard players lose the focus when the button they pressed goes away: it comes back to what they had chosen, or else
 * to where the next step begins.
 */
function useKeptFocus({ position, acts, draft }: TurnDraft): void {
  const last = useRef({ position, draft });
  useEffect(() => {
    const before = last.current;
    last.current = { position, draft };
    // Turning takes no button away. Whoever points and presses R has no focus to lose, and it would point elsewhere.
    const isTurned = before.position === position && before.draft.kind === draft.kind && before.draft !== draft;
    if (!acts || isTurned || !isFocusLost()) return;
    const chosen = document.getElementById(buttonOf(position, before.draft));
    const focused = chosen ?? document.querySelector<HTMLElement>(FIRST[position.phase] ?? 'body');
    focused?.focus();
  }, [position, acts, draft]);
}

/** The id of the button that chooses this. */
function buttonOf(position: RaftPosition, draft: Draft): string {
  if (draft.kind === 'card') return `raft-card-${handOf(position).indexOf(draft.card)}`;
  return draft.kind === 'cat' ? `raft-cat-${draft.from}` : '';
}

const LOOKING = {
  open: new Map<number, string>(),
  point: () => undefined,
  choose: () => undefined,
  turn: undefined,
} as const;

function nextWords(position: RaftPosition): string {
  switch (position.phase) {
    case PHASES.ask:
      return texts.next.ask;
    case PHASES.play:
      return texts.next.play(handOf(position).length);
    case PHASES.fire:
      return texts.next.fire;
    default:
      return texts.phase(describePhase(position));
  }
}

function Still({ position, earlier, marks, isText = false }: StillProps<RaftPosition>) {
  const scarves = useMemo(() => scarvesOf(position), [position]);
  const opening = useMemo(() => openingOf(earlier), [earlier]);
  const labels = useMemo(() => labelSquares(position, scarves), [position, scarves]);
  return (
    <TableLayout
      board={
        <Island {...{ position, scarves, isText }}>
          <Squares rows={position.rows} columns={position.columns} labels={labels} {...LOOKING} />
          <BoardMarks marks={marks} size={CELL * 0.46} />
        </Island>
      }
      prompt={
        <Prompt seat={undefined} title={describeChallenge(position)?.name ?? texts.noChallenge}>
          <p>{nextWords(position)}</p>
          {position.tile !== NONE && <DrawnTile tile={position.tile} />}
        </Prompt>
      }
      preview={null}
      facts={
        <>
          <HandAside position={position} />
          <Cats {...{ position, scarves, opening }} isBrief />
          <DecksLeft position={position} />
          <Bag position={position} />
        </>
      }
    />
  );
}
