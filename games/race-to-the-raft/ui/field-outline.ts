import { CELL, type Corner } from './land.ts';

/*
 * Squares that look alike as one field: their sides flow together, corners to other fields are round, and all lines sway a
 * little, everywhere in the same way, so that neighbours keep fitting each other. Nothing of it changes the squares: a line
 * sways by a twelfth of one at most.
 */

/** True for a square that belongs to the field. */
export type Has = (x: number, y: number) => boolean;

/** How far a field stays within its squares where another begins, and how far its corners are round. */
interface Cut {
  readonly inset: number;
  readonly round: number;
}

const FIELD: Cut = { inset: 1.4, round: 11 };
/** Fire licks over what is left between two fields. */
export const FIRE: Cut = { inset: -1.6, round: 11 };
/** Its bed of coal in burnt ground. */
export const COAL: Cut = { inset: -1.6, round: 23 };
/** Squares of one field overlap, or a line of what lies below would show between two blocks. */
const OVERLAP = 0.5;

/** The four sides of a square, clockwise from the top: to the neighbour, and along the side. */
const SIDES = [
  { out: [0, -1], along: [1, 0] },
  { out: [1, 0], along: [0, 1] },
  { out: [0, 1], along: [-1, 0] },
  { out: [-1, 0], along: [0, -1] },
] as const;

/** The field of squares that is made of these alone. */
export function among(at: readonly Corner[]): Has {
  const all = new Set(at.map(({ x, y }) => keyOf(x, y)));
  return (x, y) => all.has(keyOf(x, y));
}

function keyOf(x: number, y: number): number {
  return Math.round(x / CELL) * 1024 + Math.round(y / CELL);
}

/** The part of a field on these squares, as a closed path. */
export function fieldOf(at: readonly Corner[], has: Has, cut = FIELD): string {
  return at.map((corner) => squareOf(corner, has, cut) + filletsOf(corner, has, cut, true)).join('');
}

/** Where fire on these squares meets land of other fields, as lines. */
export function frontOf(at: readonly Corner[], has: Has, isLand: Has): string {
  return at.map((corner) => sidesOf(corner, has, isLand) + filletsOf(corner, has, FIRE, false)).join('');
}

/** From 0 to 1, always the same for a square: what is scattered on it is never the same on neighbours. */
export function chanceAt({ x, y }: Corner, number: number): number {
  const wave = Math.sin((x / CELL) * 12.9898 + (y / CELL) * 78.233 + number * 37.719) * 43758.5453;
  return wave - Math.floor(wave);
}

function squareOf(corner: Corner, has: Has, cut: Cut): string {
  const shape = shapeOf(corner, has, cut);
  return `M${at(shape[0].from)}${shape
    .map(({ isOpen, from, to }, side) => {
      const next = shape[(side + 1) % 4];
      const line = isOpen ? `L${at(to)}` : swayed(from, to);
      return next.isOpen || isOpen ? `${line}L${at(next.from)}` : `${line}Q${at(next.corner)} ${at(next.from)}`;
    })
    .join('')}Z`;
}

function sidesOf(corner: Corner, has: Has, isLand: Has): string {
  const shape = shapeOf(corner, has, FIRE);
  const near = (right: number, down: number) => [corner.x + right * CELL, corner.y + down * CELL] as const;
  const isFront = SIDES.map(({ out: [x, y] }, side) => !shape[side].isOpen && isLand(...near(x, y)));
  return shape
    .map(({ from, to, trim }, side) => {
      if (!isFront[side]) return '';
      const { out, along } = SIDES[side];
      const isHollow = (way: number) =>
        has(...near(along[0] * way, along[1] * way)) && has(...near(out[0] + along[0] * way, out[1] + along[1] * way));
      const next = shape[(side + 1) % 4];
      const bend = isFront[(side + 1) % 4] ? `Q${at(next.corner)} ${at(next.from)}` : '';
      // Where the front turns inwards, its bend takes the place of the end of this side.
      const [start, end] = [isHollow(-1) ? trim(-1) : from, isHollow(1) ? trim(1) : to];
      return `M${at(start)}${swayed(start, end)}${bend}`;
    })
    .join('');
}

/** Each side of a square: from after its first corner to before its second, and the first corner itself. */
function shapeOf({ x, y }: Corner, has: Has, { inset, round }: Cut) {
  const isOpen = SIDES.map(({ out }) => has(x + out[0] * CELL, y + out[1] * CELL));
  const middle = { x: x + CELL / 2, y: y + CELL / 2 };
  return SIDES.map(({ out, along }, side) => {
    const [before, after] = [isOpen[(side + 3) % 4], isOpen[(side + 1) % 4]];
    const up = CELL / 2 + (isOpen[side] ? OVERLAP : -inset);
    const on = (far: number) => ({
      x: middle.x + out[0] * up + along[0] * far,
      y: middle.y + out[1] * up + along[1] * far,
    });
    const half = (isOther: boolean) => CELL / 2 + (isOther ? OVERLAP : -inset);
    const bend = (isOther: boolean) => (isOther || isOpen[side] ? 0 : round);
    return {
      isOpen: isOpen[side],
      corner: on(-half(before)),
      from: on(bend(before) - half(before)),
      to: on(half(after) - bend(after)),
      trim: (way: number) => on((CELL / 2 - inset - round) * way),
    };
  });
}

/** Where three squares of a field meet around the round corner of another, the field follows that corner. */
function filletsOf({ x, y }: Corner, has: Has, { inset, round }: Cut, isClosed: boolean): string {
  const far = inset + round;
  return [-1, 1]
    .flatMap((right) => [-1, 1].map((down) => [right, down] as const))
    .filter(
      ([right, down]) => has(x + right * CELL, y) && has(x, y + down * CELL) && !has(x + right * CELL, y + down * CELL),
    )
    .map(([right, down]) => {
      const on = (u: number, v: number) =>
        at({ x: x + (right > 0 ? CELL : 0) + u * right, y: y + (down > 0 ? CELL : 0) + v * down });
      const [one, two] = right * down > 0 ? [on(far, -inset), on(-inset, far)] : [on(-inset, far), on(far, -inset)];
      const bend = `${one}Q${on(-inset, -inset)} ${two}`;
      const start = on(-inset - OVERLAP, -inset - OVERLAP);
      return isClosed ? `M${start}L${bend}Z` : `M${bend}`;
    })
    .join('');
}

/** A side that sways: through its own middle. */
function swayed(from: Corner, to: Corner): string {
  const [a, b] = [sway(from), sway(to)];
  const middle = sway({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  const control = { x: 2 * middle.x - (a.x + b.x) / 2, y: 2 * middle.y - (a.y + b.y) / 2 };
  return `Q${write(control)} ${write(b)}`;
}

function at(point: Corner): string {
  return write(sway(point));
}

function sway({ x, y }: Corner): Corner {
  return {
    x: x + 2.2 * Math.sin(y * 0.071 + x * 0.017) + 1.4 * Math.sin(y * 0.163 + x * 0.041 + 2),
    y: y + 2.2 * Math.sin(x * 0.067 + y * 0.019 + 1) + 1.4 * Math.sin(x * 0.157 + y * 0.037),
  };
}

function write({ x, y }: Corner): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
