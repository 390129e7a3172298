import { inLanguage } from '../../language.ts';

/** The end of a match: counting up, the result, and what to do next. */
export const texts = inLanguage('web/result', {
  /** While the score is counted: a part, and what each player gets for it. */
  counted: (part: string, players: readonly { readonly name: string; readonly points: number }[]) =>
    `${part}: ${players.map(({ name, points }) => `${name} ${points}`).join(', ')}`,
  allCounted: 'That’s the final score',
  ending: 'The ending',
  skip: 'Skip',
  carryOn: 'Continue',
  again: 'Show the ending again',
  againShort: 'Ending',
});
