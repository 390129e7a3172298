import type { Drawing } from './draw/drawing.ts';

/** The part of a canvas that is painted on. */
export type Painted = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'transform'
  | 'fill'
  | 'stroke'
  | 'setLineDash'
  | 'globalAlpha'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
>;

/** Makes a shape from the text of its outline; `Path2D` in a browser. */
export type Shaper = (outline: string) => Path2D;

type Props = Drawing['props'];

/** What a part of a drawing inherits from what it is part of. */
const INHERITED = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray'] as const;

/**
 * Paints a drawing on a canvas: for the few moments in which everything in it moves, when nodes of the page would be too
 * slow. It knows groups, paths, rectangles, circles and ellipses; anything else is a mistake of ours.
 */
export function paintDrawing(canvas: Painted, drawing: Drawing, shape: Shaper, inherited: Props = {}): void {
  const { tag, props, children } = drawing;
  const own: Record<string, string | number> = { ...inherited };
  for (const name of INHERITED) if (props[name] !== undefined) own[name] = props[name];
  const isPlaced = props.transform !== undefined || props.opacity !== undefined;
  if (isPlaced) {
    canvas.save();
    if (props.transform !== undefined) canvas.transform(...matrixOf(String(props.transform)));
    if (props.opacity !== undefined) canvas.globalAlpha *= Number(props.opacity);
  }
  if (tag !== 'g') paintShape(canvas, shape(outlineFor(tag, props)), { ...props, ...own });
  for (const child of children) if (typeof child !== 'string') paintDrawing(canvas, child, shape, own);
  if (isPlaced) canvas.restore();
}

function paintShape(canvas: Painted, path: Path2D, props: Props): void {
  if (props.fill !== 'none') {
    canvas.fillStyle = String(props.fill ?? '#000000');
    throughVeil(canvas, props['fill-opacity'], () => canvas.fill(path));
  }
  if (props.stroke === undefined || props.stroke === 'none') return;
  canvas.strokeStyle = String(props.stroke);
  canvas.lineWidth = Number(props['stroke-width'] ?? 1);
  canvas.lineCap = (props['stroke-linecap'] ?? 'butt') as CanvasLineCap;
  canvas.lineJoin = (props['stroke-linejoin'] ?? 'miter') as CanvasLineJoin;
  canvas.setLineDash(numbersIn(String(props['stroke-dasharray'] ?? '')));
  throughVeil(canvas, props['stroke-opacity'], () => canvas.stroke(path));
}

function throughVeil(canvas: Painted, opacity: string | number | undefined, paint: () => void): void {
  const before = canvas.globalAlpha;
  if (opacity !== undefined) canvas.globalAlpha = before * Number(opacity);
  paint();
  canvas.globalAlpha = before;
}

function outlineFor(tag: string, props: Props): string {
  const at = (name: string) => Number(props[name] ?? 0);
  if (tag === 'path') return String(props.d);
  if (tag === 'rect') return boxOutline(at('x'), at('y'), at('width'), at('height'), at('rx'));
  const [rx, ry] = tag === 'circle' ? [at('r'), at('r')] : [at('rx'), at('ry')];
  if (tag !== 'circle' && tag !== 'ellipse') throw new Error(`A drawing has a part that cannot be painted: ${tag}`);
  const half = `a${rx} ${ry} 0 1 0 `;
  return `M${at('cx') - rx} ${at('cy')}${half}${2 * rx} 0${half}${-2 * rx} 0z`;
}

function boxOutline(x: number, y: number, width: number, height: number, rx: number): string {
  if (rx === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * rx, height - 2 * rx];
  const turn = (dx: number, dy: number) => `a${rx} ${rx} 0 0 1 ${dx} ${dy}`;
  const sides = [`h${across}${turn(rx, rx)}`, `v${down}${turn(-rx, rx)}`, `h${-across}${turn(-rx, -rx)}`];
  return `M${x + rx} ${y}${sides.join('')}v${-down}${turn(rx, -rx)}z`;
}

type Matrix = [number, number, number, number, number, number];

/** `matrix(…)`, `translate(…)` or `scale(…)`, one alone. */
function matrixOf(text: string): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbersIn(text);
  if (text.startsWith('matrix(')) return [a, b, c, d, e, f];
  if (text.startsWith('translate(')) return [1, 0, 0, 1, a, b];
  if (text.startsWith('scale(')) return [a, 0, 0, b || a, 0, 0];
  throw new Error(`A drawing is put into place in a way that cannot be painted: ${text}`);
}

function numbersIn(text: string): number[] {
  return (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
}
