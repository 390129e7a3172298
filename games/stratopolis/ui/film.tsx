import { useEffect, useRef } from 'preact/hooks';
import type { Box } from '../../../kit/draw/box.ts';
import type { Drawing } from '../../../kit/draw/drawing.ts';
import { paintDrawing } from '../../../kit/paint-drawing.ts';
import { PAINT } from './artwork.ts';

export interface FilmFrame {
  readonly drawing: Drawing;
  /** What the canvas shows. */
  readonly box: Box;
}

/** The words beside the board say the same. */
const UNHEARD = { 'aria-hidden': true } as const;

/** Finer screens are painted as if they were this fine: while all moves, nobody sees more. */
const FINEST = 1.5;

/** Outlines that come again in every picture are read once. */
const shapes = new Map<string, Path2D>();
const MOST_SHAPES = 3000;

function shapeOf(outline: string): Path2D {
  const found = shapes.get(outline);
  if (found) return found;
  if (shapes.size > MOST_SHAPES) shapes.clear();
  const made = new Path2D(outline);
  shapes.set(outline, made);
  return made;
}

/**
 * The city while all of it moves, painted picture by picture. As nodes of the page it would have to be laid out again
 * for each; a canvas takes a few milliseconds. `frameAt` draws the moment when so much of the film is over.
 */
export function Film({
  frameAt,
  milliseconds,
  done,
}: {
  readonly frameAt: (part: number) => FilmFrame;
  readonly milliseconds: number;
  readonly done?: () => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(done);
  latest.current = done;
  useEffect(() => {
    const own = canvas.current;
    const paint = own?.getContext('2d', { alpha: false });
    if (!own || !paint) return;
    let began: number | undefined;
    let request = 0;
    const step = (now: number) => {
      began ??= now;
      const part = milliseconds > 0 ? Math.min(1, (now - began) / milliseconds) : 1;
      paintFrame(own, paint, frameAt(part));
      if (part < 1) request = requestAnimationFrame(step);
      else latest.current?.();
    };
    // The first picture at once: what was there before is hidden already.
    paintFrame(own, paint, frameAt(0));
    request = requestAnimationFrame(step);
    return () => cancelAnimationFrame(request);
  }, [frameAt, milliseconds]);
  return <canvas ref={canvas} class="stratopolis-film" {...UNHEARD} />;
}

function paintFrame(canvas: HTMLCanvasElement, paint: CanvasRenderingContext2D, { drawing, box }: FilmFrame): void {
  const fineness = Math.min(FINEST, devicePixelRatio);
  const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((length) => Math.round(length * fineness));
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const scale = Math.min(width / box.width, height / box.height);
  paint.setTransform(1, 0, 0, 1, 0, 0);
  paint.fillStyle = PAINT.page;
  paint.fillRect(0, 0, width, height);
  paint.setTransform(
    scale,
    0,
    0,
    scale,
    width / 2 - (box.x + box.width / 2) * scale,
    height / 2 - (box.y + box.height / 2) * scale,
  );
  paintDrawing(paint, drawing, shapeOf);
}
