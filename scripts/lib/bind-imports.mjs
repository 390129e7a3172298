/** `import { a, b as c } from './x.ts';`, after the types are gone. */
const NAMED = /^import \{([^}]*)\} from (["'][.#][^"']*["']);/gm;

/**
 * Vitest turns every use of an imported name into a look-up in the other module, which costs the rules a third of their
 * speed. This plugin binds the names once, when a module is loaded. That is the same as long as no module changes what it
 * exports, which is refused here, and no two import each other, which scripts/check-imports.mjs refuses.
 *
 * @returns {import('vite').Plugin}
 */
export function bindImports() {
  return {
    name: 'bind-imports',
    enforce: 'post',
    transform(code, id) {
      return id.includes('/node_modules/') ? undefined : { code: bindNames(code, id), map: null };
    },
  };
}

/**
 * @param {string} code
 * @param {string} file
 */
export function bindNames(code, file) {
  if (/^export (let|var) /m.test(code)) throw new Error(`${file}: what a module exports must not change`);
  let count = 0;
  return code.replace(NAMED, (_, names, path) => {
    const from = `__bound_${count++}`;
    // All on one line, so that a failure names the right one.
    return `import * as ${from} from ${path};const {${names.replace(/ as /g, ': ')}} = ${from};`;
  });
}
