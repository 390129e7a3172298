import { memo } from '../../../kit/memo.tsx';
import type { Grove } from '../grove.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './artwork.ts';
import { cornerOf, squaresOf } from './layout.ts';
import { roundedBox } from './rounded-box.ts';
import { type Verge, vergesOf } from './verges.ts';

/** How far the bed shows around a card: where cards are neighbours it joins to one. */
const EDGE = 7;
/** A tree throws its shade to the lower right. */
const SHADE = { x: 3, y: 6 };
/** Three blades of grass, from their root. */
const TUFT = 'q-1.2-4-3.4-6m3.4 6q-.2-5 .4-8.4m-.4 8.4q1.4-3.4 3.8-5.4m-3.8 5.4';

/**
 * What the trees of a garden stand on: a bed of earth around them with grass at its edge, and their shade. It grows with
 * the garden. Four paths, however many trees.
 */
export const Ground = memo(({ grove }: { readonly grove: Grove }) => {
  const corners = squaresOf(grove).map((square) => cornerOf(grove, square));
  const beds = corners.map(([x, y]) =>
    roundedBox({ x: x - EDGE, y: y - EDGE, width: CARD_WIDTH + 2 * EDGE, height: CARD_HEIGHT + 2 * EDGE }, EDGE * 2),
  );
  const shades = corners.map(([x, y]) =>
    roundedBox({ x: x + SHADE.x, y: y + SHADE.y, width: CARD_WIDTH, height: CARD_HEIGHT }, 8),
  );
  const bed = beds.join('');
  return (
    <>
      <path class="arboretum-kerb" d={bed} />
      <path class="arboretum-earth" d={bed} />
      <path class="arboretum-tufts" d={vergesOf(grove).map(grassAt).join('')} />
      <path class="arboretum-shade" d={shades.join('')} />
    </>
  );
});

/** No two sides of a bed have their grass at the same places. */
function grassAt({ x, y, across, chance }: Verge): string {
  return [chance - 0.5, 0.5 - ((chance * 7) % 1)]
    .map((part) => (across ? `M${x + part * CARD_WIDTH} ${y + 2}` : `M${x} ${y + part * CARD_HEIGHT + 4}`) + TUFT)
    .join('');
}
