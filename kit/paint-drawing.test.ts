import { describe, expect, it } from 'vitest';
import { draw } from './draw/drawing.ts';
import { type Painted, paintDrawing } from './paint-drawing.ts';

/** A canvas that writes down what it is told. */
function listen() {
  const told: string[] = [];
  const stack: number[] = [];
  const canvas = {
    globalAlpha: 1,
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    lineCap: 'butt',
    lineJoin: 'miter',
    save: () => stack.push(canvas.globalAlpha),
    restore: () => {
      canvas.globalAlpha = stack.pop() ?? 1;
    },
    transform: (...numbers: number[]) => told.push(`transform ${numbers.join(' ')}`),
    setLineDash: (dash: number[]) => dash.length > 0 && told.push(`dash ${dash.join(' ')}`),
    fill: (path: unknown) => told.push(`fill ${canvas.fillStyle} ${canvas.globalAlpha} ${path}`),
    stroke: (path: unknown) => told.push(`stroke ${canvas.strokeStyle} ${canvas.lineWidth} ${path}`),
  };
  const shape = (outline: string) => outline as unknown as Path2D;
  return {
    told,
    paint: (drawing: ReturnType<typeof draw>) => paintDrawing(canvas as unknown as Painted, drawing, shape),
  };
}

describe('a drawing on a canvas', () => {
  it('is painted part by part, each in its place, with what it inherits', () => {
    const { told, paint } = listen();
    paint(
      draw(
        'g',
        { transform: 'translate(3 4)', opacity: 0.5, fill: '#111111' },
        draw('path', { d: 'M0 0h1', 'fill-opacity': 0.5 }),
        draw('path', { d: 'M1 1', fill: 'none', stroke: '#222222', 'stroke-width': 2, 'stroke-dasharray': '4 3' }),
      ),
    );
    expect(told).toEqual(['transform 1 0 0 1 3 4', 'fill #111111 0.25 M0 0h1', 'dash 4 3', 'stroke #222222 2 M1 1']);
  });

  it('knows boxes and discs, and leaves nothing of one part to the next', () => {
    const { told, paint } = listen();
    paint(
      draw(
        'g',
        {},
        draw('rect', { x: 1, y: 2, width: 3, height: 4, opacity: 0.2, fill: '#333333' }),
        draw('circle', { cx: 5, cy: 5, r: 2, fill: '#444444' }),
        draw('path', { d: 'M9 9', transform: 'scale(0.5)', fill: '#555555' }),
      ),
    );
    expect(told[0]).toBe('fill #333333 0.2 M1 2h3v4h-3z');
    expect(told[1]).toMatch(/^fill #444444 1 M3 5a2 2 /);
    expect(told.slice(2)).toEqual(['transform 0.5 0 0 0.5 0 0', 'fill #555555 1 M9 9']);
  });

  it('says so where a drawing has what cannot be painted', () => {
    const { paint } = listen();
    expect(() => paint(draw('text', {}, 'A'))).toThrow('cannot be painted: text');
    expect(() => paint(draw('g', { transform: 'rotate(3)' }))).toThrow('rotate(3)');
  });
});
