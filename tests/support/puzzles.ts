import { existsSync, readFileSync } from 'node:fs';
import type { Puzzle } from '../../study/puzzle.ts';

/** The puzzles of a game, as the app serves them; none where there is no file. */
export function readPuzzles(id: string): readonly Puzzle[] {
  const file = new URL(`../../study/puzzles/${id}.jsonl`, import.meta.url);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line): Puzzle => JSON.parse(line));
}
