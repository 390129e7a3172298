import { existsSync, readFileSync } from 'node:fs';

/** From the package file above this one: the bundle lies deeper than the sources. */
export function readVersion(): string {
  let folder = new URL('.', import.meta.url);
  for (;;) {
    const file = new URL('package.json', folder);
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).version;
    const above = new URL('..', folder);
    if (above.href === folder.href) return 'unknown';
    folder = above;
  }
}
