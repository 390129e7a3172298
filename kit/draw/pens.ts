/**
 * The pens to draw on boards with, each with a shape of its own: nobody needs to see colours to tell them apart. The first is one
 * that no board has as its ground.
 */
export const PENS = ['purple', 'red', 'blue', 'yellow'] as const;

/** Round, square, pointed up, standing on its tip: around (0, 0), one unit far. */
const SHAPES = [
  'M1 0A1 1 0 0 1 -1 0A1 1 0 0 1 1 0Z',
  'M-.86 -.86H.86V.86H-.86Z',
  'M0 -1.05L1 .78H-1Z',
  'M0 -1.15L1.05 0L0 1.15L-1.05 0Z',
];

export function shapeOf(pen: number): string {
  return SHAPES[pen % SHAPES.length];
}
