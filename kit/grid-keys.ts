/** Where an arrow key leads from a cell of a grid; `undefined` for other keys and at the edge. */
export function stepInGrid(key: string, cell: number, rows: number, columns: number): number | undefined {
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [row, 0],
    End: [row, columns - 1],
    PageUp: [0, column],
    PageDown: [rows - 1, column],
  };
  const to = steps[key];
  if (!to || to[0] < 0 || to[1] < 0 || to[0] >= rows || to[1] >= columns) return undefined;
  return to[0] * columns + to[1];
}

/** Where an arrow key leads in a ring of things; wraps round. */
export function stepInRing(key: string, at: number, length: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at + length - 1) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
}
