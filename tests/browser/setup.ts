import type { TestProject } from 'vitest/node';
import { requireBrowser } from '../../scripts/lib/browser.mjs';
import { ensureBundle } from '../../scripts/lib/bundle.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { serve } from '../../scripts/lib/serve.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app is served. */
    app: string;
    /** The path of Chromium's program. */
    browser: string;
  }
}

/** One server for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBundle('web', console.log);
  const server = await serve({ folder: `${root}dist/web`, host: '127.0.0.1', port: 0 });
  project.provide('app', server.url);
  project.provide('browser', await requireBrowser(console.log));
  return server.close;
}
