import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { serve } from '../../scripts/lib/serve.mjs';

/** Serves the built app from a folder of its own until the test ends; `update` puts another build in its place. */
export async function serveBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  cpSync(`${root}dist/web`, folder, { recursive: true });
  const server = await serve({ folder, host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  return { ...server, update: () => renameAll(folder) };
}

/** The same app as if its sources had changed: other hashes in the names of all files, and another version. */
function renameAll(folder: string): void {
  const assets = join(folder, 'assets');
  // The compressed copies are dropped: the server then sends the plain files.
  for (const parent of [folder, assets]) {
    for (const name of readdirSync(parent)) if (/\.(br|gz)$/.test(name)) rmSync(join(parent, name));
  }
  const renamed = new Map(readdirSync(assets).map((name) => [name, name.replace(/.{8}(?=\.\w+$)/, turn)]));
  const [, version] = readFileSync(join(folder, 'index.html'), 'utf8').match(/name="version" content="(\w+)"/) ?? [];
  renamed.set(version, turn(version));
  const names = new RegExp([...renamed.keys()].join('|').replaceAll('.', '\\.'), 'g');
  const pages = ['index.html', 'service-worker.js', ...[...renamed.values()].map((name) => `assets/${name}`)];
  for (const [old, name] of renamed) {
    if (old === version) continue;
    cpSync(join(assets, old), join(assets, name));
    rmSync(join(assets, old));
  }
  for (const path of pages.filter((name) => /\.(html|js|css)$/.test(name))) {
    const text = readFileSync(join(folder, path), 'utf8');
    writeFileSync(
      join(folder, path),
      text.replace(names, (name) => renamed.get(name) ?? name),
    );
  }
}

const turn = (hash: string) => [...hash].reverse().join('');
