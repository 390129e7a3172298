import { inLanguage } from '../../language.ts';

/** `boardwalk perft`. */
export const texts = inLanguage('cli/perft', {
  about: 'count the ways to play on, depth by depth: a fingerprint of the rules',
  depth: 'number of moves, counting rolls',
  position: 'start from this notation line',
  help: `
Examples:
  boardwalk perft metro --depth 4
  boardwalk perft metro --position 'metro cbcb20adbb73 acba,- 1' --depth 2`,
  setUpTwice: '--position already says how the game is set up; leave out --seats and --set.',
  head: ['depth', 'ways', 'time', 'ways/s'],
});
