import { EXIT_SIDE, STATION_ENTRY } from '../geometry.ts';
import type { Line } from '../scoring.ts';
import { NONE } from '../state.ts';
import { MARGIN, SQUARE } from './artwork.ts';
import type { LineMap } from './lines.ts';

/** By corner, clockwise from the top left. */
const STAR_AT = ['translate(-10 -12)', 'translate(38 -12)', 'translate(38 38)', 'translate(-10 38)'];
/** The same where the letter of the idea is at that corner. */
const STAR_BESIDE = ['translate(-2 -4)', 'translate(30 -4)', 'translate(30 30)', 'translate(-2 30)'];
const CORNERS = [0, 3, 2, 1];
const STAR = 'M50 24l7.6 16.4 18 2.1-13.3 12.2 3.5 17.8L50 63.7 34.2 72.5l3.5-17.8L24.4 42.5l18-2.1z';

/** The star of a suggestion: above the lines it would make, in a corner of the tile; large where no tile is shown below it. */
export function HintStar({
  square,
  map,
  letter,
  tile,
}: {
  readonly square: number;
  readonly map: LineMap;
  /** The corner of the letter of the idea. */
  readonly letter: number;
  /** The tile that is shown there; NONE where none is. */
  readonly tile: number;
}) {
  const free = tile === NONE ? undefined : freeCorner(map, square, tile);
  const corner = free === undefined ? '' : `${(free === letter ? STAR_BESIDE : STAR_AT)[free]} scale(0.72)`;
  return (
    <path
      class="metro-hint"
      data-hinted={`square-${square}`}
      transform={`translate(${MARGIN + (square & 7) * SQUARE} ${MARGIN + (square >> 3) * SQUARE}) ${corner}`}
      d={STAR}
    />
  );
}

/** A train enters a side near the corner of its number and leaves it near the next; the star is where none does. */
function freeCorner({ lines }: LineMap, square: number, tile: number): number {
  const taken = lines
    .filter(({ end }) => end.kind === 'open' && end.square === square)
    .map(({ station, steps }) => sideEntered(station, steps.at(-1)))
    .flatMap((side) => [side, (EXIT_SIDE[tile * 4 + side] + 1) & 3]);
  return CORNERS.find((corner) => !taken.includes(corner)) ?? CORNERS[0];
}

/** The side by which a line comes to the square where it ends: from its last tile, or from its station. */
function sideEntered(station: number, last: Line['steps'][number] | undefined): number {
  return last === undefined ? STATION_ENTRY[station] & 3 : ((last.leaves - 1) / 2 + 2) & 3;
}
