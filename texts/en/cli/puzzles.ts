import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

/** `boardwalk puzzles`. */
export const texts = inLanguage('cli/puzzles', {
  about: 'find puzzles in matches between computer players, check and grade them',
  'mine|check|grade': 'what to do',
  puzzles: 'mine: stop when the file holds this many',
  seconds: 'mine: stop after this long; run the same command again to resume',
  level: 'mine: who plays the matches',
  seats: 'mine: number of seats (default: the fewest)',
  from: 'mine: number of the first match (default: after the last in the file)',
  exact: 'mine: only endings that can be searched to the end',
  ending: 'mine: search endings of up to this many positions (default: as a review does)',
  part: 'mine: look at this part of each match, from its end (0 to 1)',
  seed: 'mine: the same text gives the same dice',
  out: 'mine: the file to append to (default: the game’s own in study/puzzles)',
  sample: 'check: this many of the puzzles, drawn at random (default: all)',
  budget: 'check: this many times the effort with which they were found',
  file: 'check and grade: the puzzles (default: the game’s own in study/puzzles)',
  prune: 'check: remove from the file the puzzles that fail',
  json: 'check: print JSON, for programs',
  help: `
A puzzle has at least five legal moves and one clear best idea: at most four moves are accepted, all within
3 points of chance of the best; every other gives away at least 10, on fresh dice and beyond doubt; a glance
does not see it; other dice and four times the budget agree. Endings that can be searched to the end come first.

Examples:
  boardwalk puzzles mine metro --exact --level 5 --part 0.2 --ending 10000 --seconds 60
  boardwalk puzzles mine arboretum --level 5 --part 0.35 --seconds 600
  boardwalk puzzles check metro --sample 20 --json
  boardwalk puzzles grade metro                     after its levels have changed`,
  mined: (added: number, looked: number, all: number, file: string, next: number) =>
    `${added} new in ${looked} positions, ${all} in ${file}; next: --from ${next}`,
  graded: (puzzles: number, changed: number) =>
    `Graded ${count(puzzles, { one: 'puzzle', other: 'puzzles' })}; ${changed} have another level now.`,
  none: 'there are no puzzles in it.',
  puzzle: (id: string, why: string) => `puzzle ${id}: ${why}`,
  progress: (done: number, all: number) => `${done} of ${all}`,
  checked: (puzzles: number, budget: number, share: string) =>
    `Checked ${count(puzzles, { one: 'puzzle', other: 'puzzles' })} with ${budget} times the budget: ${share} agreed.`,
  disagreed: (ids: readonly string[]) => `Not agreed: ${ids.join(', ')}`,
  second: (id: string, moves: readonly string[]) => `${id} has another solution: ${moves.join(', ')}`,
});
