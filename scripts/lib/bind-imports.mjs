/** `import { a, b as c } from './x.ts';` after the types are gone. */
const NAMED = /^import \{([^}]*)\} from (["'][.#][^"']*["']);/gm;

/**
 * Vitest turns every use of an imported name into a look-up in the other module, which costs the rules a third of their
 * speed. This binds the names once, when a module is loaded. That is the same as long as no module changes what it exports
 * and no two import each other; scripts/check-imports.mjs refuses the latter.
 *
 * @returns {import('vite').Plugin}
 */
export function bindImports() {
  return {
    name: 'bind-imports',
    enforce: 'post',
    transform(code, id) {
      if (id.includes('/node_modules/')) return undefined;
      if (/^export (let|var) /m.test(code)) throw new Error(`${id}: what is exported must not change`);
      let count = 0;
      const bound = code.replace(NAMED, (_, names, path) => {
        const from = `__bound_${count++}`;
        // On the line of the import, so that the lines of a failure stay true.
        return `import * as ${from} from ${path};const {${names.replace(/ as /g, ': ')}} = ${from};`;
      });
      return count > 0 ? { code: bound, map: null } : undefined;
    },
  };
}
