import { memo } from '../../../kit/memo.tsx';
import type { Grove } from '../grove.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './artwork.ts';
import { cornerOf, squaresOf } from './layout.ts';

/** How far the gravel shows around a card: where cards are neighbours it joins to one bed. */
const VERGE = 6;
const SHADE = { x: 2, y: 4 };

/** What the trees of a garden stand on: gravel around them, and their shade. Two paths, however many trees. */
export const Ground = memo(({ grove }: { readonly grove: Grove }) => {
  const corners = squaresOf(grove).map((square) => cornerOf(grove, square));
  const beds = corners.map(([x, y]) =>
    plot(x - VERGE, y - VERGE, CARD_WIDTH + 2 * VERGE, CARD_HEIGHT + 2 * VERGE, VERGE * 2),
  );
  const shades = corners.map(([x, y]) => plot(x + SHADE.x, y + SHADE.y, CARD_WIDTH, CARD_HEIGHT, 8));
  return (
    <>
      <path class="arboretum-gravel" d={beds.join('')} />
      <path class="arboretum-shade" d={shades.join('')} />
    </>
  );
});

/** A rectangle with round corners, as a part of a path. */
function plot(x: number, y: number, width: number, height: number, r: number): string {
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${turn(r, r)}v${down}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}z`;
}
