import { disc, laid, whorl } from '../../../kit/draw/outline.ts';
import { memo } from '../../../kit/memo.tsx';
import type { Grove } from '../grove.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './artwork.ts';
import type { TracedPath } from './board-drawing.ts';
import { cornerOf } from './layout.ts';
import { pageColour } from './paint.tsx';
import { TONES } from './palette.ts';
import { type Verge, vergesOf } from './verges.ts';

const BLOSSOM = whorl(5, 'M0,0 C3,-1.4 3,-5 0,-6 C-3,-5 -3,-1.4 0,0 Z');
/** On the edge between two cards, where neither numeral nor letter is: below them, or between them. */
const LOW = 73;
const ASIDE = 9;

interface BloomProps {
  readonly grove: Grove;
  /** The best path of each species, whoever may score it. */
  readonly paths: readonly TracedPath[];
}

/** The beds along paths are in flower, in the colours of their species: a garden with paths looks like one. */
export const BorderFlowers = memo(({ grove, paths }: BloomProps) => {
  const verges = vergesOf(grove);
  return (
    <g class="arboretum-flowers">
      {paths.map(({ species, squares }) => (
        <Flowers
          key={species}
          {...{ species }}
          spots={verges.filter(({ square }) => squares.includes(square)).map((verge) => flowerAt(verge, species))}
          size={0.72}
        />
      ))}
    </g>
  );
});

/** A blossom from each card of a path to the next one: paths are seen without asking for them. */
export const PathBlossoms = memo(({ grove, paths }: BloomProps) => (
  <g class="arboretum-flowers">
    {paths.map(({ species, squares }, lane) => (
      <Flowers
        key={species}
        {...{ species }}
        spots={squares
          .slice(1)
          .map((square, index) => between(cornerOf(grove, squares[index]), cornerOf(grove, square), lane))}
        size={1}
      />
    ))}
  </g>
));

type Spot = readonly [x: number, y: number];

function Flowers({
  species,
  spots,
  size,
}: {
  readonly species: number;
  readonly spots: readonly Spot[];
  readonly size: number;
}) {
  const { deep, mid, light } = TONES[species];
  return (
    <>
      <path
        d={spots.map(([x, y]) => laid(BLOSSOM, { x, y, scale: size, turn: (x + y) % 72 })).join('')}
        fill={pageColour(light)}
        stroke={pageColour(mid)}
        stroke-width={0.9}
      />
      <path d={spots.map(([x, y]) => disc(x, y, 1.5 * size)).join('')} fill={pageColour(deep)} />
    </>
  );
}

/** Each species has its own part of a side, so that flowers of several paths do not cover each other. */
function flowerAt({ x, y, across, chance }: Verge, species: number): Spot {
  const part = (((species * 0.37 + chance) % 1) - 0.5) * 0.8;
  return across ? [x + part * CARD_WIDTH, y] : [x, y + part * CARD_HEIGHT];
}

/** Paths of several species over the same two cards have their blossoms side by side. */
function between([x, y]: Spot, [toX, toY]: Spot, lane: number): Spot {
  const shift = ((lane % 3) - 1) * ASIDE;
  if (y === toY) return [(x + toX + CARD_WIDTH) / 2, y + LOW - 18 - shift];
  return [x + CARD_WIDTH / 2 + shift, (y + toY + CARD_HEIGHT) / 2];
}
