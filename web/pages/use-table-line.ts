import { useEffect, useMemo, useReducer } from 'preact/hooks';
import { openTable, type TableLine } from '../online/table-line.ts';

/** The line to a table, as long as the page is there; the page is drawn again whenever something is told. */
export function useTableLine(match: string): TableLine {
  const line = useMemo(() => openTable(match), [match]);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => line.subscribe(() => redraw(undefined)), [line]);
  return line;
}
