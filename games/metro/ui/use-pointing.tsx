import { useMemo } from 'preact/hooks';
import type { Move } from '../../../core/game.ts';
import { usePointed } from '../../../kit/use-pointed.ts';
import { SQUARES } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { checkPlacement, DRAW_MORE, squareOf, tileOf } from '../rules.ts';
import type { LineMap } from './lines.ts';
import { previewMove } from './preview.ts';
import { describeOffer } from './preview-words.tsx';
import { describeForTable } from './words.ts';

/** The squares that take the tile as it is held, the one that is pointed at, and what the tile would do there or why it may not lie there. */
export function usePointing(position: MetroPosition, map: LineMap, moves: readonly Move[], tile: number) {
  const placements = useMemo(() => moves.filter((move) => move < DRAW_MORE), [moves]);
  const open = useMemo(
    () => new Map(placements.filter((move) => tileOf(move) === tile).map((move) => [squareOf(move), move])),
    [placements, tile],
  );
  const { pointed, point, tapped, tap, played } = usePointed<number>(position);
  const move = pointed === undefined ? undefined : open.get(pointed);
  const preview = useMemo(
    () => (move === undefined ? undefined : previewMove(position, map, move)),
    [position, map, move],
  );
  const refused = pointed !== undefined && moves.length > 0 && move === undefined;
  const fault = refused ? checkPlacement(position, tile, pointed) : undefined;
  const fitsTurned = refused && placements.some((each) => squareOf(each) === pointed);
  return { open, pointed, point, tapped, tap, played, preview, fault, fitsTurned };
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
