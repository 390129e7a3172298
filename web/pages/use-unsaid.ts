import { useEffect, useState } from 'preact/hooks';
import { loadName } from '../online/my-name.ts';
import type { Said, TableLine } from '../online/table-line.ts';
import { here } from '../session/here.ts';
import { useTable } from './use-table-line.ts';

/** So long they are in sight where the talk is closed: on a phone that covers a clock. */
const BRIEF = 4000;

/** One's own words that cannot leave the device now. While the line is there, the answer comes in a blink. */
export function useUnsaid(line: TableLine): readonly Said[] {
  const isLost = useTable(line, (now) => now.line === 'lost');
  const unsaid = useTable(line, (now) => now.unsaid);
  const you = useTable(line, ({ table }) => table?.you ?? null);
  if (!isLost) return [];
  const by = you === null ? ({ kind: 'watcher', name: loadName() } as const) : ({ kind: 'seat', seat: you } as const);
  return unsaid.map((what) => ({ type: 'said', by, what, time: 0 }));
}

/** True for a moment after the count has changed. */
export function useBriefly(count: number): boolean {
  const [passed, setPassed] = useState(0);
  useEffect(() => here.clock.after(BRIEF, () => setPassed(count)), [count]);
  return passed !== count;
}
