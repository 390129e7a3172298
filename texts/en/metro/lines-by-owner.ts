import type { Who } from '../../who.ts';
import { listOf, plural } from '../grammar.ts';

/** "line 7", or "lines 7 and 9". */
export const numbered = (stations: readonly number[]) =>
  plural(stations.length, { one: `line ${stations[0]}`, other: `lines ${listOf(stations.map(String))}` });

/** Lines in a sentence, those of one owner together: a name is said once. */
export function byOwner<Named extends { readonly owner: Who }>(
  lines: readonly Named[],
  tell: (owner: Who, own: readonly Named[]) => string,
): string {
  const owners = [...new Set(lines.map(({ owner }) => owner))];
  return listOf(
    owners.map((owner) =>
      tell(
        owner,
        lines.filter((line) => line.owner === owner),
      ),
    ),
  );
}
