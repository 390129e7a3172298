import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { FLAGS } from '../../scripts/lib/browser.mjs';

/**
 * Without memory for tiles Chromium works out where everything is and how it looks, but turns nothing of it into pixels: a
 * seventh of the time, and no test looks at pixels. A browser that does not know the flag draws as ever.
 */
export const NO_PIXELS = '--force-gpu-mem-available-mb=0';

/**
 * A picture of such a page, all the same: a copy of what is on it goes to a browser that draws. The copy has no fonts and
 * no colours of seats, and its controls are pale.
 */
export async function takePicture(page: Page, path: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureSnapshot', { format: 'mhtml' });
  const copy = join(tmpdir(), `page-${process.pid}-${threadId}.mhtml`);
  writeFileSync(copy, data);
  const browser = await chromium.launch({ executablePath: inject('browser'), args: FLAGS });
  try {
    const drawn = await browser.newPage({ viewport: page.viewportSize() });
    await drawn.goto(pathToFileURL(copy).href);
    await drawn.screenshot({ path });
  } finally {
    await browser.close();
  }
}
