import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/arboretum/table.ts';
import type { Move } from '../../../core/game.ts';
import type { Fault } from '../../../core/result.ts';
import { confirmsPlacing, onlyShows } from '../../../kit/confirming.ts';
import { isGestureSpent, spendGesture } from '../../../kit/gesture.ts';
import { useRefused } from '../../../kit/refused-here.tsx';
import type { TableProps } from '../../../kit/table.ts';
import { usePointed } from '../../../kit/use-pointed.ts';
import type { ArboretumPosition } from '../position.ts';
import { DECK, DISCARD, PLACE, placedCard, placement, squareOf, TAKE } from '../rules.ts';
import { DISCARDING, DRAWING, PLACING } from '../state.ts';
import { type Preview, previewMove } from './preview.ts';

/** Something that can be pointed at: a pile by its seat (the deck is −1), a card in hand, a square, a tree by its card. */
export interface Spot {
  readonly kind: 'pile' | 'card' | 'square' | 'tree';
  readonly id: number;
}
export const DECK_SPOT: Spot = { kind: 'pile', id: -1 };

/** What the person has chosen so far and is pointing at. */
export interface Draft {
  readonly acts: boolean;
  /** The card in hand that is to be planted or discarded. */
  readonly selected: number | undefined;
  readonly pointed: Spot | undefined;
  /** What a finger has tapped and can play with a second tap. */
  readonly asked: Spot | undefined;
  readonly preview: Preview | undefined;
  readonly fault: Fault | undefined;
  /** Why the last click did nothing, and where it was. */
  readonly refused: { readonly fault: Fault | string; readonly at: string } | undefined;
  readonly isLegal: (spot: Spot) => boolean;
  /** It may be chosen, and nothing else is asked for: a lesson lights no pile that it would refuse. */
  readonly isLit: (spot: Spot) => boolean;
  /** A lesson asks for the deck: no other pile is spoken of. */
  readonly isDeckAsked: boolean;
  readonly isHinted: (spot: Spot) => boolean;
  readonly point: (spot: Spot | undefined) => void;
  /** Selects a card of the hand, or none. */
  readonly select: (card: number | undefined) => void;
  readonly choose: (spot: Spot, touch: boolean) => void;
}

/** What a draft needs to know of the table. */
type Turn = Pick<TableProps<ArboretumPosition>, 'position' | 'moves' | 'hint' | 'submit' | 'isLesson'>;

export function useDraft({ position, moves, hint, submit, isLesson }: Turn): Draft {
  const acts = moves.length > 0;
  const legal = useMemo(() => new Set(moves), [moves]);
  const { pointed, point, tapped, tap, played } = usePointed<Spot>(position, isSame);
  const [picked, pick] = useState<number>();
  const selected = acts && picked !== undefined && canSelect(position, picked) ? picked : undefined;
  const move = acts && pointed ? moveAt(position, pointed, selected) : undefined;
  // Pointing says why a square is refused; whatever else is not of this step says so when it is chosen.
  const complains = (pointed?.kind === 'square' && position.phase === PLACING) || isSame(pointed, tapped);
  const trial = useTrial(position, move, legal, complains);
  const { refused, refuse } = useRefusal(position, pointed, trial.fault);
  const legalAt = (spot: Spot) => {
    const wanted = acts ? moveAt(position, spot, selected) : undefined;
    return wanted !== undefined && legal.has(wanted) ? wanted : undefined;
  };
  const asksFor = isLesson && hint !== undefined && position.phase === DRAWING;
  const keepFocus = useFocusKept(position);
  const play = (wanted: Move, spot: Spot) => {
    spendGesture();
    keepFocus();
    pick(undefined);
    played(spot);
    submit(wanted);
  };
  const choose = (spot: Spot, touch: boolean) => {
    const asks = showsFirst(spot, touch);
    // A double-click on the deck draws once. What only shows needs a second time anyway.
    if (!asks && isGestureSpent()) return;
    const wanted = legalAt(spot);
    const again = isConfirmed(spot, asks, tapped, selected);
    if (wanted !== undefined && again) return play(wanted, spot);
    const selects = spot.kind === 'card' && canSelect(position, spot.id);
    if (selects) pick(again ? undefined : spot.id);
    else refuse(spot, wanted);
    // A refused place stays pointed at, so that its reason can be read and followed to the rule.
    tap(selects && position.phase === PLACING ? undefined : spot);
  };
  return {
    ...{ acts, selected, pointed, point, choose },
    ...trial,
    refused,
    asked: tapped && legalAt(tapped) !== undefined ? tapped : undefined,
    select: (card) => {
      pick(card);
      tap(undefined);
    },
    isDeckAsked: asksFor === true && hint === DECK,
    isLegal: (spot) => legalAt(spot) !== undefined,
    isLit: (spot) => legalAt(spot) !== undefined && (!asksFor || legalAt(spot) === hint),
    isHinted: (spot) => hint !== undefined && acts && isSame(spot, ...hintSpots(hint)),
  };
}

/** What a move would change; nothing is known of a card from the deck. Or why it is refused, where that is to be said. */
function useTrial(
  position: ArboretumPosition,
  move: Move | undefined,
  legal: ReadonlySet<Move>,
  complains: boolean,
): Pick<Draft, 'preview' | 'fault'> {
  const allowed = move !== undefined && legal.has(move);
  const preview = useMemo(
    () => (allowed && move !== DECK ? previewMove(position, move) : undefined),
    [position, move, allowed],
  );
  return { preview, fault: move === undefined || allowed || !complains ? undefined : position.check(move) };
}

/** Where a spot is on the page, as a selector; no two have the same. */
function placeOf({ kind, id }: Spot): string {
  return kind === 'square' ? `#arboretum-square-${id} .arboretum-plot` : `#arboretum-${kind}-${id}`;
}

/** Why a click did nothing. The rules cannot judge a square before there is a card for it. */
function useRefusal(position: ArboretumPosition, pointed: Spot | undefined, fault: Fault | undefined) {
  const at = pointed && placeOf(pointed);
  const { isRefusedHere, refuse } = useRefused(position, at);
  const lacksCard = pointed?.kind === 'square' && position.phase === PLACING;
  const why = fault ?? (lacksCard ? texts.preview.selectFirst : undefined);
  return {
    refused: isRefusedHere && at !== undefined && why !== undefined ? { fault: why, at } : undefined,
    refuse: (spot: Spot, wanted: Move | undefined) => wanted === undefined && refuse(placeOf(spot)),
  };
}

/** Whoever plays by keyboard goes on where the next step is, when the button or card just used is gone. */
function useFocusKept(position: ArboretumPosition): () => void {
  const byKeyboard = useRef(false);
  useEffect(() => {
    const active = document.activeElement;
    // A square stays after a card was planted on it, but what comes next is in the hand.
    const isBehind = position.phase === DISCARDING && active?.closest('.arboretum-lawn') !== null;
    const isLost = active === document.body || active === null;
    if (!byKeyboard.current || !(isLost || isBehind)) return;
    const draws = position.phase === DRAWING || position.turn !== position.mover;
    document.querySelector<HTMLElement>(draws ? '#arboretum-pile--1' : '.arboretum-hand [tabindex="0"]')?.focus();
  }, [position]);
  return () => {
    byKeyboard.current = document.activeElement?.matches(':focus-visible') ?? false;
  };
}

/** A card from the deck is unknown: there is nothing to show before it is drawn, unless somebody wants to be asked. */
function showsFirst(spot: Spot, touch: boolean): boolean {
  return touch && (!isSame(spot, DECK_SPOT) || confirmsPlacing());
}

/** Nothing that could be regretted is played by the first touch, and no card is thrown away by the first click. */
function isConfirmed(spot: Spot, asks: boolean, tapped: Spot | undefined, selected: number | undefined): boolean {
  if (spot.kind === 'card') return spot.id === selected;
  return !asks || isSame(spot, tapped);
}

function canSelect(position: ArboretumPosition, card: number): boolean {
  const { phase, mover } = position;
  return (phase === PLACING || phase === DISCARDING) && position.indexInHand(mover, card) >= 0;
}

/** The move that choosing a spot would make, legal or not. */
function moveAt(position: ArboretumPosition, { kind, id }: Spot, selected: number | undefined): Move | undefined {
  const { phase, mover } = position;
  // A tree is only looked at.
  if (kind === 'tree') return undefined;
  if (kind === 'pile') {
    if (phase === DISCARDING && selected !== undefined && id === mover) return DISCARD + selected;
    return id < 0 ? DECK : TAKE + id;
  }
  if (kind === 'card') return phase === PLACING ? undefined : DISCARD + id;
  // Before a card is selected, any card of the hand shows why the square may not be used yet.
  const card = selected ?? (phase === PLACING ? undefined : position.hand(mover)[0]);
  return card === undefined ? undefined : placement(card, id);
}

function hintSpots(hint: Move): Spot[] {
  if (hint >= PLACE)
    return [
      { kind: 'card', id: placedCard(hint) },
      { kind: 'square', id: squareOf(hint) },
    ];
  if (hint === DECK) return [DECK_SPOT];
  return [hint < DISCARD ? { kind: 'pile', id: hint - TAKE } : { kind: 'card', id: hint - DISCARD }];
}

export function isSame(spot: Spot | undefined, ...others: readonly (Spot | undefined)[]): boolean {
  return others.some((other) => other?.kind === spot?.kind && other?.id === spot?.id && other !== undefined);
}

/** What every spot does when it is pointed at or chosen. */
export function spotHandlers(draft: Draft, spot: Spot) {
  const byMouse = (event: PointerEvent, to: Spot | undefined) => event.pointerType === 'mouse' && draft.point(to);
  return {
    onFocus: () => draft.point(spot),
    onBlur: () => draft.point(undefined),
    onPointerMove: (event: PointerEvent) => byMouse(event, spot),
    onPointerLeave: (event: PointerEvent) => byMouse(event, undefined),
    onClick: (event: Event) => draft.choose(spot, onlyShows(event)),
  };
}
