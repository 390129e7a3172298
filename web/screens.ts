import type { GameScreen } from '../kit/table.ts';

/** Every game's table, each its own chunk, found by its folder. */
const tables = import.meta.glob<{ readonly screen: GameScreen }>('../games/*/ui/table.tsx');

export async function loadScreen(game: string): Promise<GameScreen | undefined> {
  return (await tables[`../games/${game}/ui/table.tsx`]?.())?.screen;
}

/** True for games that can be played on a screen; the others have their rules and the command line. */
export function hasScreen(game: string): boolean {
  return `../games/${game}/ui/table.tsx` in tables;
}
