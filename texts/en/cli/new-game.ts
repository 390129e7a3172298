import { inLanguage } from '../../language.ts';

/** `boardwalk new-game`. */
export const texts = inLanguage('cli/new-game', {
  about: 'write the skeleton of a new game into this clone',
  name: 'its folder, e.g. four-in-a-row',
  title: 'what people call it (default: made from the name)',
  official: 'with official methods, for a game that comes from an assignment',
  root: 'the clone to write into (default: the one this program is in)',
  help: `
The skeleton is a complete small game, three in a row, that passes every check at once: rules, texts,
computer players, terminal, picture and a table in the browser. Change it file by file.

Example:
  boardwalk new-game four-in-a-row --title "Four in a Row"`,
  noClone: 'A new game is written into a clone of Boardwalk, and this is not one. Name one with --root.',
  exists: (folder: string) => `${folder} already exists.`,
  wrongName: (name: string) => `Name the game in small letters with hyphens, e.g. four-in-a-row, not ${name}.`,
  written: (title: string, files: number, id: string, shelf: string) =>
    `Wrote ${title}: ${files} files in games/${id} and texts/en/${id}, and a line in ${shelf}.`,
  next: 'What to do next:',
  more: 'CONTRIBUTING.md says more under "Adding a game".',
  /** What each step is for, in the order of the steps. */
  steps: (id: string) => [
    ['npm run format', 'line breaks depend on the name'],
    [`npx vitest run --project unit games/${id}`, 'the laws hold from the start; keep it so'],
    [`npx boardwalk play ${id} --bots 2`, 'it plays three in a row for now'],
    [`games/${id}/README.md`, 'write your rules, numbered; then change the code, file by file'],
    [`games/${id}/matches`, `when the rules change, write the golden matches again: BOARDWALK_GOLDEN=${id}`],
  ],
});
