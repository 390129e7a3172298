import { memo } from '../../../kit/memo.tsx';
import type { Grove } from '../grove.ts';
import { CARD_HEIGHT, CARD_WIDTH, drawFate } from './artwork.ts';
import { cornerOf } from './layout.ts';
import { Painted } from './paint.tsx';

/** A path whose end is certain, by the square where it ends. */
export interface Fated {
  readonly square: number;
  readonly fate: 'safe' | 'lost';
}

/** Small signs at the last cards of paths. The table of species says the same in words. */
export const Fates = memo(({ grove, fates }: { readonly grove: Grove; readonly fates: readonly Fated[] }) => (
  <g class="arboretum-fates">
    {fates.map(({ square, fate }) => {
      const [x, y] = cornerOf(grove, square);
      return (
        <g key={square} transform={`translate(${x + CARD_WIDTH - 9} ${y + CARD_HEIGHT - 9})`}>
          <Painted drawing={drawFate(fate)} />
        </g>
      );
    })}
  </g>
));
