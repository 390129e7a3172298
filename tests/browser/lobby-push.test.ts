import { expect, test } from 'vitest';
import { newPushKeys } from '../../server/notices/sender.ts';
import { makeTable, serveOnline } from './lobby-server.ts';

test('a match by post offers notices, and says when the browser has none', async () => {
  const online = await serveOnline({ pushKey: newPushKeys().publicKey });
  const { page } = await makeTable(online, {
    choose: async (page) => {
      await page.getByRole('group', { name: 'Clock', exact: true }).getByRole('radio', { name: 'Over days' }).check();
    },
  });
  await page.getByRole('button', { name: 'Tell me when it’s my turn' }).click();
  // A profile that keeps nothing has no push service, and the page says so.
  await page.getByText('The browser doesn’t allow it.').waitFor();
});

test('where there is a clock for minutes, nobody is asked', async () => {
  const online = await serveOnline({ pushKey: newPushKeys().publicKey });
  const { page } = await makeTable(online);
  await page.getByText('Waiting for 1 more player').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Tell me when it’s my turn' }).count()).toBe(0);
});
