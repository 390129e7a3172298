import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { FLAGS, requireBrowser } from '../../scripts/lib/browser.mjs';
import { ensureBundle } from '../../scripts/lib/bundle.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { serve } from '../../scripts/lib/serve.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app is served. */
    app: string;
    /** Where the one Chromium of the run listens. */
    browser: string;
  }
}

/** A name that, unlike localhost, is no secure context over http: as when another device of the network opens the app. */
const PLAIN_HTTP = '--host-resolver-rules=MAP boardwalk.test 127.0.0.1';

/** One server and one Chromium for all browser tests; each page gets a fresh profile of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBundle('web', console.log);
  const executablePath = await requireBrowser(console.log);
  const server = await serve({ folder: `${root}dist/web`, host: '127.0.0.1', port: 0 });
  const browser = await chromium.launchServer({ executablePath, args: [...FLAGS, PLAIN_HTTP] });
  project.provide('app', server.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}
