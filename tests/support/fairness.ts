import type { Random } from '../../core/random.ts';

/** Draws for each outcome: one that comes a tenth too often is then nine standard deviations off. */
const DRAWS_EACH = 8_000;
/** Fair counts are further off than this about once in two million tries. */
const MOST_DEVIATIONS = 5;

/**
 * Draws again and again and says what is wrong with the frequencies, or nothing. `weights` has every possible outcome.
 * With a seeded source the answer is always the same, so a fair draw that passes once passes always.
 */
export function findUnfairness<T>(
  weights: ReadonlyMap<T, number>,
  draw: () => T,
  each: number = DRAWS_EACH,
): string | undefined {
  const counts = new Map<T, number>();
  const draws = each * weights.size;
  for (let i = 0; i < draws; i++) {
    const outcome = draw();
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  const strange = [...counts.keys()].find((outcome) => !weights.has(outcome));
  if (strange !== undefined) return `${strange} came, which is impossible`;
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  let stray = 0;
  for (const [outcome, weight] of weights) {
    const expected = (draws * weight) / total;
    const count = counts.get(outcome) ?? 0;
    if (isFarOff(count, draws, weight / total)) return `${outcome} came ${count} times, not ${expected.toFixed(0)}`;
    stray += (count - expected) ** 2 / expected;
  }
  const most = chiSquareLimit(weights.size - 1);
  if (stray <= most) return undefined;
  return `the frequencies stray by ${stray.toFixed(0)}, fair ones by ${most.toFixed(0)} at most`;
}

function isFarOff(count: number, draws: number, share: number): boolean {
  return Math.abs(count - draws * share) > MOST_DEVIATIONS * Math.sqrt(draws * share * (1 - share));
}

/** The sum of squares that fair draws exceed about once in 300,000 tries, by the formula of Wilson and Hilferty. */
function chiSquareLimit(freedom: number): number {
  if (freedom === 0) return 0;
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + 4.5 * Math.sqrt(part)) ** 3;
}

/** How often an unordered draw of several takes each thing: for hands and deals. */
export function findUnfairShares<T>(things: readonly T[], drawn: number, draw: () => readonly T[]): string | undefined {
  const counts = new Map(things.map((thing) => [thing, 0]));
  const draws = Math.ceil((DRAWS_EACH * things.length) / drawn / 2);
  for (let i = 0; i < draws; i++) {
    const taken = draw();
    if (new Set(taken).size !== drawn) return `${taken.join(' ')} are not ${drawn} different ones`;
    for (const thing of taken) {
      const count = counts.get(thing);
      if (count === undefined) return `${thing} came, which is impossible`;
      counts.set(thing, count + 1);
    }
  }
  for (const [thing, count] of counts) {
    if (!isFarOff(count, draws, drawn / things.length)) continue;
    return `${thing} came ${count} times in ${draws} draws of ${drawn} of ${things.length}`;
  }
  return undefined;
}

/** A source whose numbers up to `n` are uneven, to see that the tests above notice: one in so many is 0. */
export function loaded(random: Random, oneIn: number): Random {
  return { below: (n) => (random.below(oneIn) === 0 ? 0 : random.below(n)) };
}
