import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Move } from '../../../core/game.ts';
import type { Fault } from '../../../core/result.ts';
import { usePointed } from '../../../kit/use-pointed.ts';
import { SQUARES } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { checkPlacement, DRAW_MORE, squareOf, tileOf } from '../rules.ts';
import { NONE } from '../state.ts';
import { type LineMap, linesThrough } from './lines.ts';
import { previewMove } from './preview.ts';
import { describeOffer } from './preview-words.tsx';
import { describeForTable } from './words.ts';

const KEEPS_REFUSAL = '.metro-square, .metro-centre, .preview, .metro-do';

/**
 * The squares that take the tile as it is held, the one that is pointed at, and what the tile would do there or why it may
 * not be placed there. A tile on the board is only looked at, until somebody tries to place another on it (`refuse`): late
 * in a match every way across the board leads over tiles.
 */
export function usePointing(
  position: MetroPosition,
  map: LineMap,
  moves: readonly Move[],
  tile: number,
  hint: Move | undefined,
) {
  const placements = useMemo(() => moves.filter((move) => move < DRAW_MORE), [moves]);
  const open = useMemo(
    () => new Map(placements.filter((move) => tileOf(move) === tile).map((move) => [squareOf(move), move])),
    [placements, tile],
  );
  const { pointed, point, tapped, tap, played, forget } = usePointed<number>(position);
  const [tried, setTried] = useState<{ readonly position: MetroPosition; readonly square: number }>();
  const isTaken = pointed !== undefined && position.tiles[pointed] !== NONE;
  const isTried = tried?.position === position && tried.square === pointed;
  const move = pointed === undefined ? undefined : open.get(pointed);
  const preview = useMemo(
    () => (move === undefined ? undefined : previewMove(position, map, move)),
    [position, map, move],
  );
  const isRefused = pointed !== undefined && moves.length > 0 && move === undefined && (!isTaken || isTried);
  const fault = isRefused ? checkPlacement(position, tile, pointed) : undefined;
  const fitsTurned = isRefused && placements.some((each) => squareOf(each) === pointed);
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
    !open.has(square) && (!isTouch || pointed === square || position.tiles[square] === NONE);
  const refused = isTried && pointed !== undefined && fault ? { fault, at: selectorOf(pointed, fault) } : undefined;
  const refusing = { fault, fitsTurned, refused, refuses, refuse };
  return { open, pointed, point: lookAt, tapped, tap, played, preview, through, ...refusing };
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
  open: ReadonlyMap<number, number>,
  names: readonly string[],
): readonly string[] {
  return useMemo(
    () =>
      Array.from({ length: SQUARES }, (_, square) => {
        const move = open.get(square);
        const state = describeForTable(position, square, map, names);
        return move === undefined ? state : describeOffer(state, previewMove(position, map, move), names);
      }),
    [position, map, open, names],
  );
}
