import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { quote } from '../../core/result.ts';
import { failure, wrongUsage } from '../complaint.ts';
import { type Io, print } from '../io.ts';
import { formatColumns } from '../layout.ts';
import { findRoot } from '../root.ts';

interface NewGameOptions {
  readonly title?: string;
  readonly official?: boolean;
  readonly root?: string;
}

/** What a game is called in each place that names it. */
interface Names {
  readonly id: string;
  readonly title: string;
  /** FourInARow, as in FourInARowPosition. */
  readonly type: string;
  readonly value: string;
  /** The letter in front of the rules' numbers. */
  readonly letter: string;
}

const TEMPLATE = 'cli/new-game';
const TEMPLATE_TEXTS = 'texts/en/new-game';
const SHELF = 'games/index.ts';

export function addNewGame(program: Command, io: Io): void {
  program
    .command('new-game')
    .description('write the skeleton of a new game into this clone')
    .argument('<name>', 'its folder, e.g. four-in-a-row')
    .option('--title <title>', 'what people call it (default: made from the name)')
    .option('--official', 'with official methods, for a game that comes from an assignment')
    .option('--root <folder>', 'the clone to write into (default: the one this program is in)')
    .addHelpText('after', HELP)
    .action((name: string, options: NewGameOptions) => create(name, options, io));
}

const HELP = `
The skeleton is a complete small game, three in a row, that passes every check at once: rules, texts,
computer players, terminal, picture and a table in the browser. Change it file by file.

Example:
  boardwalk new-game four-in-a-row --title "Four in a Row"`;

async function create(name: string, options: NewGameOptions, io: Io): Promise<void> {
  const names = nameAll(name, options.title);
  const root = options.root ?? findRoot(import.meta.url);
  if (root === undefined || !existsSync(join(root, SHELF)))
    throw failure('A new game is written into a clone of Boardwalk, and this is not one. Name one with --root.');
  const folders = [`games/${names.id}`, `texts/en/${names.id}`] as const;
  for (const folder of folders) if (existsSync(join(root, folder))) throw wrongUsage(`${folder} exists already.`);
  const shelf = putOnShelf(await readFile(join(root, SHELF), 'utf8'), names);
  const isWanted = (file: string) => options.official === true || !/^official\b/.test(file);
  const written = [
    ...(await copyAll(join(root, TEMPLATE), join(root, folders[0]), names, isWanted, options.official === true)),
    ...(await copyAll(join(root, TEMPLATE_TEXTS), join(root, folders[1]), names, () => true, true)),
  ];
  await writeFile(join(root, SHELF), shelf);
  await print(io, describeNext(names, written.length));
}

/** Every file of a folder under another name. */
async function copyAll(
  from: string,
  to: string,
  names: Names,
  isWanted: (file: string) => boolean,
  isOfficial: boolean,
): Promise<string[]> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1))
    .filter(isWanted);
  for (const file of files) {
    const text = rename(await readFile(join(from, file), 'utf8'), names);
    const target = join(to, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, isOfficial ? text : withoutOfficial(text), { flag: 'wx' });
  }
  return files;
}

/** Without official methods the room does not mention them. */
function withoutOfficial(text: string): string {
  return text.replace(/^import .*\bofficial\b.*\n/gm, '').replaceAll('official, ', '');
}

function rename(text: string, { id, title, type, value, letter }: Names): string {
  return (
    text
      // The skeleton is as deep in the clone as a game, but not beside games/room.ts.
      .replaceAll('../games/', '')
      .replaceAll('NewGame', type)
      .replaceAll('newGame', value)
      .replaceAll('new-game', id)
      .replaceAll('New Game', title)
      .replace(/\bN(?=\d\b)/g, letter)
  );
}

/** The shelf with one more import and one more line, both where the alphabet puts them. */
function putOnShelf(text: string, { id, value }: Names): string {
  const added = insertSorted(text, /^import .* from '\.\/(.*)';$/gm, {
    key: `${id}/about.ts`,
    line: `import { about as ${value} } from './${id}/about.ts';`,
  });
  return insertSorted(added, /^ {2}\{ about: .* import\('\.\/(.*)\/index\.ts'\).*$/gm, {
    key: id,
    line: `  { about: ${value}, load: async () => (await import('./${id}/index.ts')).room },`,
  });
}

function insertSorted(text: string, pattern: RegExp, { key, line }: { readonly key: string; readonly line: string }) {
  const found = [...text.matchAll(pattern)];
  const last = found.at(-1);
  if (!last) throw new Error(`${SHELF} has no line like ${pattern}`);
  const next = found.find(([, other]) => other > key);
  const at = next ? next.index : last.index + last[0].length + 1;
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

/** Words that cannot name a value in the files where the game's own name appears. */
const TAKEN = new Set(
  'about bot game official picture room shelf terminal new delete class function switch case default import export this void with enum super'.split(
    ' ',
  ),
);

function nameAll(name: string, title: string | undefined): Names {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw wrongUsage(`A game is named in small letters with hyphens, e.g. four-in-a-row, not ${quote(name)}.`);
  const words = name.split('-').map((word) => `${word[0].toUpperCase()}${word.slice(1)}`);
  const type = words.join('');
  const value = `${type[0].toLowerCase()}${type.slice(1)}`;
  return {
    id: name,
    title: title ?? words.join(' '),
    type,
    value: TAKEN.has(value) ? `${value}Game` : value,
    letter: type[0],
  };
}

function describeNext({ id, title }: Names, files: number): string {
  const steps = [
    ['  npm run format', 'line breaks depend on the name'],
    [`  npx vitest run --project unit games/${id}`, 'the laws hold from the start; keep it so'],
    [`  boardwalk play ${id} --bots 2`, 'it plays three in a row for now'],
    [`  games/${id}/README.md`, 'write your rules, numbered; then change the code, file by file'],
    [`  games/${id}/matches`, `when the rules change, write the golden matches again: BOARDWALK_GOLDEN=${id}`],
  ];
  return `Wrote ${title}: ${files} files in games/${id} and texts/en/${id}, and a line in ${SHELF}.

What to do next:
${formatColumns(steps)}

CONTRIBUTING.md says more under "Adding a game".`;
}
