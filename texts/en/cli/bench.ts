import { inLanguage } from '../../language.ts';

/** `boardwalk bench`. */
export const texts = inLanguage('cli/bench', {
  about: 'measure random games per second on one thread',
  seconds: 'seconds for each game, not counting the warm-up',
  search: 'measure how fast a level thinks instead (default: 8)',
  help: `
Every game runs on a fresh thread, one after the other: list the moves, choose one at random,
play it, roll when chance must act. A move is a decision or a roll. The reference is a fixed loop
over integers, measured in turn with the game: compare ratios, not speeds, between machines.

Examples:
  boardwalk bench
  boardwalk bench metro --seats 4 --seconds 10
  boardwalk bench --search --seconds 60`,
  measuring: (game: string) => `Measuring ${game}…`,
  searchHead: ['game', 'decisions', 'iterations/s', 'ms/decision', 'slowest', 'heap MiB'],
  searched: (level: number) => `Level ${level} playing against itself on one thread, each game by itself.`,
  head: ['game', 'seats', 'games/s', 'moves/s', 'spread', 'ratio'],
  measured: (repetitions: number) =>
    `Median of ${repetitions} repetitions on one thread, in processor time. Spread: fastest minus slowest.`,
  reference: (steps: string) => `Reference loop: ${steps} steps/s. Ratio: moves per 1,000 of its steps.`,
});
