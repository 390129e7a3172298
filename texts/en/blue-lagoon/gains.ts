import { inLanguage } from '../../language.ts';
import { count, eitherOf, listOf, plural, signed } from '../grammar.ts';

/** What a move gains, in a few words: for hints. `points` is what the score would rise by if the phase ended now. */
export const texts = inLanguage('blue-lagoon/gains', {
  takesToken: (token: string, held: number) => `your ${ordinal(held)} ${token}`,
  /** A new kind that brings nothing yet; all four together bring points. */
  newKind: (token: string, kinds: number, all: number, points: number) =>
    `your first ${token}: ${kinds} of the ${all} kinds you need for +${points}`,
  completes: (token: string, held: number, points: number) => `+${points} for your ${ordinal(held)} ${token}`,
  allFour: (token: string, points: number) => `+${points} for all four kinds, with your first ${token}`,
  takesStatuette: (points: number) => `+${points} for a statuette`,
  /** The kinds of resource by number, as one of them is called in a phrase. */
  kinds: ['coconut', 'bamboo', 'water token', 'precious stone'],
  denies: (rivals: readonly string[]) => `and ${eitherOf(rivals)} can’t have it`,
  saysBoth: (one: string, other: string) => `${one}, ${other}`,
  link: (points: number, islands: number) =>
    plural(islands, {
      one: `+${points} for your first island`,
      other: `+${points} for your best link, now ${islands} islands`,
    }),
  islands: (points: number, islands: number) => `+${points} for pieces on ${islands} islands`,
  leads: (points: number, island: string) => `+${points} for the most pieces on ${island}`,
  leadsFrom: (points: number, island: string, rivals: readonly string[]) =>
    `+${points}: overtakes ${listOf(rivals)} on ${island}`,
  shares: (points: number, island: string, rivals: readonly string[]) =>
    `+${points}: draws level with ${listOf(rivals)} on ${island}`,
  /** All that a piece brings at once, where that is more than one thing: what each is called, and the whole. */
  inAll: (total: number, parts: readonly { readonly name: string; readonly points: number }[]) =>
    `${signed(total)} in all: ${parts.map(({ name, points }) => `${name} ${signed(points)}`).join(', ')}`,
  parts: {
    islands: (islands: number) => `${islands} islands`,
    links: 'best link',
    allFour: 'all four kinds',
    statuettes: 'statuette',
  },
  /** What it costs or brings others, after what it brings the mover. */
  besides: (words: string, others: readonly { readonly name: string; readonly points: number }[]) =>
    `${words}; ${others.map(({ name, points }) => `${name} ${signed(points)}`).join(', ')}`,
  reaches: (islands: number, wanted: number, points: number) =>
    `your ${ordinal(islands)} island: ${wanted} of them bring ${points} points`,
  opens: (tokens: readonly string[]) => `next to ${listOf(tokens)}`,
  village: (circles: number) =>
    circles === 0
      ? 'a village that stays at half-time'
      : `a village that stays, next to ${count(circles, { one: 'stone circle', other: 'stone circles' })}`,
  blocks: (rival: string, points: number) => `blocks ${rival}: a piece there would bring ${rival} +${points}`,
  prepares: (points: number, was: number) =>
    was === 0
      ? `sets up +${points} with your next piece`
      : `sets up +${points} with your next piece; without it, +${was} at most`,
  endsExploration: 'ends the exploration',
  endsWinning: (points: number, isShared: boolean, isEarly: boolean) =>
    `${ends(isEarly)}: ${isShared ? 'a shared win' : points === 0 ? 'you win on tokens' : `you win by ${points}`}`,

  /** What speaks against a move. */
  endsLosing: (points: number, winners: readonly string[], isEarly: boolean) =>
    `${ends(isEarly)}, and ${winWords(winners)} ${points === 0 ? 'on tokens' : `by ${points}`}`,
  doomed: 'on a stone circle: washed away at half-time',
  stranded: 'no village of yours survives half-time: you can’t play on',
  homeless: 'half-time is near, and you still have no village that will survive',
  leaves: (rival: string, token: string, points: number) => `leaves ${rival} ${token} for +${points}`,
  drawsLevel: (rival: string, island: string, points: number) =>
    `${rival} can draw level on ${island}: −${points} for you`,
  overtakes: (rival: string, island: string, points: number) =>
    `${rival} can overtake you on ${island}: −${points} for you`,
});

/** "first", "second": there are six of a kind. */
function ordinal(number: number): string {
  return ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'][number] ?? `${number}th`;
}

function ends(isEarly: boolean): string {
  return isEarly ? 'ends the game, as no village is left' : 'ends the game';
}

function winWords(winners: readonly string[]): string {
  return winners.length > 1 ? `${listOf(winners)} win` : `${winners[0]} wins`;
}
