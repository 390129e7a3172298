import './board.css';
import './hand.css';
import './facts.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { texts } from '#texts/race-to-the-raft/table.ts';
import { OVER, type Position } from '../../../core/game.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { isFocusLost } from '../../../kit/focus.ts';
import type { Sound } from '../../../kit/sound.ts';
import { type EndingProps, nameOf, type TableProps } from '../../../kit/table.ts';
import { Prompt, TableLayout } from '../../../kit/table-layout.tsx';
import { RaftPosition } from '../position.ts';
import { PHASES } from '../state.ts';
import { Island } from './board.tsx';
import { DecksLeft } from './decks.tsx';
import { EndingStory } from './ending.tsx';
import { Bag, Cats, PreviewWords } from './facts.tsx';
import { HandAside } from './hand.tsx';
import { labelSquares, openSquares, withChoices } from './labels.ts';
import { lastFire, outlineOf } from './last-fire.ts';
import { Overlay } from './overlay.tsx';
import { RaftPrompt } from './prompt.tsx';
import { soundBetween } from './sounds.ts';
import { Squares } from './squares.tsx';
import { type TurnDraft, useDraft, useDraftKeys } from './use-draft.tsx';
import { describeChallenge, describeLoss, describePhase } from './words.ts';

export function Table(props: TableProps) {
  const position = asRaft(props.position);
  const turn = useDraft(position, props);
  useDraftKeys(turn);
  useKeptFocus(turn);
  const { earlier } = props;
  const fire = useMemo(() => lastFire(position, earlier), [position, earlier]);
  return (
    <>
      <TableLayout
        board={
          <Island position={position}>
            {fire && <path class="raft-last" d={outlineOf(fire.squares)} />}
            <Overlay turn={turn} />
            <ChosenSquares turn={turn} />
          </Island>
        }
        prompt={<RaftPrompt {...props} turn={turn} />}
        preview={<PreviewWords turn={turn} ruleLink={props.ruleLink} />}
        position={position}
        facts={
          <>
            {!turn.acts && <HandAside position={position} />}
            {position.seats > 1 && position.turn !== OVER && <Sharing position={position} names={props.names} />}
            <Cats position={position} />
            {/* Hidden rather than absent while the prompt shows the decks: the first draw of a match has enough to do. */}
            <DecksLeft position={position} hidden={position.phase === PHASES.ask} />
            <Bag position={position} />
            {props.children}
          </>
        }
      />
      {turn.asking !== undefined && <LastWarning turn={turn} move={turn.asking} />}
    </>
  );
}

/** R16: several people, one hand. */
function Sharing({ position, names }: { readonly position: RaftPosition; readonly names: readonly string[] }) {
  const next = (position.mover + 1) % position.seats;
  return <p class="fine raft-shared">{texts.hand.shared(nameOf(names, position.mover), nameOf(names, next))}</p>;
}

function ChosenSquares({ turn }: { readonly turn: TurnDraft }) {
  const { position, choices, draft, places, deadly, acts } = turn;
  const labels = useMemo(() => labelSquares(position), [position]);
  const open = useMemo(
    () => openSquares({ position, choices, draft, places, deadly, acts }),
    [position, choices, draft, places, deadly, acts],
  );
  const said = useMemo(() => withChoices(labels, open), [labels, open]);
  // The same functions all match long, so that pointing does not draw 300 squares anew.
  const latest = useRef(turn);
  latest.current = turn;
  const steady = useMemo(
    () => ({
      point: (square: number | undefined) => latest.current.point(square),
      choose: (square: number, touch: boolean) => latest.current.choose(square, touch),
      turn: (by: number) => latest.current.turnBy(by),
    }),
    [],
  );
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
    />
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
        {texts.warning.another}
      </button>
      <button type="button" onClick={() => turn.submit(move)}>
        {texts.warning.lose}
      </button>
    </>
  );
  return (
    <Dialog title={texts.warning.title} close={turn.stopAsking} actions={actions}>
      <p>{describeLoss(after)}</p>
    </Dialog>
  );
}

/** Keyboard players lose the focus when the button they pressed goes away: it comes back where the next step begins. */
function useKeptFocus({ position, acts }: TurnDraft): void {
  useEffect(() => {
    if (!acts || !isFocusLost()) return;
    const first: Readonly<Record<number, string>> = {
      [PHASES.ask]: '.raft-step-by:not(:disabled)',
      [PHASES.play]: '.raft-card',
      [PHASES.fire]: '.raft-square[tabindex="0"]',
    };
    document.querySelector<HTMLElement>(first[position.phase] ?? 'body')?.focus();
  }, [position, acts]);
}

const LOOKING = {
  open: new Map<number, string>(),
  point: () => undefined,
  choose: () => undefined,
  turn: undefined,
} as const;

export function Still({ position }: { readonly position: Position; readonly names: readonly string[] }) {
  const raft = asRaft(position);
  const labels = useMemo(() => labelSquares(raft), [raft]);
  return (
    <TableLayout
      board={
        <Island position={raft}>
          <Squares rows={raft.rows} columns={raft.columns} labels={labels} {...LOOKING} />
        </Island>
      }
      prompt={
        <Prompt seat={undefined} title={describeChallenge(raft)?.name ?? texts.noChallenge}>
          <p>{texts.phase(describePhase(raft))}</p>
        </Prompt>
      }
      preview={null}
      facts={
        <>
          <HandAside position={raft} />
          <Cats position={raft} />
          <DecksLeft position={raft} />
          <Bag position={raft} />
        </>
      }
    />
  );
}

export function Ending({ position, earlier }: EndingProps) {
  return <EndingStory position={asRaft(position)} earlier={earlier} />;
}

export function soundOf(before: Position, after: Position): Sound {
  return soundBetween(asRaft(before), asRaft(after));
}

/** The page hands every game its own positions; another one here is our mistake. */
function asRaft(position: Position): RaftPosition {
  if (position instanceof RaftPosition) return position;
  throw new Error('The Race to the Raft table was given a position of another game.');
}
