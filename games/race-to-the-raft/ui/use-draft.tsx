import { useMemo } from 'preact/hooks';
import { texts } from '#texts/race-to-the-raft/table.ts';
import type { Move } from '../../../core/game.ts';
import type { Fault } from '../../../core/result.ts';
import { isFocusLost } from '../../../kit/focus.ts';
import { isGestureSpent, spendGesture } from '../../../kit/gesture.ts';
import { type Shortcut, useShortcuts } from '../../../kit/shortcuts.ts';
import type { TableProps } from '../../../kit/table.ts';
import { useKeptHere } from '../../../kit/use-kept-here.ts';
import { usePointed } from '../../../kit/use-pointed.ts';
import { handOf, losingFires } from '../facts.ts';
import { DECK_COUNT } from '../geometry.ts';
import { toOf } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import { CATS, NONE, PHASES, RAFT } from '../state.ts';
import { checkCat, checkWalk } from '../walks.ts';
import { openingOf } from './cat-watch.ts';
import {
  type Choices,
  type Draft,
  draftOf,
  flipDraft,
  ideaAt,
  oneMore,
  originAt,
  type Place,
  payWith,
  pieceOf,
  placesOf,
  sortMoves,
  turnDraft,
} from './draft.ts';
import { squareId } from './labels.ts';
import { helpsACat, previewMove } from './preview.ts';
import { type Scarves, scarvesOf } from './scarves.ts';
import type { RaftScene } from './scenes.ts';

/** What is chosen on the table, and for which position: another position begins with empty hands. */
interface Held {
  readonly position: RaftPosition;
  readonly draft: Draft;
  /** A move that loses the game and waits to be confirmed. */
  readonly asking?: Move | undefined;
}

/** A person's turn in the making, and what may be done with it. */
export interface TurnDraft {
  readonly position: RaftPosition;
  readonly scarves: Scarves;
  /** Where the match began, to tell new fire from old. */
  readonly opening: RaftPosition | undefined;
  readonly acts: boolean;
  readonly moves: readonly Move[];
  readonly choices: Choices;
  readonly draft: Draft;
  readonly places: ReadonlyMap<number, Place>;
  /** Fire placements that lose the game at once. */
  readonly deadly: ReadonlySet<Move>;
  /** True when every move is one of them. */
  readonly isHopeless: boolean;
  readonly pointed: number | undefined;
  readonly preview: ReturnType<typeof previewMove> | undefined;
  /** The move that the pointed square stands for. */
  readonly aimed: Move | undefined;
  /** A cat that is pointed at and can move. */
  readonly looked: number | undefined;
  /** A cat whose path to the raft is to be seen: it is pointed at or chosen, and does not yet know where it goes. */
  readonly watched: number | undefined;
  readonly fault: Fault | undefined;
  readonly asking: Move | undefined;
  readonly hint: Move | undefined;
  /** The square that somebody has tapped, or that “Show me” has chosen. */
  readonly tapped: number | undefined;
  /** True when a finger has chosen where, and may still choose another square. */
  readonly isTapped: boolean;
  readonly point: (square: number | undefined) => void;
  readonly choose: (square: number, touch: boolean) => void;
  /** Lets go of what was dragged: as `choose`, but never takes up a cat instead. A card that helps no cat only shows. */
  readonly drop: (square: number, touch: boolean) => void;
  /** Takes up a cat to drag it. */
  readonly liftCat: (square: number) => void;
  readonly pickCard: (card: number) => void;
  readonly pickCat: (square: number) => void;
  readonly hold: (draft: Draft, tapped?: number) => void;
  readonly turnBy: (by: number) => void;
  readonly flip: () => void;
  readonly putBack: () => void;
  /** Asks first where it loses the game; `at` is the square that was chosen, if not the one that is pointed at. */
  readonly lay: (move: Move, at?: number) => void;
  readonly submit: (move: Move) => void;
  readonly stopAsking: () => void;
}

export function useDraft(props: TableProps<RaftPosition, RaftScene>): TurnDraft {
  const { position, moves, submit, hint, earlier, isLesson = false } = props;
  const scarves = useMemo(() => scarvesOf(position), [position]);
  const opening = useMemo(() => openingOf(earlier), [earlier]);
  const acts = moves.length > 0;
  const choices = useMemo(() => sortMoves(moves), [moves]);
  const { start, draft, asking, take } = useHeld(position, acts);
  const { pointed, tapped, point, tap, played } = usePointed<number>(position);
  const places = useMemo(() => placesOf(position, choices, draft), [position, choices, draft]);
  const deadly = useMemo(() => deadlyIn(position, acts), [position, acts]);
  const aimed = aimedAt(choices, places, draft, pointed);
  const preview = useMemo(
    () => (aimed === undefined ? undefined : previewMove(position, aimed, opening)),
    [position, aimed, opening],
  );
  const hold = (next: Draft, at?: number) => {
    take(next);
    tap(at);
  };
  const play = (move: Move) => {
    // A double-click on a square places a card there; without this its second half would place the fire, too.
    if (isGestureSpent()) return;
    spendGesture();
    if (pointed !== undefined) played(pointed);
    submit(move);
  };
  // Where nothing would be lost, there is nothing to ask: a lesson says what is wrong with the spot.
  const lay = (move: Move, at = pointed) => {
    if (!deadly.has(move) || isLesson) return play(move);
    take(draft, move);
    // The mouse is at the question now; what it is about stays in sight.
    tap(at);
  };
  const looked = acts ? lookedAt(position, choices, draft, pointed) : undefined;
  const parts = {
    ...{ position, scarves, opening, acts, moves, choices, draft, places },
    ...{ deadly, pointed, tapped, preview, aimed, looked, asking, hint },
    isHopeless: acts && deadly.size === moves.length,
    watched: acts ? watchedIn(position, draft, pointed) : undefined,
  };
  // A lesson lets people turn a piece wrong, and says so.
  const wish = isLesson ? { hint: undefined, asked: hint } : {};
  return {
    ...parts,
    // Not while something is asked: the button to place it would come and push the hand away.
    isTapped: tapped !== undefined && aimed !== undefined && asking === undefined,
    ...actsOf({ ...parts, ...wish, hold, lay, submit: play, start }),
    fault: acts && aimed === undefined ? faultAt(position, draft, pointed) : undefined,
    point,
    hold,
    lay,
    submit: play,
    stopAsking: () => hold(draft),
  };
}

function deadlyIn(position: RaftPosition, acts: boolean): ReadonlySet<Move> {
  return new Set(position.phase === PHASES.fire && acts ? losingFires(position) : []);
}

/** What is held; `take` takes up something else, and asks about a move before it is made. */
function useHeld(position: RaftPosition, acts: boolean) {
  const start = useMemo(() => emptyHands(position, acts), [position, acts]);
  const [held, setHeld] = useKeptHere<Held>('held', { position, draft: start });
  const { draft, asking }: Omit<Held, 'position'> = held.position === position && acts ? held : { draft: start };
  return {
    start,
    draft,
    asking,
    take: (next: Draft, about?: Move) => setHeld({ position, draft: next, asking: about }),
  };
}

function emptyHands(position: RaftPosition, acts: boolean): Draft {
  if (!acts) return { kind: 'none' };
  if (position.phase === PHASES.ask) return { kind: 'ask', counts: Array(DECK_COUNT).fill(0) };
  return position.phase === PHASES.fire ? { kind: 'fire', tile: position.tile, way: 0 } : { kind: 'none' };
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

/** With a card in hand, or once a cat knows where it goes, a square is about that and not about the cat on it. */
function lookedAt(
  position: RaftPosition,
  choices: Choices,
  draft: Draft,
  pointed: number | undefined,
): number | undefined {
  if (position.phase !== PHASES.play || pointed === undefined || !choices.walks.has(pointed)) return undefined;
  return draft.kind === 'none' || (draft.kind === 'cat' && draft.to === undefined) ? pointed : undefined;
}

/** Which colours to draw depends on it, too. */
function watchedIn(position: RaftPosition, draft: Draft, pointed: number | undefined): number | undefined {
  const isAshore = pointed !== undefined && position.has(CATS, pointed) && !position.has(RAFT, pointed);
  switch (draft.kind) {
    case 'ask':
    case 'none':
      return isAshore ? pointed : undefined;
    case 'cat':
      return draft.to === undefined && (pointed === undefined || isAshore) ? (pointed ?? draft.from) : undefined;
    default:
      return undefined;
  }
}

/** Why the pointed square will not do. */
function faultAt(position: RaftPosition, draft: Draft, pointed: number | undefined): Fault | undefined {
  if (pointed === undefined) return undefined;
  const piece = pieceOf(draft);
  if (piece) return position.check(piece.moveAt(originAt(position, piece, pointed).origin));
  if (position.phase === PHASES.play && position.has(CATS, pointed)) return checkCat(position, pointed);
  return draft.kind === 'cat' ? checkWalk(position, draft.from, pointed) : undefined;
}

interface Making
  extends Omit<
    TurnDraft,
    | 'fault'
    | 'isTapped'
    | 'point'
    | 'choose'
    | 'drop'
    | 'liftCat'
    | 'pickCard'
    | 'pickCat'
    | 'turnBy'
    | 'flip'
    | 'putBack'
    | 'stopAsking'
  > {
  readonly start: Draft;
  /** The move that a lesson asks for. */
  readonly asked?: Move | undefined;
}

/** What clicks, taps and keys do with the draft. */
function actsOf(making: Making) {
  const { position, opening, choices, draft, places, hint, asked, tapped, hold, lay, submit, start } = making;
  const liftCat = (square: number) => hold({ kind: 'cat', from: square, to: undefined, pay: [] });
  const pickCat = (square: number) => {
    const same = draft.kind === 'cat' && draft.from === square;
    if (same) return hold(start);
    if (choices.walks.has(square)) liftCat(square);
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
  const put = (square: number, touch: boolean) => {
    if (draft.kind === 'cat') {
      const prices = choices.walks.get(draft.from)?.get(square);
      if (!prices) return hold({ ...draft, to: undefined }, square);
      // A lesson says at once that it means another square, not after a card was discarded.
      return asked === undefined || toOf(asked) === square
        ? hold({ ...draft, to: square, pay: [] })
        : submit(prices[0]);
    }
    const place = places.get(square);
    // A refused square stays pointed at, so that its reason can be read and followed to the rule.
    if (!place || (touch && tapped !== square)) return hold(draft, square);
    lay(place.move, square);
  };
  const choose = (square: number, touch: boolean) => {
    const idea = ideaAt(hint, square, draft, places);
    if (idea) return hold(idea, square);
    if (position.phase === PHASES.play && position.has(CATS, square)) return pickCat(square);
    put(square, touch);
  };
  // Whoever clicks has seen what it would do; the first look of one who drags may come with letting go.
  const drop = (square: number, touch: boolean) => {
    const move = draft.kind === 'card' ? places.get(square)?.move : undefined;
    const isIdle =
      move !== undefined && asked === undefined && !helpsACat(previewMove(position, move, opening).changes);
    put(square, touch || isIdle);
  };
  return {
    pickCat,
    pickCard,
    choose,
    drop,
    liftCat,
    turnBy: (by: number) => hold(turnDraft(draft, by), tapped),
    flip: () => hold(flipDraft(draft), tapped),
    putBack: () => hold(start),
  };
}

/** The keys of a person's turn. */
export function useDraftKeys(turn: TurnDraft): void {
  const { turnBy, flip, putBack, pickCard, liftCat, hold, position, draft, moves, choices } = turn;
  const pick = (at: number) => {
    const card = position.phase === PHASES.play ? handOf(position)[at] : undefined;
    if (card === undefined) return;
    pickCard(card);
    // Keys that have led to another card go on from this one; all others from the island, where arrow keys lead on.
    if (document.activeElement?.matches('.raft-card')) document.getElementById(`raft-card-${at}`)?.focus();
    else if (goesToIsland(turn, card)) document.getElementById(squareId(firstPlace(turn, card)))?.focus();
  };
  const choose = (at: number) => {
    if (draft.kind === 'ask') hold({ kind: 'ask', counts: oneMore(moves, draft.counts, at) });
    else pick(at);
  };
  const nextCat = () => {
    const cats = [...choices.walks.keys()];
    if (cats.length === 0) return;
    const cat = cats[(cats.indexOf(draft.kind === 'cat' ? draft.from : NONE) + 1) % cats.length];
    liftCat(cat);
    // Arrow keys lead on from there, and it is heard how far the cat can go.
    document.getElementById(squareId(cat))?.focus();
  };
  const keys: readonly Shortcut[] = [
    { keys: ['R'], words: texts.keys.turn, act: () => turnBy(1) },
    { keys: ['Shift+R'], words: texts.keys.turnBack, act: () => turnBy(-1) },
    { keys: ['F'], words: texts.keys.flip, act: flip },
    { keys: ['1', '2', '3', '4', '5', '6'], words: texts.keys.card, act: ({ key }) => choose(Number(key) - 1) },
    { keys: ['C'], words: texts.keys.cat, act: nextCat },
    { keys: ['Escape'], words: texts.keys.putBack, act: putBack },
  ];
  useShortcuts('game', keys, turn.acts);
}

/** Where a mouse points at a square already, the card is there. */
function goesToIsland({ draft, pointed }: TurnDraft, card: number): boolean {
  const isPaying = draft.kind === 'cat' && draft.to !== undefined;
  const isPutBack = draft.kind === 'card' && draft.card === card;
  const isElsewhere = !isFocusLost() && !document.activeElement?.matches('.prompt');
  return !isPaying && !isPutBack && !isElsewhere && pointed === undefined;
}

/** Where arrow keys begin with a card: where Tab led before may be a cat, and the first thing said would be a refusal. */
function firstPlace({ position, choices }: TurnDraft, card: number): number {
  const places = [...placesOf(position, choices, { kind: 'card', card, turn: 0 })];
  return places.find(([, { exact }]) => exact)?.[0] ?? NONE;
}

/** The hint as something to hold and a square to hold it over. By keyboard one is then at that square, to place it. */
export function showHint(turn: TurnDraft, byKey: boolean): void {
  if (turn.hint === undefined) return;
  const { draft, square } = draftOf(turn.hint);
  turn.hold(draft, square < 0 ? undefined : square);
  // A walk must be paid for first, at the cards.
  if (byKey && draft.kind !== 'cat') document.getElementById(squareId(square))?.focus();
}
