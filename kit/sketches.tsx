import { PENS, shapeOf } from './draw/pens.ts';
import type { Point } from './draw/place.ts';

interface PenProps {
  readonly pen: number;
  /** Height of the board's little signs. */
  readonly size: number;
}

/** Lines of arrows, in multiples of their width. */
const DASHES = [[], [2.2, 1.5], [0.1, 1.7], [4, 1.4, 0.1, 1.4]];

/** A mark around a spot. */
export function SketchMark({ at, radius, pen, size }: PenProps & { readonly at: Point; readonly radius: number }) {
  const shape = { d: shapeOf(pen), transform: `translate(${at.x} ${at.y}) scale(${radius})` };
  const width = (size * 0.2) / radius;
  return (
    <g class={`sketch is-${PENS[pen]}`}>
      <path {...shape} class="sketch-edge" stroke-width={width * 1.8} />
      <path {...shape} class="sketch-line" stroke-width={width} />
    </g>
  );
}

/** An arrow from the middle of a spot to the middle of another, with the pen's shape at its foot. */
export function SketchArrow({ from, to, pen, size }: PenProps & { readonly from: Point; readonly to: Point }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return null;
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const width = size * 0.3;
  const head = Math.min(length * 0.6, size * 0.95);
  const shaft = `M0 0H${length - head * 0.8}`;
  const tip = `M${length} 0L${length - head} ${head * 0.55}L${length - head} ${-head * 0.55}Z`;
  const foot = { d: shapeOf(pen), transform: `rotate(${-turn}) scale(${width * 0.95})` };
  const dashes = DASHES[pen].map((part) => part * width).join(' ');
  return (
    <g class={`sketch is-${PENS[pen]}`} transform={`translate(${from.x} ${from.y}) rotate(${turn})`}>
      <path class="sketch-edge" d={`${shaft}${tip}`} stroke-width={width * 1.7} />
      <path class="sketch-edge" {...foot} stroke-width={0.75} />
      <path class="sketch-line" d={shaft} stroke-width={width} stroke-dasharray={dashes} />
      <path class="sketch-head" d={tip} />
      <path class="sketch-head" {...foot} />
    </g>
  );
}
