import { useRef } from 'preact/hooks';
import { Picture } from '../../../kit/picture.tsx';
import { useFlight } from '../../../kit/use-flight.ts';
import { STATUETTE } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { TILE_WIDTH } from './artwork.ts';
import { type Taken, takenBetween } from './newest.ts';
import type { Part } from './preview.ts';
import { token } from './tokens.ts';

/** Milliseconds; shorter than the shortest pause between two moves of computer players that can be followed. */
const DURATION = 480;
/** Half the side of the box of a token. */
const REACH = 62;
/** How large a token is where it lands, in pixels. */
const LANDED = 18;

/** A token that somebody takes glides from its stone circle to where the taker's tokens are counted. */
export function TokenFlight({ position }: { readonly position: BlueLagoonPosition }) {
  const picture = useRef<SVGSVGElement>(null);
  const taken = useTaken(position);
  useFlight(taken, () => (taken && picture.current ? fly(picture.current, taken) : undefined));
  if (!taken) return null;
  return (
    <svg
      class="blue-lagoon-flight"
      ref={picture}
      viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
      aria-hidden="true"
    >
      <Picture drawing={token(taken.kind)} />
    </svg>
  );
}

function useTaken(position: BlueLagoonPosition): Taken | undefined {
  const memory = useRef<{ position: BlueLagoonPosition; taken: Taken | undefined }>({ position, taken: undefined });
  const before = memory.current.position;
  if (before !== position) memory.current = { position, taken: takenBetween(before, position) };
  return memory.current.taken;
}

/** Ids of where a seat's tokens are counted, the best place first: on phones the table of hands is below the fold. */
export function placesOfToken(seat: number, kind: number) {
  return {
    hand: `blue-lagoon-hand-${seat}-${kind}`,
    stripHand: `blue-lagoon-strip-hand-${seat}-${kind}`,
    strip: `blue-lagoon-strip-${seat}`,
    sheet: placeOnSheet(seat, kind === STATUETTE ? 'statuettes' : 'resources'),
  };
}

/** Id of the points of a seat for a part: a token that landed on the name at the head of the column would cover it. */
export function placeOnSheet(seat: number, part: Part): string {
  return `blue-lagoon-sheet-${seat}-${part}`;
}

function fly(picture: Element, { seat, kind, tile }: Taken): Animation | undefined {
  const from = document.querySelector(`#tile-${tile} .blue-lagoon-hit`)?.getBoundingClientRect();
  const to = Object.values(placesOfToken(seat, kind))
    .map((id) => document.getElementById(id))
    .find(isInSight)
    ?.getBoundingClientRect();
  if (!from || !to) return undefined;
  const { width: size } = picture.getBoundingClientRect();
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const goal = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  const large = ((2 * REACH) / TILE_WIDTH) * (from.width / size);
  const lay = ({ x, y }: typeof start, scale: number) =>
    `translate(${x - (size * scale) / 2}px, ${y - (size * scale) / 2}px) scale(${scale})`;
  return picture.animate(
    [
      { opacity: 1, transform: lay(start, large), easing: 'ease-out' },
      // Lifted off its circle, towards the eye, before it goes.
      {
        opacity: 1,
        transform: lay({ x: start.x, y: start.y - from.height * 0.3 }, large * 1.3),
        offset: 0.28,
        easing: 'ease-in-out',
      },
      { opacity: 1, transform: lay(goal, (LANDED * 1.4) / size), offset: 0.9 },
      { opacity: 0, transform: lay(goal, LANDED / size) },
    ],
    { duration: DURATION },
  );
}

/** Drawn, in the window, and not scrolled out of the column it is in. */
function isInSight(place: Element | null): boolean {
  if (!place) return false;
  const { top, bottom, width } = place.getBoundingClientRect();
  const frame = place.closest('.table-side, .table-board')?.getBoundingClientRect();
  return width > 0 && frame !== undefined && top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight);
}
