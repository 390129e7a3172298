import type { Trait } from '../games/factors.ts';
import type { OpeningMatch } from './openings.ts';

/** What was counted of winners and of the others, and how seats fared by it. */
export interface TraitCounts {
  readonly id: string;
  /** Counts of those who won alone or together, and of everybody else. */
  readonly winners: readonly number[];
  readonly others: readonly number[];
  readonly groups: readonly TraitGroup[];
}

/** Seats of which about as much was counted. */
export interface TraitGroup {
  readonly from: number;
  /** The last count of the group; absent where it has no end. */
  readonly to?: number;
  /** Their parts of the wins. */
  readonly shares: readonly number[];
}

/** `together`: the table wins as one, so its first seat speaks for all. */
export function countTraits(
  matches: readonly OpeningMatch[],
  traits: readonly Pick<Trait, 'id' | 'steps'>[],
  together: boolean,
): TraitCounts[] {
  return traits.map(({ id, steps }, at) => {
    const seen = matches.flatMap(({ counts, shares }) =>
      counts[at].slice(0, together ? 1 : undefined).map((count, seat) => ({ count, share: shares[seat] })),
    );
    const counted = (isWinner: boolean) => seen.filter(({ share }) => share > 0 === isWinner).map(({ count }) => count);
    return {
      id,
      winners: counted(true),
      others: counted(false),
      groups: steps.map((_, step) => groupOf(seen, steps, step)),
    };
  });
}

function groupOf(
  seen: readonly { readonly count: number; readonly share: number }[],
  steps: readonly number[],
  step: number,
): TraitGroup {
  const [from, next] = [steps[step], steps[step + 1]];
  const inside = seen.filter(({ count }) => count >= from && (next === undefined || count < next));
  return { from, ...(next !== undefined && { to: next - 1 }), shares: inside.map(({ share }) => share) };
}
