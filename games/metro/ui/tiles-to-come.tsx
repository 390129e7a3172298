import { texts as allTexts } from '#texts/metro/table.ts';
import { KeptDetails } from '../../../kit/kept-details.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { TILE_TYPES } from '../components.ts';
import type { MetroPosition } from '../position.ts';
import { drawBareTile, SQUARE } from './artwork.ts';
import { describeTile } from './words.ts';

const texts = allTexts.toCome;

/** Every kind of tile that may still be drawn, with how many of it the viewer has not seen. */
export function TilesToCome({ position }: { readonly position: MetroPosition }) {
  const kinds = Array.from({ length: TILE_TYPES }, (_, tile) => tile).filter((tile) => position.unseen[tile] > 0);
  if (kinds.length === 0) return null;
  return (
    <KeptDetails name="metro-to-come" title={texts.title(position.pool, position.pool - position.deck)}>
      <ul>
        {kinds.map((tile) => (
          <li key={tile}>
            <svg class="mini-tile" viewBox={`0 0 ${SQUARE} ${SQUARE}`} role="img" aria-label={describeTile(tile)}>
              <Picture drawing={drawBareTile(tile)} />
            </svg>
            <b>×{position.unseen[tile]}</b>
          </li>
        ))}
      </ul>
    </KeptDetails>
  );
}
