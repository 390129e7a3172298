import type { Baseline } from './baseline.ts';

/** Every named baseline by game. They are opponents for `boardwalk arena`; nothing that is shipped to players uses them. */
const baselines: Readonly<Record<string, Readonly<Record<string, () => Promise<Baseline>>>>> = {
  'blue-lagoon': {
    greedy: async () => (await import('./blue-lagoon.ts')).greedy as Baseline,
    'token-first': async () => (await import('./blue-lagoon.ts')).tokenFirst as Baseline,
  },
  arboretum: {
    'path-builder': async () => (await import('./arboretum.ts')).pathBuilder as Baseline,
    'hand-denial': async () => (await import('./arboretum.ts')).handDenial as Baseline,
  },
  'race-to-the-raft': { greedy: async () => (await import('./race-to-the-raft.ts')).greedy as Baseline },
  metro: { staged: async () => (await import('./metro.ts')).staged as Baseline },
  stratopolis: {
    'two-ply': async () => (await import('./stratopolis.ts')).twoPly as Baseline,
    greedy: async () => (await import('./stratopolis.ts')).greedy as Baseline,
  },
};

export function listBaselines(game: string): string[] {
  return Object.keys(baselines[game] ?? {});
}

export async function loadBaseline(game: string, name: string): Promise<Baseline | undefined> {
  return baselines[game]?.[name]?.();
}
