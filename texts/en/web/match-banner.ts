import { inLanguage } from '../../language.ts';
import { listOf } from '../grammar.ts';

/** At the foot of every page while an online match waits for its table. */
export const texts = inLanguage('web/match-banner', {
  title: 'Online match',
  yourTurn: (game: string, others: readonly string[]) => `Your turn in ${game}${against(others)}`,
  goesOn: (game: string, others: readonly string[]) => `Your match goes on: ${game}${against(others)}`,
  timeLeft: (time: string) => `Time left: ${time}`,
  back: 'Back to the table',
});

function against(others: readonly string[]): string {
  return others.length === 0 ? '' : ` with ${listOf(others)}`;
}
