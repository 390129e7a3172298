/** Every game's rules: its own README, each fetched when somebody opens it. */
const books = import.meta.glob<string>('../games/*/README.md', { query: '?raw', import: 'default' });

export async function loadRules(game: string): Promise<string | undefined> {
  return books[`../games/${game}/README.md`]?.();
}
