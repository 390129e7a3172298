import { texts } from '#texts/stratopolis/words.ts';
import { memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { ORIENTATIONS } from '../components.ts';
import { squareAt } from '../geometry.ts';
import { formatTile } from '../notation.ts';
import { drawTile, SQUARE } from './artwork.ts';
import { cameraAt } from './camera.ts';
import { boxAround, drawTower, nearestLast } from './depth.ts';
import { drawRing, ghostTowers } from './depth-overlay.ts';
import { describeTile } from './draft.ts';
import { drawCorner } from './overlay.ts';

/** A tile on its own; `hasRing` rings the square that goes where one points. */
export const TilePicture = memo(
  ({
    tile,
    turn = 0,
    hasRing = false,
  }: {
    readonly tile: number;
    readonly turn?: number;
    readonly hasRing?: boolean;
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
        {hasRing && (
          <g transform={`translate(${x} ${y})`}>
            <Picture drawing={drawCorner()} />
          </g>
        )}
      </svg>
    );
  },
);

/** Anywhere on the board: a tile in hand lies nowhere yet. */
const HELD = squareAt(12, 12);

/** The tile in hand as it would be in the city, seen from a corner. */
export const DeepTile = memo(
  ({ tile, turn, corner }: { readonly tile: number; readonly turn: number; readonly corner: number }) => {
    const camera = cameraAt(corner);
    const towers = ghostTowers(tile, HELD * 4 + turn, () => 0);
    const { x, y, width, height } = boxAround(camera, towers);
    const side = Math.max(width, height) - 14;
    return (
      <svg
        class="stratopolis-tile"
        viewBox={`${x + (width - side) / 2} ${y + (height - side) / 2} ${side} ${side}`}
        role="img"
        aria-label={texts.tile(formatTile(tile), describeTile(tile, turn))}
      >
        <rect
          class="stratopolis-tile-ground"
          x={x + (width - side) / 2}
          y={y + (height - side) / 2}
          width={side}
          height={side}
          rx={4}
        />
        {nearestLast(camera, towers).map((tower) => (
          <Picture key={tower.square} drawing={drawTower(camera, tower)} />
        ))}
        <Picture drawing={drawRing(camera, HELD, 1)} />
      </svg>
    );
  },
);
