import type { Example } from '../games/room.ts';

/** Texts for the viewer to begin with, fetched when somebody opens it. */
const examples = import.meta.glob<readonly Example[]>('../games/*/ui/examples.ts', { import: 'examples' });

/** None for a game that has not written any. */
export async function loadExamples(game: string): Promise<readonly Example[]> {
  return (await examples[`../games/${game}/ui/examples.ts`]?.()) ?? [];
}
