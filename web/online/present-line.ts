import { openTable } from './table-line.ts';

/**
 * Keeps somebody present at a table while the page shows something else, and tells when the match goes on. The answer ends
 * that. Where a match takes days nobody waits for anybody, and being called by a notice is better than being there.
 */
export function stayPresent(match: string, tell: () => void): () => void {
  const line = openTable(match, true);
  let { table, log } = line.snapshot;
  const leave = line.subscribe(() => {
    const now = line.snapshot;
    if (now.table?.rule.kind === 'post') leave();
    else if (table && (now.table !== table || now.log !== log)) tell();
    ({ table, log } = now);
  });
  return leave;
}
