import { draw } from '../../../kit/draw/drawing.ts';
import { memo } from '../../../kit/memo.tsx';
import type { Grove } from '../grove.ts';
import { drawBlossoms, drawBorder, groundPaths, type TracedPath } from './garden-drawing.ts';
import { Painted } from './paint.tsx';

/** What the trees of a garden stand on: a bed of earth with grass at its edge, and their shade. Four paths, however many trees. */
export const Ground = memo(({ grove }: { readonly grove: Grove }) => {
  const { bed, grass, shade } = groundPaths(grove);
  return (
    <>
      <path class="arboretum-kerb" d={bed} />
      <path class="arboretum-earth" d={bed} />
      <path class="arboretum-tufts" d={grass} />
      <path class="arboretum-shade" d={shade} />
    </>
  );
});

interface BloomProps {
  readonly grove: Grove;
  /** The best path of each species. */
  readonly paths: readonly TracedPath[];
}

/** Flowers at the edge of the bed, below the cards. */
export const BorderFlowers = memo(({ grove, paths }: BloomProps) => (
  <g class="arboretum-flowers">
    <Painted drawing={draw('g', {}, drawBorder(grove, paths))} />
  </g>
));

/** Blossoms from card to card, above them. */
export const PathBlossoms = memo(({ grove, paths }: BloomProps) => (
  <g class="arboretum-flowers">
    <Painted drawing={draw('g', {}, drawBlossoms(grove, paths))} />
  </g>
));
