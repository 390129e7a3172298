import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { root } from './root.mjs';

/**
 * A small change to a game's rules that its tests must notice.
 *
 * @typedef {object} Mutant
 * @property {string} file within the game's folder
 * @property {string} breaks what goes wrong with it, in words, with the number of the rule
 * @property {string} from text that occurs exactly once in the file
 * @property {string} to what stands there instead
 * @property {string} [test] the test to run first, where it is not the one named after the file
 */

/** @typedef {Mutant & { game: string, number: number }} NumberedMutant */

const folder = join(root, 'tests/mutants');

/**
 * The lists in tests/mutants, one file a game. Numbers count from 1.
 *
 * @returns {Promise<NumberedMutant[]>}
 */
export async function loadMutants() {
  const lists = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const loaded = await Promise.all(
    lists.map(async (name) => {
      /** @type {{ mutants: readonly Mutant[] }} */
      const { mutants } = await import(pathToFileURL(join(folder, name)).href);
      return mutants.map((mutant, index) => ({ ...mutant, game: basename(name, '.mjs'), number: index + 1 }));
    }),
  );
  return loaded.flat();
}

/** @param {{ game: string, file: string }} mutant */
export function fileOf({ game, file }) {
  return join(root, 'games', game, file);
}

/**
 * Why a list must be brought up to date: the text is gone, is no longer unique, or does not make a program.
 *
 * @param {NumberedMutant} mutant
 * @returns {string | undefined}
 */
export function faultOf(mutant) {
  const name = `${mutant.game} ${mutant.number} (${mutant.file}: ${mutant.breaks})`;
  const source = readSource(fileOf(mutant));
  if (source === undefined) return `${name}: there is no such file`;
  const found = source.split(mutant.from).length - 1;
  if (found !== 1) return `${name}: its text occurs ${found} times, not once: ${mutant.from}`;
  if (mutant.from === mutant.to) return `${name}: it changes nothing`;
  const [error] = parseSync(mutant.file, applyTo(source, mutant)).errors;
  return error ? `${name}: ${error.message}` : undefined;
}

/**
 * @param {string} source
 * @param {Mutant} mutant
 */
export function applyTo(source, { from, to }) {
  // A function, because a dollar sign in a replacement text has a meaning of its own.
  return source.replace(from, () => to);
}

/** @param {string} file */
function readSource(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
