import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import type { MetroPosition } from '../position.ts';

/** The whole board as a picture that stands alone. */
export function picture(_position: MetroPosition): Drawing {
  return draw('svg', { viewBox: '0 0 10 10' });
}
