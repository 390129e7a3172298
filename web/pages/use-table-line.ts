import { useEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import { openTable, type TableLine, type TableState } from '../online/table-line.ts';

/** The line to a table, open as long as the page is there. */
export function useTableLine(match: string): TableLine {
  const line = useMemo(() => openTable(match), [match]);
  // The sessions on it come and go, the line stays.
  useEffect(() => line.subscribe(() => {}), [line]);
  return line;
}

/** A part of what is known of the table; drawn again when that part changes. */
export function useTable<T>(line: TableLine, pick: (state: TableState) => T): T {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const now = pick(line.snapshot);
  const seen = useRef({ now, pick });
  seen.current = { now, pick };
  useEffect(() => {
    const look = () => {
      if (seen.current.pick(line.snapshot) !== seen.current.now) redraw(undefined);
    };
    // What was told between the first drawing and this moment.
    look();
    return line.subscribe(look);
  }, [line]);
  return now;
}
