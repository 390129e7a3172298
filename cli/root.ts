import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the package file above this one: the bundle lies deeper than the sources. */
export function findRoot(from: string): string | undefined {
  let folder = new URL('.', from);
  for (;;) {
    if (existsSync(new URL('package.json', folder))) return fileURLToPath(folder);
    const above = new URL('..', folder);
    if (above.href === folder.href) return undefined;
    folder = above;
  }
}
