import type { Board } from '../board.ts';
import { boxOf, coastPath } from './layout.ts';

/** Everything but some islands in the shade. The same element throughout, so that it does not flicker. */
export function Veil({ board, islands }: { readonly board: Board; readonly islands: readonly number[] }) {
  const { x, y, width, height } = boxOf(board);
  const sea = `M${x + 60} ${y}h${width - 120}q60 0 60 60v${height - 120}q0 60 -60 60h${120 - width}q-60 0 -60 -60v${120 - height}q0 -60 60 -60Z`;
  const coasts = islands.map((island) => coastPath(board, island)).join('');
  return (
    <>
      <path class="blue-lagoon-veil" fill-rule="evenodd" d={sea + coasts} />
      {coasts !== '' && <path class="blue-lagoon-lit-coast" key={coasts} d={coasts} />}
    </>
  );
}
