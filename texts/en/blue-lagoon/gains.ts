import { inLanguage } from '../../language.ts';
import { count, eitherOf, listOf, plural, signed } from '../grammar.ts';

interface Change {
  readonly name: string;
  readonly points: number;
}

/**
 * What a move gains, in a few words: for hints. Each begins with what the move does ("takes", "scores", "blocks"), so that
 * ideas beside each other read alike. `points` is what the score would rise by if the phase ended now.
 */
export const texts = inLanguage('blue-lagoon/gains', {
  takesToken: (token: string, held: number) => `takes your ${ordinal(held)} ${token}`,
  /** A new kind that brings nothing yet; all four together bring points. */
  newKind: (token: string, kinds: number, all: number, points: number) =>
    `takes your first ${token}: ${kinds} of the ${all} kinds you need for +${points}`,
  completes: (token: string, held: number, points: number) => `takes your ${ordinal(held)} ${token} for +${points}`,
  allFour: (token: string, points: number) => `takes your first ${token}: all four kinds for +${points}`,
  takesStatuette: (points: number) => `takes a statuette for +${points}`,
  /** The kinds of resource by number, as one of them is called in a phrase. */
  kinds: ['coconut', 'bamboo', 'water token', 'precious stone'],
  denies: (rivals: readonly string[]) => `and ${eitherOf(rivals)} can’t have it`,
  saysBoth: (one: string, other: string) => `${one}, ${other}`,
  link: (points: number, islands: number) =>
    plural(islands, {
      one: `reaches your first island for +${points}`,
      other: `brings your best link to ${islands} islands for +${points}`,
    }),
  islands: (points: number, islands: number) => `reaches ${islands} islands for +${points}`,
  leads: (points: number, island: string) => `takes the lead on ${island} for +${points}`,
  leadsFrom: (points: number, island: string, rivals: readonly string[]) =>
    `overtakes ${listOf(rivals)} on ${island} for +${points}`,
  shares: (points: number, island: string, rivals: readonly string[]) =>
    `draws level with ${listOf(rivals)} on ${island} for +${points}`,
  /** All that a piece brings at once, where that is more than one thing: what each is called, and the whole. */
  inAll: (total: number, parts: readonly { readonly name: string; readonly points: number }[]) =>
    `scores ${signed(total)}: ${parts.map(({ name, points }) => `${name} ${signed(points)}`).join(', ')}`,
  parts: {
    islands: (islands: number) => `${islands} islands`,
    links: 'best link',
    allFour: 'all four kinds',
    statuettes: 'statuette',
  },
  /** What it costs or brings others, after what it brings the mover. */
  besides: (words: string, others: readonly { readonly name: string; readonly points: number }[]) =>
    `${words}; ${listOf(others.map(({ name, points }) => `${name} ${points < 0 ? 'loses' : 'gets'} ${Math.abs(points)}`))}`,
  /** A token that brings no points yet, before the points of the same piece. */
  takesAnd: (token: string, held: number, words: string) => `takes your ${ordinal(held)} ${token} and ${words}`,
  reaches: (islands: number, wanted: number, points: number) =>
    `reaches your ${ordinal(islands)} island: ${wanted} of them bring ${points} points`,
  opens: (tokens: readonly string[]) => `puts you next to ${listOf(tokens)}`,
  village: (circles: number) =>
    circles === 0
      ? 'stays at half-time'
      : `stays at half-time, next to ${count(circles, { one: 'stone circle', other: 'stone circles' })}`,
  blocks: (rival: string, points: number) => `blocks ${rival}: a piece there would bring ${rival} +${points}`,
  prepares: (points: number, was: number) =>
    was === 0
      ? `sets up +${points} with your next piece`
      : `sets up +${points} with your next piece; without it, +${was} at most`,
  endsExploration: 'ends the first half',
  /** `changes` are the points that do it. */
  endsWinning: (points: number, isShared: boolean, isEarly: boolean, changes: readonly Change[]) => {
    const won = isShared ? 'shares the win' : points === 0 ? 'wins on tokens' : `wins by ${points}`;
    const by = changes.map((change) => `${change.name} ${signed(change.points)}`).join(', ');
    return `${ends(isEarly)} and ${won}${by === '' ? '' : `: ${by}`}`;
  },

  /** What speaks against a move. */
  endsLosing: (points: number, winners: readonly string[], isEarly: boolean) =>
    `${ends(isEarly)}${isEarly ? '' : ','} and ${winWords(winners)} ${points === 0 ? 'on tokens' : `by ${points}`}`,
  doomed: 'goes on a stone circle: the tide takes it at half-time',
  stranded: 'leaves you without a village at half-time: you can’t play on',
  homeless: 'leaves you without a village that will survive, and half-time is near',
  leaves: (rival: string, token: string, points: number) => `leaves ${rival} ${token} for +${points}`,
  drawsLevel: (rival: string, island: string, points: number) =>
    `lets ${rival} draw level on ${island}: −${points} for you`,
  /** A lead that this very piece has brought: what it brought is told already. */
  answers: (rival: string, island: string, isAhead: boolean, isAgain: boolean) =>
    `lets ${rival} ${isAhead ? 'get ahead' : 'draw level'}${isAgain ? ' again' : ''} on ${island}`,
  overtakes: (rival: string, island: string, points: number) =>
    `lets ${rival} overtake you on ${island}: −${points} for you`,
});

/** "first", "second": there are six of a kind. */
function ordinal(number: number): string {
  return ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'][number] ?? `${number}th`;
}

function ends(isEarly: boolean): string {
  return isEarly ? 'ends the game, as no village is left,' : 'ends the game';
}

function winWords(winners: readonly string[]): string {
  return winners.length > 1 ? `${listOf(winners)} win` : `${winners[0]} wins`;
}
