import { round, TILE_RADIUS } from './artwork.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Edge = readonly [from: Point, to: Point];

/** What tiles that lie together look like as a whole. */
export interface Shape {
  /** Closed lines around them, each with the land on its right. */
  readonly coasts: readonly (readonly Point[])[];
  /** The edges between two of them. */
  readonly borders: readonly Edge[];
  /** Where three of them meet. */
  readonly joints: readonly Point[];
}

/** The shape of tiles, by their middles. */
export function shapeOf(middles: readonly Point[]): Shape {
  const edges = new Map<string, Edge>();
  const borders: Edge[] = [];
  const meeting = new Map<string, { readonly point: Point; count: number }>();
  for (const middle of middles) {
    const corners = cornersOf(middle);
    for (const [index, from] of corners.entries()) {
      const to = corners[(index + 1) % corners.length];
      const key = keyOf({ x: from.x + to.x, y: from.y + to.y });
      if (edges.delete(key)) borders.push([from, to]);
      else edges.set(key, [from, to]);
      const joint = meeting.get(keyOf(from)) ?? { point: from, count: 0 };
      joint.count++;
      meeting.set(keyOf(from), joint);
    }
  }
  const joints = [...meeting.values()].filter(({ count }) => count === 3).map(({ point }) => point);
  return { coasts: walkAlong([...edges.values()]), borders, joints };
}

/** All tiles are walked around the same way, so each edge of a coast begins where exactly one other ends. */
function walkAlong(edges: readonly Edge[]): Point[][] {
  const next = new Map(edges.map((edge) => [keyOf(edge[0]), edge] as const));
  const coasts: Point[][] = [];
  for (const [start] of next) {
    const points: Point[] = [];
    for (let edge = next.get(start); edge; edge = next.get(keyOf(edge[1]))) {
      next.delete(keyOf(edge[0]));
      points.push(edge[1]);
    }
    coasts.push(points);
  }
  return coasts;
}

/** The same coast further inland by so much; out at sea, if it is negative. */
export function inland(coast: readonly Point[], by: number): readonly Point[] {
  return coast.map((point, index) => {
    const before = normalOf(coast[(index + coast.length - 1) % coast.length], point);
    const after = normalOf(point, coast[(index + 1) % coast.length]);
    const far = by / (1 + before.x * after.x + before.y * after.y);
    return { x: point.x + (before.x + after.x) * far, y: point.y + (before.y + after.y) * far };
  });
}

/** To the right of an edge: towards the land. */
function normalOf(from: Point, to: Point): Point {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (from.y - to.y) / long, y: (to.x - from.x) / long };
}

/** Closed lines as a path that rounds every corner, from the middle of each edge to the next. */
export function smoothPath(coasts: readonly (readonly Point[])[]): string {
  return coasts
    .map((points) => {
      const middle = (index: number) => {
        const [one, other] = [points[index], points[(index + 1) % points.length]];
        return `${round((one.x + other.x) / 2)} ${round((one.y + other.y) / 2)}`;
      };
      const turns = points.map(({ x, y }, index) => `Q${round(x)} ${round(y)} ${middle(index)}`);
      return `M${middle(points.length - 1)}${turns.join('')}Z`;
    })
    .join('');
}

/** The same for corners that different tiles share. */
export function keyOf({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

export function cornersOf({ x, y }: Point): Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return { x: x + TILE_RADIUS * Math.cos(angle), y: y + TILE_RADIUS * Math.sin(angle) };
  });
}
