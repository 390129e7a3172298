import type { Puzzle } from '../../study/puzzle.ts';

/** Each game's puzzles, a line each, fetched when somebody wants to solve one. */
const files = import.meta.glob<string>('../../study/puzzles/*.jsonl', { query: '?raw', import: 'default' });

export function hasPuzzles(game: string): boolean {
  return `../../study/puzzles/${game}.jsonl` in files;
}

export async function loadPuzzles(game: string): Promise<readonly Puzzle[] | undefined> {
  const text = await files[`../../study/puzzles/${game}.jsonl`]?.();
  return text === undefined ? undefined : parsePuzzles(text);
}

/** The files are our own, and a test reads every line. */
export function parsePuzzles(text: string): readonly Puzzle[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Puzzle);
}
