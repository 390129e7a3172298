import { inLanguage } from '../../language.ts';

export const texts = inLanguage('blue-lagoon/pasted', {
  tooLong: 'This text is too long to be a Blue Lagoon game.',
  nothing: 'There is no Blue Lagoon state here. A state string begins with “a 13 2;”.',
  part: 'This is only part of a state string. Everything else is shown as at the start of a game.',
  notDealt: 'The resources and statuettes have not been dealt yet.',
  over: (phase: 'exploration' | 'settlement', totals: readonly number[]) =>
    `The ${phase} phase is over. If it has not been scored yet, it adds ${totals.join(', ')}.`,
  stuck: (stuck: number, next: number) => `Player ${stuck} can’t move, so player ${next} is next.`,
});
