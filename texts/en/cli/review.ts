import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

/** `boardwalk review`. */
export const texts = inLanguage('cli/review', {
  about: 'judge every decision of a saved match, and tell luck from skill',
  level: 'look as hard as this level: 1 is quick, 8 takes long (default: as the app does)',
  seed: 'the same text gives the same dice for the imagined matches',
  help: `
A decision is judged by what its player could know. Its loss is the chance to win that it gave away, with
its standard error; small losses, and those that may be chance, get no mark.

Examples:
  boardwalk review match.json
  boardwalk review match.json --level 7 --json`,
  progress: (done: number, lines: number) => `${done} of ${lines} lines`,
  title: (game: string, seats: string, decisions: number) =>
    `${game}, ${seats}, ${count(decisions, { one: 'decision', other: 'decisions' })}`,
  players: ['', 'accuracy', 'points lost per decision', 'plays like', 'inaccuracies', 'mistakes', 'blunders'],
  oneLevel: (level: number) => `level ${level}`,
  levels: (low: number, high: number) => `level ${low} to ${high}`,
  parts: {
    start: 'at the start',
    decisions: 'own decisions',
    others: 'others',
    draws: 'draws',
    unknown: 'unknown',
    rest: 'rest',
    result: 'result',
  },
  marks: { only: 'only move', inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' },
  better: (move: string) => `better: ${move}`,
  line: (line: number, advice: string) => `Line ${line}: ${advice}`,
});
