import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

/** `boardwalk regret`. */
export const texts = inLanguage('cli/regret', {
  about: 'measure what the choices of each level cost, in positions that a deep search has judged',
  levels: 'levels to ask (default: all)',
  positions: 'ask about this many positions only',
  make: 'first bring the suite to this many positions or a few more, and write down what each level loses (takes a long time)',
  seed: 'which positions, for --make',
  file: 'the suite (default: the game’s own in ai/regret)',
  help: `
A loss of 10% is a tenth of a win: half of it is the chance to win, half the margin. A level that has become
weaker loses more, and you see it without playing a match.

Examples:
  boardwalk regret metro
  boardwalk regret blue-lagoon --levels 8,9 --positions 40`,
  missing: (file: string) => `${file} is missing. Write it with --make 100.`,
  levelList: 'Write the levels with commas and no spaces, e.g. 1,5,8.',
  judged: (positions: number, level: number) =>
    `${count(positions, { one: 'position', other: 'positions' })}, judged by level ${level}.`,
  head: ['level', 'mean loss', '95%', 'best move'],
  range: (low: string, high: string) => `${low} to ${high}`,
});
