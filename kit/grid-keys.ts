/** Where an arrow key leads from a cell of a grid; `undefined` for other keys and at the edge. */
export function stepInGrid(key: string, cell: number, rows: number, columns: number): number | undefined {
  const to = stepTo(key, Math.floor(cell / columns), cell % columns, rows, columns);
  if (!to || to.row < 0 || to.column < 0 || to.row >= rows || to.column >= columns) return undefined;
  return to.row * columns + to.column;
}

/** The row and column that an arrow key asks for, perhaps beyond the edge; `undefined` for other keys. */
export function stepTo(
  key: string,
  row: number,
  column: number,
  rows: number,
  columns: number,
): { readonly row: number; readonly column: number } | undefined {
  const steps: Readonly<Record<string, { readonly row: number; readonly column: number }>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row, column: 0 },
    End: { row, column: columns - 1 },
    PageUp: { row: 0, column },
    PageDown: { row: rows - 1, column },
  };
  return steps[key];
}

/** Which way an arrow key points on the screen: right and down. */
const WAYS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** What is aside counts so much: the next thing straight ahead is nearer than one round the corner. */
const ASIDE = 3;

/** The nearest thing that way, of things at points of a picture; Home and End lead to the first and the last. */
export function stepToNearest(
  key: string,
  at: number,
  points: readonly (readonly [x: number, y: number])[],
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return points.length - 1;
  const way = WAYS[key];
  if (way === undefined) return undefined;
  const [right, down] = way;
  const [fromX, fromY] = points[at];
  const ahead = points
    .map(([x, y], index) => ({
      index,
      along: (x - fromX) * right + (y - fromY) * down,
      aside: Math.abs((x - fromX) * down) + Math.abs((y - fromY) * right),
    }))
    .filter(({ along }) => along > 0)
    .sort((a, b) => a.along + ASIDE * a.aside - (b.along + ASIDE * b.aside));
  return ahead[0]?.index ?? at;
}

/** Where an arrow key leads in a ring of things; wraps round. */
export function stepInRing(key: string, at: number, length: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at + length - 1) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
}
