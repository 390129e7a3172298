import { expect, test } from 'vitest';
import { axe, setUp } from './harness.ts';
import { makeMatch, makeTable, sayName, seeBoard, serveOnline, sitDown } from './lobby-server.ts';

test('my online matches are on the front page and among all matches, my turn first', async () => {
  const online = await serveOnline();
  const { rosa, bo } = await makeMatch(online);
  await rosa.goto(online.url);
  const row = rosa.getByRole('link', { name: /Metro with Bo/ });
  await row.getByText('Your turn').waitFor();
  // The match's own board, not a part of the shelf's.
  await expect.poll(() => row.locator('.match-picture img').getAttribute('src')).toMatch(/^data:image\/svg/);
  await rosa.getByText('One match is waiting for you.').waitFor();
  expect(await axe(rosa)).toEqual([]);
  await bo.goto(`${online.url}#/matches`);
  await bo
    .getByRole('link', { name: /Metro with Rosa/ })
    .getByText('Rosa’s turn')
    .waitFor();
  await row.click();
  await seeBoard(rosa);
  for (const page of [rosa, bo]) page.expectClean();
});

test('another device becomes mine by a code; a new name shows; forgetting asks first', async () => {
  const online = await serveOnline();
  const { page: rosa } = await makeTable(online);
  const table = rosa.url();
  await rosa.goto(`${online.url}#/online/settings`);
  await rosa.getByRole('button', { name: 'Show a code' }).click();
  const code = (await rosa.locator('.device-code').textContent()) ?? '';
  expect(code).toMatch(/^\d{6}$/);
  expect(await axe(rosa)).toEqual([]);
  const phone = await online.open('/online/settings', { width: 360, height: 740, touch: true });
  await phone.getByLabel('Six digits').fill('000000');
  await phone.getByRole('button', { name: 'Connect this device' }).click();
  await phone.getByRole('alert').waitFor();
  await phone.getByLabel('Six digits').fill(code);
  await phone.getByRole('button', { name: 'Connect this device' }).click();
  await phone.getByText('Connected. You’re Rosa here too, with 1 match going on.').waitFor();
  await expect.poll(() => phone.getByLabel('Your name').inputValue()).toBe('Rosa');
  await sayName(phone, 'Rosalind');
  await phone.getByRole('button', { name: 'Save name' }).click();
  await phone.getByText('Saved.').waitFor();
  await rosa.goto(table);
  await rosa.getByRole('heading', { name: 'Rosalind’s table' }).waitFor();
  await phone.getByRole('textbox', { name: 'Name of the program' }).fill('My bot');
  await phone.getByRole('button', { name: 'Make a token' }).click();
  await expect.poll(() => phone.getByLabel('Token', { exact: true }).inputValue()).toMatch(/^[\w-]{16,}$/);
  await phone.getByRole('button', { name: 'Forget me…' }).click();
  const question = phone.getByRole('dialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await phone.getByRole('button', { name: 'Forget me…' }).click();
  await question.getByRole('button', { name: 'Forget me', exact: true }).click();
  await phone.getByText('You haven’t played online on this device yet.').waitFor();
  await rosa.getByText('Guest').first().waitFor();
});

test('a match of this device goes on with a friend; a copy of it is there once it is over, and says so', async () => {
  const online = await serveOnline();
  const rosa = await online.open('/nowhere');
  await setUp(rosa, 'Metro', ['person', 'person']);
  await rosa.getByRole('grid').first().waitFor({ state: 'attached' });
  await rosa.getByRole('button', { name: 'Menu' }).click();
  await rosa.getByRole('link', { name: 'Continue online with a friend' }).click();
  await rosa.getByRole('heading', { name: 'Continue Metro online' }).waitFor();
  expect(await axe(rosa)).toEqual([]);
  await sayName(rosa, 'Rosa');
  await rosa.getByRole('button', { name: 'Make the table' }).click();
  await rosa.getByText('A match in progress').waitFor();
  const link = await rosa.getByLabel('Link to this table').inputValue();
  const bo = await sitDown(online, link, 'Bo');
  await seeBoard(rosa);
  // While Rosa plays, nobody gets a board with hints to look ahead on.
  const copy = bo.getByRole('button', { name: 'Play on in a private copy' });
  await bo.getByRole('button', { name: 'Menu' }).click();
  await bo.getByRole('button', { name: 'Call off the match' }).waitFor();
  expect(await copy.count()).toBe(0);
  await bo.getByRole('button', { name: 'Call off the match' }).click();
  await bo.getByRole('button', { name: 'Call it off' }).click();
  await bo.getByRole('heading', { name: 'No winner' }).waitFor();
  // Nobody has moved: there is nothing to tell.
  expect(await bo.getByText('Nothing has happened yet.').count()).toBe(0);
  await bo.getByRole('button', { name: 'Menu' }).click();
  await copy.click();
  await bo.waitForURL(/metro\/match\//);
  await seeBoard(bo);
  await bo.getByText('This is your private copy.').waitFor();
  await bo.getByRole('link', { name: 'To the online match' }).click();
  await bo.getByRole('heading', { name: 'No winner' }).waitFor();
  await bo.getByRole('link', { name: 'Boardwalk: all games' }).click();
  await bo.getByText('Copy: Metro').first().waitFor();
  for (const page of [rosa, bo]) page.expectClean();
});

test('a seat that the host gives again opens to its new link', async () => {
  const online = await serveOnline();
  const { rosa, bo } = await makeMatch(online);
  const table = bo.url();
  await bo.goto('about:blank');
  await rosa.locator('.online-players').getByText('away').waitFor();
  await rosa.getByRole('button', { name: 'Menu' }).click();
  await rosa.getByRole('button', { name: 'New link for Bo’s seat…' }).click();
  const question = rosa.getByRole('dialog');
  await question.getByText('Use this if Bo can’t get back into the match.').waitFor();
  await question.getByRole('button', { name: 'Make the link' }).click();
  const given = (await rosa.getByRole('dialog').locator('.online-link').textContent()) ?? '';
  await bo.goto(table);
  await bo.locator('.banner').getByRole('button', { name: 'Take my seat back' }).waitFor();
  const cy = await sitDown(online, given, 'Cy');
  await bo.getByText('You are watching.').waitFor();
  await rosa.getByText('Cy', { exact: true }).first().waitFor();
  cy.expectClean();
});

test('the pages about privacy and Boardwalk itself can be read by everybody', async () => {
  const online = await serveOnline();
  const page = await online.open('/privacy', { width: 360, height: 740, touch: true });
  await page.getByRole('heading', { name: 'What the server knows about you' }).waitFor();
  await page.getByRole('link', { name: 'Online settings' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.goto(`${online.url}#/about`);
  await page.getByRole('heading', { name: 'Install it' }).waitFor();
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});
