import { useCallback, useMemo, useState } from 'preact/hooks';
import type { Move } from '../../../core/game.ts';
import type { Fault } from '../../../core/result.ts';
import { useKeys } from '../../../kit/keys.ts';
import type { TableProps } from '../../../kit/table.ts';
import { usePointed } from '../../../kit/use-pointed.ts';
import { handOf, losingFires } from '../facts.ts';
import { DECK_COUNT } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { CATS, PHASES } from '../state.ts';
import { checkCat, checkWalk } from '../walks.ts';
import { previewMove } from './cat-watch.ts';
import {
  type Choices,
  type Draft,
  draftOf,
  flipDraft,
  originAt,
  type Place,
  payWith,
  pieceOf,
  placesOf,
  sortMoves,
  turnDraft,
} from './draft.ts';

/** What is chosen on the table, and for which position: another position begins with empty hands. */
interface Held {
  readonly position: RaftPosition;
  readonly draft: Draft;
  /** A finger has no hover: what it tapped stays pointed at. */
  readonly tapped?: number | undefined;
  /** A move that loses the game and waits to be confirmed. */
  readonly asking?: Move | undefined;
}

/** A person's turn in the making, and what may be done with it. */
export interface TurnDraft {
  readonly position: RaftPosition;
  readonly acts: boolean;
  readonly moves: readonly Move[];
  readonly choices: Choices;
  readonly draft: Draft;
  readonly places: ReadonlyMap<number, Place>;
  /** Fire placements that lose the game at once. */
  readonly deadly: ReadonlySet<Move>;
  readonly pointed: number | undefined;
  readonly preview: ReturnType<typeof previewMove> | undefined;
  /** The move that the pointed square stands for. */
  readonly aimed: Move | undefined;
  readonly fault: Fault | undefined;
  readonly asking: Move | undefined;
  readonly hint: Move | undefined;
  readonly point: (square: number | undefined) => void;
  readonly choose: (square: number, touch: boolean) => void;
  /** Lets go of what was dragged: as `choose`, but never takes up a cat instead. */
  readonly drop: (square: number, touch: boolean) => void;
  readonly pickCard: (card: number) => void;
  readonly pickCat: (square: number) => void;
  readonly hold: (draft: Draft, tapped?: number) => void;
  readonly turnBy: (by: number) => void;
  readonly flip: () => void;
  readonly putBack: () => void;
  readonly lay: (move: Move) => void;
  readonly submit: (move: Move) => void;
  readonly stopAsking: () => void;
}

export function useDraft(position: RaftPosition, { moves, submit, hint }: TableProps): TurnDraft {
  const choices = useMemo(() => sortMoves(moves), [moves]);
  const start = useMemo(() => emptyHands(position, moves.length > 0), [position, moves]);
  const [held, setHeld] = useState<Held>(start);
  const now = held.position === position && moves.length > 0 ? held : start;
  const { draft, tapped, asking } = now;
  const { pointed: hovered, point } = usePointed<number>(position);
  const pointed = hovered ?? tapped;
  const places = useMemo(() => placesOf(position, choices, draft), [position, choices, draft]);
  const deadly = useMemo(
    () => new Set(position.phase === PHASES.fire && moves.length > 0 ? losingFires(position) : []),
    [position, moves],
  );
  const aimed = aimedAt(choices, places, draft, pointed);
  const preview = useMemo(() => (aimed === undefined ? undefined : previewMove(position, aimed)), [position, aimed]);
  const hold = useCallback((next: Draft, tap?: number) => setHeld({ position, draft: next, tapped: tap }), [position]);
  const lay = (move: Move) => {
    if (deadly.has(move)) return setHeld({ ...now, asking: move });
    submit(move);
  };
  const acts = moves.length > 0;
  const parts = { position, acts, moves, choices, draft, places, deadly, pointed, preview, aimed, asking, hint };
  return {
    ...parts,
    ...actsOf({ ...parts, tapped, hold, lay, submit, start: start.draft }),
    fault: acts && aimed === undefined ? faultAt(position, draft, pointed) : undefined,
    point,
    hold,
    lay,
    submit,
    stopAsking: () => setHeld({ ...now, asking: undefined }),
  };
}

function emptyHands(position: RaftPosition, acts: boolean): Held {
  if (!acts) return { position, draft: { kind: 'none' } };
  if (position.phase === PHASES.ask) return { position, draft: { kind: 'ask', counts: Array(DECK_COUNT).fill(0) } };
  if (position.phase !== PHASES.fire) return { position, draft: { kind: 'none' } };
  return { position, draft: { kind: 'fire', tile: position.tile, way: 0 } };
}

/** For a cat any of the prices stands for the walk: what it does to the island is the same. */
function aimedAt(
  choices: Choices,
  places: ReadonlyMap<number, Place>,
  draft: Draft,
  pointed: number | undefined,
): Move | undefined {
  if (draft.kind === 'cat') {
    const ends = choices.walks.get(draft.from);
    return ends?.get(draft.to ?? pointed ?? draft.from)?.[0];
  }
  return pointed === undefined ? undefined : places.get(pointed)?.move;
}

/** Why the pointed square will not do. */
function faultAt(position: RaftPosition, draft: Draft, pointed: number | undefined): Fault | undefined {
  if (pointed === undefined) return undefined;
  if (position.phase === PHASES.play && position.has(CATS, pointed)) return checkCat(position, pointed);
  const piece = pieceOf(draft);
  if (piece) return position.check(piece.moveAt(originAt(position, piece, pointed).origin));
  return draft.kind === 'cat' ? checkWalk(position, draft.from, pointed) : undefined;
}

interface Making
  extends Omit<
    TurnDraft,
    'fault' | 'point' | 'choose' | 'drop' | 'pickCard' | 'pickCat' | 'turnBy' | 'flip' | 'putBack' | 'stopAsking'
  > {
  readonly tapped: number | undefined;
  readonly start: Draft;
}

/** What clicks, taps and keys do with the draft. */
function actsOf(making: Making) {
  const { position, choices, draft, places, tapped, hold, lay, submit, start } = making;
  const pickCat = (square: number) => {
    const same = draft.kind === 'cat' && draft.from === square;
    if (same) return hold(start);
    if (choices.walks.has(square)) hold({ kind: 'cat', from: square, to: undefined, pay: [] });
    else hold(draft, square);
  };
  const pickCard = (card: number) => {
    if (draft.kind === 'cat' && draft.to !== undefined) {
      const { move, pay } = payWith(choices.walks.get(draft.from)?.get(draft.to) ?? [], draft.pay, card);
      return move === undefined ? hold({ ...draft, pay }) : submit(move);
    }
    const same = draft.kind === 'card' && draft.card === card;
    hold(same ? start : { kind: 'card', card, turn: 0 }, same ? undefined : tapped);
  };
  const drop = (square: number, touch: boolean) => {
    const place = places.get(square);
    // A refused square stays pointed at, so that its reason can be read and followed to the rule.
    if (!place || (touch && tapped !== square)) return hold(draft, square);
    lay(place.move);
  };
  const choose = (square: number, touch: boolean) => {
    if (position.phase === PHASES.play && position.has(CATS, square)) return pickCat(square);
    if (draft.kind === 'cat') {
      const open = choices.walks.get(draft.from)?.has(square);
      return open ? hold({ ...draft, to: square, pay: [] }) : hold({ ...draft, to: undefined }, square);
    }
    drop(square, touch);
  };
  return {
    pickCat,
    pickCard,
    choose,
    drop,
    turnBy: (by: number) => hold(turnDraft(draft, by), tapped),
    flip: () => hold(flipDraft(draft), tapped),
    putBack: () => hold(start),
  };
}

/** R turns, F flips, Escape puts back, 1 to 6 choose a card. */
export function useDraftKeys(turn: TurnDraft): void {
  useKeys((event) => turn.acts && pressKey(turn, event));
}

function pressKey(turn: TurnDraft, { key, shiftKey }: KeyboardEvent): void {
  const card = turn.position.phase === PHASES.play ? handOf(turn.position)[Number(key) - 1] : undefined;
  if (key === 'Escape') turn.putBack();
  else if (key === 'f' || key === 'F') turn.flip();
  else if (key === 'r' || key === 'R') turn.turnBy(shiftKey ? -1 : 1);
  else if (card !== undefined) turn.pickCard(card);
}

/** The hint as something to hold and a square to hold it over. */
export function showHint(turn: TurnDraft): void {
  if (turn.hint === undefined) return;
  const { draft, square } = draftOf(turn.hint);
  turn.hold(draft, square < 0 ? undefined : square);
}
