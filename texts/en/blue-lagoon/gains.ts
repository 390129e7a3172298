import { inLanguage } from '../../language.ts';
import { eitherOf, listOf, plural } from '../grammar.ts';

/** What a move gains, in a few words: for hints. `points` is what the score would rise by if the phase ended now. */
export const texts = inLanguage('blue-lagoon/gains', {
  takesToken: (token: string, held: number) => `your ${ordinal(held)} ${token}`,
  completes: (token: string, held: number, points: number) => `+${points} for your ${ordinal(held)} ${token}`,
  allFour: (token: string, points: number) => `+${points} for all four kinds, with your first ${token}`,
  takesStatuette: (points: number) => `+${points} for a statuette`,
  /** The kinds of resource by number, as one of them is called in a phrase. */
  kinds: ['coconut', 'bamboo', 'water', 'precious stone'],
  denies: (rivals: readonly string[]) => `and ${eitherOf(rivals)} can’t have it`,
  saysBoth: (one: string, other: string) => `${one}, ${other}`,
  link: (points: number, islands: number) =>
    plural(islands, {
      one: `+${points} for your first island`,
      other: `+${points} for your best link, now ${islands} islands`,
    }),
  islands: (points: number, islands: number) => `+${points} for pieces on ${islands} islands`,
  leads: (points: number) => `+${points} for the most pieces on an island`,
  leadsFrom: (points: number, bonus: number, rivals: readonly string[]) =>
    `+${points}: overtakes ${listOf(rivals)} on the ${bonus}-point island`,
  shares: (points: number, bonus: number, rivals: readonly string[]) =>
    `+${points}: draws level with ${listOf(rivals)} on the ${bonus}-point island`,
  opens: (tokens: number) => plural(tokens, { one: 'next to a token', other: `next to ${tokens} tokens` }),
  village: 'a village that survives half-time',
  doomed: 'on a stone circle: washed away at half-time',
  ends: {
    exploration: 'ends the exploration',
    game: 'ends the game',
    'game-early': 'ends the game: no village is left after half-time',
  },
});

/** "first", "second": there are six of a kind. */
function ordinal(number: number): string {
  return ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'][number] ?? `${number}th`;
}
