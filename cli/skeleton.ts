import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/*
 * The code of a new game, made from that of cli/new-game by renaming.
 */

/** What a game is called in each place that names it. */
export interface Names {
  readonly id: string;
  readonly title: string;
  /** FourInARow, as in FourInARowPosition. */
  readonly type: string;
  readonly value: string;
  /** The letter in front of the rules' numbers. */
  readonly letter: string;
}

/** Every file of a folder under another name. */
export async function copyAll(
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
export function putOnShelf(text: string, { id, value }: Names): string {
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
  if (!last) throw new Error(`The shelf has no line like ${pattern}`);
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

/** All its names, made from that of its folder; nothing where no folder can be called so. */
export function nameAll(name: string, title: string | undefined): Names | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) return undefined;
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
