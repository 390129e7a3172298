import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/metro/table.ts';
import type { Move } from '../../../core/game.ts';
import type { Fault } from '../../../core/result.ts';
import { usePointed } from '../../../kit/use-pointed.ts';
import { SQUARES } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { checkPlacement, DRAW_MORE, tileOf } from '../rules.ts';
import { NONE } from '../state.ts';
import { type LineMap, linesThrough } from './lines.ts';
import { previewMove } from './preview.ts';
import { describeOffer } from './preview-words.tsx';
import { openFor, turnableFor } from './turnable.ts';
import type { TurnedTile } from './use-turned-tile.tsx';
import { describeForTable } from './words.ts';

const KEEPS_REFUSAL = '.metro-square, .metro-centre, .preview, .metro-do';

/**
 * The squares that take the tile as it is held or once it is turned, the one that is pointed at, and what the tile would do
 * there or why it may not be placed there. A tile on the board is only looked at, until somebody tries to place another on it (`refuse`): late
 * in a match every way across the board leads over tiles.
 */
export function usePointing(
  position: MetroPosition,
  map: LineMap,
  moves: readonly Move[],
  held: TurnedTile,
  hint: Move | undefined,
) {
  const { tile } = held;
  const placements = useMemo(() => moves.filter((move) => move < DRAW_MORE), [moves]);
  const open = useMemo(() => openFor(placements, tile), [placements, tile]);
  const turnable = useMemo(() => turnableFor(placements, tile, hint), [placements, tile, hint]);
  const { pointed, point, tapped, tap, played, look, forget } = usePointed<number>(position);
  const [tried, setTried] = useState<{ readonly position: MetroPosition; readonly square: number }>();
  const isTaken = pointed !== undefined && position.tiles[pointed] !== NONE;
  const isTried = tried?.position === position && tried.square === pointed;
  // Turned while it is there, it is shown as it was turned, or turning would seem broken.
  const isTurnedHere = useChangedAt(pointed, tile);
  const toTurn = pointed === undefined || isTurnedHere ? undefined : turnable.get(pointed);
  const move = pointed === undefined ? undefined : (open.get(pointed) ?? toTurn);
  const preview = useMemo(
    () => (move === undefined ? undefined : previewMove(position, map, move)),
    [position, map, move],
  );
  const isRefused = pointed !== undefined && moves.length > 0 && move === undefined && (!isTaken || isTried);
  const fault = isRefused ? checkPlacement(position, tile, pointed) : undefined;
  const fitsTurned = isRefused && turnable.has(pointed);
  const through = useMemo(() => (isTaken ? linesThrough(map, pointed) : undefined), [map, isTaken, pointed]);
  // It stays said when the mouse leaves: its link to the rule must be in reach.
  const refuse = (square: number) => {
    setTried({ position, square });
    tap(square);
  };
  useClickBeside(tried !== undefined, () => {
    setTried(undefined);
    tap(undefined);
  });
  useOtherIdea(hint, () => {
    if (!tried) return;
    setTried(undefined);
    forget();
  });
  const lookAt = (square: number | undefined) => {
    if (square !== undefined && tried && square !== tried.square) {
      setTried(undefined);
      if (tapped === tried.square) tap(undefined);
    }
    point(square);
  };
  // A finger's first tap on a tile traces its lines.
  const refuses = (square: number, isTouch: boolean) =>
    !open.has(square) && !turnable.has(square) && (!isTouch || pointed === square || position.tiles[square] === NONE);
  const fitting = useFitting(position, pointed, held);
  /** Turns the tile so that it fits; the next choice of the square places it. */
  const turnToFit = (square: number, move: Move, isTouch: boolean) => {
    fitting.turnAt(square, tileOf(move));
    // A mouse points at what it clicked: kept as tapped, the tile would come back wherever the mouse goes from there.
    tap(isTouch ? square : undefined);
    if (!isTouch) look();
  };
  const refused = isTried && pointed !== undefined && fault ? { fault, at: selectorOf(pointed, fault) } : undefined;
  const refusing = { fault, fitsTurned, refused, refuses, refuse };
  const turning = { turnable, toTurn, turnToFit, isFitted: fitting.isFitted };
  return { open, pointed, point: lookAt, tapped, tap, played, preview, through, ...refusing, ...turning };
}

/** Whether the tile has become another one since this square was pointed at; all the way round counts, too. */
function useChangedAt(pointed: number | undefined, tile: number): boolean {
  const last = useRef({ pointed, tile, hasChanged: false });
  if (last.current.pointed !== pointed) last.current = { pointed, tile, hasChanged: false };
  else if (last.current.tile !== tile) last.current = { pointed, tile, hasChanged: true };
  return last.current.hasChanged;
}

/** A click has turned the tile where it is pointed at; the next one places it. */
function useFitting(position: MetroPosition, pointed: number | undefined, { tile, turnTo }: TurnedTile) {
  const [fitted, setFitted] = useState<{ position: MetroPosition; square: number; tile: number }>();
  const turnAt = (square: number, next: number) => {
    turnTo(next);
    setFitted({ position, square, tile: next });
  };
  const isFitted = fitted?.position === position && fitted.square === pointed && fitted.tile === tile;
  return { turnAt, isFitted };
}

/** The central station is one thing, whichever of its squares was clicked. */
function selectorOf(square: number, { code }: Fault): string {
  return code === 'metro.centre' ? '.metro-centre' : `#square-${square} .metro-hit`;
}

/**
 * A press beside the squares puts a refusal away: on a phone it would stay until the next tap on the board, also while the
 * tile is carried elsewhere. Its link to the rule can be followed, and turning the tile may be what it asks for.
 */
function useClickBeside(isRefused: boolean, forget: () => void): void {
  const latest = useRef(forget);
  latest.current = forget;
  useEffect(() => {
    if (!isRefused) return;
    const look = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest(KEEPS_REFUSAL)) latest.current();
    };
    document.addEventListener('pointerdown', look);
    return () => document.removeEventListener('pointerdown', look);
  }, [isRefused]);
}

/** Another idea is looked at: nobody asks about the refused square now. */
function useOtherIdea(hint: Move | undefined, forget: () => void): void {
  const seen = useRef(hint);
  useEffect(() => {
    if (seen.current !== hint) forget();
    seen.current = hint;
  });
}

/** Every square in words, with what the tile would do there; worked out once a position, not at every pointing. */
export function useLabels(
  position: MetroPosition,
  map: LineMap,
  { open, turnable }: Record<'open' | 'turnable', ReadonlyMap<number, Move>>,
  names: readonly string[],
): readonly string[] {
  return useMemo(
    () =>
      Array.from({ length: SQUARES }, (_, square) => {
        const move = open.get(square);
        const state = describeForTable(position, square, map, names);
        if (turnable.has(square)) return texts.squareFitsTurned(state);
        return move === undefined ? state : describeOffer(state, previewMove(position, map, move), names);
      }),
    [position, map, open, turnable, names],
  );
}
