import { type ComponentChildren, Fragment } from 'preact';
import { texts } from '#texts/kit.ts';
import type { Box } from './draw/box.ts';
import { drawSigns } from './draw/lettering.ts';
import { type Mark, type MarkKind, outlineOf, type Place, type Point } from './draw/place.ts';
import { memo } from './memo.tsx';
import { Picture } from './picture.tsx';
import { SeatShape } from './seat-badge.tsx';
import { SpotLayer } from './spots.tsx';
import { boxesForSigns, spreadSigns, widthOfSign } from './spread-signs.ts';

/** How tall a sign is against what it stands on. */
const SIGN = 0.56;

interface MarksProps {
  readonly marks: readonly Mark[];
  /** Which of the game's boards this is. */
  readonly board?: string;
  /** Height of the little signs, in units of the board. */
  readonly size: number;
  /** Signs at the lower left corner, where the upper ones carry what must be read. */
  readonly isLow?: boolean;
  /** Where a board shows its places otherwise than as boxes: the line around one, and the box that holds the line. */
  readonly lineAround?: (place: Place, kind?: MarkKind) => Framed;
  /** What no frame may cover, and no sign need give way to; the same node as long as nothing changes. */
  readonly between?: ComponentChildren;
  /** Heard as one picture: its spots take no focus of their own. */
  readonly isPicture?: boolean;
}

interface Framed {
  readonly line: string;
  readonly box: Box;
  /** The boxes it is made of: its sign is on one of them. */
  readonly parts?: readonly Box[];
  /** Where the box is only a corner of what is framed: the middle of it. */
  readonly middle?: Point;
  /** Only the sign: a board that draws the piece of a suggestion needs no line around it. */
  readonly isBare?: boolean;
}

/** The words beside the board say the same. */
const UNHEARD = { 'aria-hidden': true } as const;

/**
 * What the page wants to be seen on a board: a frame around each place in the colour of the seat that moves there, and a
 * badge with the number or letter that is in the words. Laid over everything; it takes no clicks.
 */
export const BoardMarks = memo(
  ({ marks, board = '', size, isLow = false, lineAround = inBoxes, between, isPicture = false }: MarksProps) => {
    const shown = marks.flatMap(({ places, ...mark }) =>
      places
        .filter((place) => place.board === board)
        .map((place) => ({
          key: `${mark.kind}${mark.sign}${place.box.x},${place.box.y}`,
          ...mark,
          ...lineAround(place, mark.kind),
        })),
    );
    const boxes = boxesForSigns(shown, size, isLow);
    const aside = spreadSigns(
      shown.map(({ sign }, at) => ({ sign, box: boxes[at] })),
      size,
      isLow,
    );
    return (
      <>
        <g class="board-marks" {...UNHEARD}>
          {/* All frames below all signs: the frame of a neighbouring place would hide a sign. */}
          {[MarkFrame, MarkCorner].map((Layer, layer) => (
            <Fragment key={layer}>
              {shown.map((mark, at) => (
                <Layer {...mark} key={mark.key} {...{ size, isLow }} corner={boxes[at]} aside={aside[at]} />
              ))}
              {layer === 0 && between}
            </Fragment>
          ))}
        </g>
        <SpotLayer {...{ board, size, lineAround, isPicture }} />
      </>
    );
  },
);

function inBoxes({ box, parts = [], line = outlineOf(parts) }: Place): Framed {
  return { line, box, parts };
}

interface BoardMarkProps extends Omit<Mark, 'places'>, Framed {
  readonly size: number;
  readonly isLow: boolean;
  /** The box at whose corner its sign is. */
  readonly corner: Box;
  /** How far its sign gives way to others at the same corner. */
  readonly aside: number;
}

function MarkFrame({ seat, kind, line, box, size, isBare = false }: BoardMarkProps) {
  const frame = line === '' ? { ...box, rx: size * 0.3 } : { d: line, 'stroke-linecap': 'round' as const };
  const Frame = line === '' ? 'rect' : 'path';
  return (
    <g class={`board-mark is-${kind}`} style={colours(kind, seat)}>
      {!isBare && (
        <>
          <Frame class="board-mark-edge" {...frame} stroke-width={size * 0.34} />
          <Frame class="board-mark-line" {...frame} stroke-width={size * 0.18} />
        </>
      )}
    </g>
  );
}

function MarkCorner({ seat, sign, kind, corner: box, size, isLow, aside }: BoardMarkProps) {
  if (sign === '') return null;
  const x = isLow ? box.x + size * 0.9 : box.x + box.width;
  const y = isLow ? box.y + box.height : box.y;
  return (
    <g class={`board-mark-corner is-${kind}`} style={colours(kind, seat)}>
      <Sign {...{ sign, size, y }} x={x + aside} />
    </g>
  );
}

/** Where a box must be for the letter of an idea to have its middle at a point. */
export function boxForSign({ x, y }: Point, size: number): Box {
  return { x: x + size * ASIDE, y: y - size * DOWN, width: 0, height: 0 };
}

/** How far a sign is from the corner of its box, against its width and its height. */
const ASIDE = 0.28;
const DOWN = 0.12;

/** A round badge at a corner: the number of a move or the letter of an idea. No seat's shape: a station looks like that. */
function Sign({
  sign,
  size,
  x,
  y,
}: Pick<BoardMarkProps, 'sign' | 'size'> & { readonly x: number; readonly y: number }) {
  const width = widthOfSign(sign, size);
  return (
    <g transform={`translate(${x - size * ASIDE} ${y + size * DOWN})`}>
      <rect
        class="board-mark-sign"
        x={-width / 2}
        y={-size / 2}
        {...{ width }}
        height={size}
        rx={size / 2}
        stroke-width={size * 0.1}
      />
      <Picture
        drawing={drawSigns([{ text: sign, x: 0, y: 0 }], {
          size: size * SIGN,
          width: size * 0.11,
          colour: 'var(--mark-ink)',
        })}
      />
    </g>
  );
}

/** The same sign in a line of words, or at the corner of what is no drawing, e.g. a pile of cards. */
export function MarkSign({ mark }: { readonly mark: Pick<Mark, 'seat' | 'sign' | 'kind'> }) {
  const { seat, sign, kind } = mark;
  return (
    <span class={`mark-sign is-${kind}`} style={colours(kind, seat)}>
      {sign === '' && (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <SeatShape seat={seat} fill="var(--mark-ink)" />
        </svg>
      )}
      {sign !== '' && (
        <span>
          <span class="sr-only">{kind === 'past' ? texts.markedMove : texts.markedIdea} </span>
          {sign}
        </span>
      )}
    </span>
  );
}

function colours(kind: MarkKind, seat: number): Record<string, string> {
  return kind === 'past' || kind === 'lit'
    ? { '--mark': `var(--seat-${seat})`, '--mark-ink': 'var(--on-seat)' }
    : { '--mark': 'var(--accent)', '--mark-ink': 'var(--accent-ink)' };
}
