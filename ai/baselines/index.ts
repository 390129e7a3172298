import type { Move, Position } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';

/** A simple player to measure others by: from what its seat may know, a move. */
export type Baseline<P extends Position = Position> = (view: P, random: Random) => Move;

/** Every named baseline by game. They are opponents for `boardwalk arena`; nothing that is shipped to players uses them. */
const baselines: Readonly<Record<string, Readonly<Record<string, () => Promise<Baseline>>>>> = {
  arboretum: {
    'path-builder': async () => (await import('./arboretum.ts')).pathBuilder as Baseline,
    'hand-denial': async () => (await import('./arboretum.ts')).handDenial as Baseline,
  },
  metro: { staged: async () => (await import('./metro.ts')).staged as Baseline },
};

export function listBaselines(game: string): string[] {
  return Object.keys(baselines[game] ?? {});
}

export async function loadBaseline(game: string, name: string): Promise<Baseline | undefined> {
  return baselines[game]?.[name]?.();
}
