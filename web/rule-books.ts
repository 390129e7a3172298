import type { RuleBook } from '../games/rule-book.ts';

/** Rules for players, each game's own chunk, fetched when somebody opens them. */
const books = import.meta.glob<RuleBook>('../games/*/ui/rules.ts', { import: 'rules' });

/** None for a game that has not written any: its exact rules are shown instead. */
export async function loadRules(game: string): Promise<RuleBook | undefined> {
  return books[`../games/${game}/ui/rules.ts`]?.();
}

export function hasRules(game: string): boolean {
  return `../games/${game}/ui/rules.ts` in books;
}

/** Numbered rules for people who build: every game's own README. */
const exact = import.meta.glob<string>('../games/*/README.md', { query: '?raw', import: 'default' });

export async function loadExactRules(game: string): Promise<string | undefined> {
  return exact[`../games/${game}/README.md`]?.();
}
