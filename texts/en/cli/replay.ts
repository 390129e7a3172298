import { inLanguage } from '../../language.ts';
import { count, listOf } from '../grammar.ts';

/** `boardwalk replay`. */
export const texts = inLanguage('cli/replay', {
  about: 'step through a saved match',
  step: 'show the position after this many moves',
  all: 'print all moves in words',
  help: `
In a terminal, n and p (or the arrow keys) step through the match, a number and Enter jump to a
move, and q quits.

Examples:
  boardwalk replay match.json
  boardwalk replay match.json --all
  boardwalk replay matches.jsonl --match 3 --step 20`,
  noStep: (step: number, moves: number) =>
    `There is no step ${step}; the match has ${count(moves, { one: 'move', other: 'moves' })}.`,
  start: 'the start',
  title: (game: string, step: number, moves: number, told: string) => `${game}, move ${step} of ${moves}: ${told}`,
  whole: (game: string, seats: string, moves: number) =>
    `${game}, ${seats}, ${count(moves, { one: 'move', other: 'moves' })}`,
  notOver: 'The match is not over.',
  /** A match that its players ended: why, and who won. */
  early: (
    why: 'rules' | 'draw' | 'resigned' | 'aborted' | 'left' | 'time',
    who: string | undefined,
    winners: readonly string[],
  ) => {
    const ends = {
      resigned: 'resigned',
      aborted: 'called off the match',
      left: 'left the table',
      time: 'ran out of time',
    } as const;
    const reason = why === 'rules' || why === 'draw' || who === undefined ? 'The match is over' : `${who} ${ends[why]}`;
    const result =
      winners.length === 0 ? 'No winner' : winners.length > 1 ? `A draw: ${listOf(winners)}` : `${winners[0]} wins`;
    return `${reason}. ${result}.`;
  },
  keys: 'n next   p back   number Enter   home, end   q quit',
});
