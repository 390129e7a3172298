import { texts } from '#texts/stratopolis/words.ts';
import { memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { ORIENTATIONS } from '../components.ts';
import { formatTile } from '../notation.ts';
import { drawTile, SQUARE } from './artwork.ts';
import { describeTile } from './draft.ts';
import { drawCorner } from './overlay.ts';

/** A tile on its own; `corner` rings the square that goes where one points. */
export const TilePicture = memo(
  ({
    tile,
    turn = 0,
    corner = false,
  }: {
    readonly tile: number;
    readonly turn?: number;
    readonly corner?: boolean;
  }) => {
    const arms = ORIENTATIONS[turn][1];
    const x = -Math.min(0, ...arms.map(([right]) => right)) * SQUARE;
    const y = -Math.min(0, ...arms.map(([, down]) => down)) * SQUARE;
    return (
      <svg
        class="stratopolis-tile"
        viewBox={`-1 -1 ${2 * SQUARE + 2} ${2 * SQUARE + 2}`}
        role="img"
        aria-label={texts.tile(formatTile(tile), describeTile(tile, turn))}
      >
        <rect class="stratopolis-tile-ground" x={-1} y={-1} width={2 * SQUARE + 2} height={2 * SQUARE + 2} rx={4} />
        <Picture drawing={drawTile(tile, turn)} />
        {corner && (
          <g transform={`translate(${x} ${y})`}>
            <Picture drawing={drawCorner()} />
          </g>
        )}
      </svg>
    );
  },
);
