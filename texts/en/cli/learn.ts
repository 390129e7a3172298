import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

/** `boardwalk learn`. */
export const texts = inLanguage('cli/learn', {
  about: 'train the nets of a learned player by playing against itself',
  seats: 'numbers of seats that take turns (default: the fewest)',
  folder: 'where samples and nets are kept (default: tmp/learn/GAME/TABLE)',
  generations: 'generations to train after the first',
  seconds: 'seconds of self-play for each generation',
  quickSeconds: 'seconds of quick games before the first',
  full: 'iterations for a move to learn from',
  quick: 'iterations for all other moves',
  playouts: 'playouts that judge a position of a quick game (0: how the game ended does)',
  trust: 'how far a position is judged by its search and not by how the game ended, up to 1',
  compare: 'games of each generation against the one before it',
  overlap: 'while nets are being trained, play the next matches with the nets before them',
  trainer: 'a program that trains the nets instead, e.g. "python3 scripts/learn/train.py"',
  help: `
Generation 0 learns from quick games without a search, every later one from games that the nets before it
played against themselves. Run the same command again to resume. Training runs on Node alone;
docs/learning.md says how to use a GPU, and how to teach another game.

Examples:
  boardwalk learn blue-lagoon
  boardwalk learn blue-lagoon --set map=wheels --seats 3,4
  boardwalk arena blue-lagoon --players net:tmp/learn/blue-lagoon/default-2/generation-4.net@100ms,8@100ms`,
  wrongSeats: (game: string, seats: number) => `${game} can’t be played with ${seats} seats.`,
  noFeatures: (game: string) => `${game} has no features to learn from at this table.`,
  ownNets: 'These numbers of seats need nets of their own. Train them one by one.',
  /** A line of the log, after the generation it is about. */
  generation: (number: number, said: string) => `Generation ${number}: ${said}`,
  gathered: (games: number, samples: number) =>
    `${count(games, { one: 'game', other: 'games' })}, ${count(samples, { one: 'sample', other: 'samples' })}.`,
  trained: (net: number, samples: number, losses: string) =>
    `net ${net} learned from ${count(samples, { one: 'sample', other: 'samples' })}; losses on others: ${losses}.`,
  losses: (reward: string, win: string, choice: string) => `reward ${reward}, win ${win}, choice ${choice}`,
  compared: (share: string, range: string) => `won ${share} against the one before it (95%: ${range}).`,
  trainerFailed: (why: string) => `The trainer could not be started: ${why}`,
  trainerEnded: (code: number | null) => `The trainer ended with exit code ${code}.`,
});
