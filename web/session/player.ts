/** Who sits in a seat. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: number };

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Whom somebody meets who has not chosen: one that can be beaten at the first try. */
export const USUAL_LEVEL = 2;

const LONGEST_NAME = 16;

/** A player as a file or this browser's storage has kept it, or as good as can be made of it. */
export function readPlayer(value: unknown, unnamed: string): Player {
  const { kind, name, level } = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<string, unknown>
  >;
  const known = typeof name === 'string' ? name.slice(0, LONGEST_NAME) : unnamed;
  if (kind !== 'bot') return { kind: 'person', name: known };
  return { kind: 'bot', name: known, level: LEVELS.find((each) => each === level) ?? USUAL_LEVEL };
}

/** The same players with every computer player a level higher; nothing where nobody meets one, or none can be higher. */
export function raiseLevels(
  players: readonly Player[],
): { readonly players: readonly Player[]; readonly level: number } | undefined {
  const levels = players.flatMap((player) => (player.kind === 'bot' ? [player.level] : []));
  const highest = LEVELS[LEVELS.length - 1];
  const hasPeople = levels.length < players.length;
  if (!hasPeople || levels.every((level) => level === highest)) return undefined;
  const raise = (level: number) => Math.min(highest, level + 1);
  return {
    players: players.map((player) => (player.kind === 'bot' ? { ...player, level: raise(player.level) } : player)),
    level: raise(Math.max(...levels)),
  };
}
