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

/** Where an arrow key leads in a ring of things; wraps round. */
export function stepInRing(key: string, at: number, length: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at + length - 1) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
}
