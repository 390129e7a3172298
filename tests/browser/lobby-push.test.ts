import { expect, test } from 'vitest';
import { newPushKeys } from '../../server/notices/sender.ts';
import { makeTable, serveOnline } from './lobby-server.ts';

test('a match by post offers notices, and the service worker shows them in the page’s words', async () => {
  const online = await serveOnline({ pushKey: newPushKeys().publicKey });
  const { origin } = new URL(online.url);
  const { page } = await makeTable(online, {
    look: { offline: true },
    choose: async (page) => {
      await page.context().grantPermissions(['notifications'], { origin });
      await page.getByRole('group', { name: 'Clock', exact: true }).getByRole('radio', { name: 'By post' }).check();
    },
  });
  await page.getByRole('button', { name: 'Tell me when it’s my turn' }).click();
  // A profile that keeps nothing has no push service; the page says so. All else is as with one.
  await page.getByText('The browser doesn’t allow it.').waitFor();
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const data = JSON.stringify({ kind: 'reminder', match: 'abcdefgh1234', game: 'metro' });
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  const shown = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    for (;;) {
      const [notice] = await registration.getNotifications();
      if (notice) return { title: notice.title, body: notice.body, data: notice.data };
      await new Promise(requestAnimationFrame);
    }
  });
  expect(shown).toEqual({
    title: 'Boardwalk',
    body: 'Your time is running out in Metro.',
    data: './#/metro/online/abcdefgh1234',
  });
});

test('where there is a clock for minutes, nobody is asked', async () => {
  const online = await serveOnline({ pushKey: newPushKeys().publicKey });
  const { page } = await makeTable(online);
  await page.getByText('Waiting for 1 more player').waitFor();
  expect(await page.getByRole('button', { name: 'Tell me when it’s my turn' }).count()).toBe(0);
});
