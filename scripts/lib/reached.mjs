/**
 * A module and all that it loads, directly or not.
 *
 * @param {string} from
 * @param {(id: string) => readonly string[]} imports
 */
export function listReached(from, imports) {
  const reached = new Set([from]);
  for (const id of reached) for (const next of imports(id)) reached.add(next);
  return reached;
}
