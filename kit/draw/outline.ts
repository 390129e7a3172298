import { round } from './round.ts';

/*
 * Shapes of one colour as one path: a board of many small pieces is drawn sooner the fewer elements it has.
 * Outlines here are written in absolute pairs ("M0,-2 L3,4 C…"); commands with single or relative numbers cannot be laid
 * elsewhere.
 */

export interface Placing {
  readonly x?: number;
  readonly y?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly scale?: number;
}

/** The outline scaled, turned and then moved. */
export function laid(outline: string, { x = 0, y = 0, turn = 0, scale = 1 }: Placing): string {
  const angle = (turn * Math.PI) / 180;
  const [across, along] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return outline.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, left: string, top: string) => {
    const [a, b] = [Number(left), Number(top)];
    return `${round(x + a * across - b * along)},${round(y + a * along + b * across)}`;
  });
}

/** The same outline all the way round the origin. */
export function whorl(count: number, outline: string): string {
  return Array.from({ length: count }, (_, index) => laid(outline, { turn: (360 / count) * index })).join('');
}

/** A round outline. It stays where it is. */
export function disc(x: number, y: number, r: number): string {
  const half = `a${round(r)} ${round(r)} 0 1 0 `;
  return `M${round(x - r)} ${round(y)}${half}${round(2 * r)} 0${half}${round(-2 * r)} 0Z`;
}
