import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, chooseOption, findOverflow, open, setUp, tabTo } from './harness.ts';
import { makeTable, pathOf, sayName, seeBoard, serveOnline } from './lobby-server.ts';
import { post } from './online-server.ts';

/** A phone on its side, and a small window at 200%. */
const TURNED = { width: 740, height: 360 };
const TWICE = { width: 600, height: 350 };

const isFocused = (each: Element) => each === document.activeElement;
const seatChoice = (page: Page, seat: number) => page.getByRole('group', { name: `Who plays seat ${seat}` });

test('a friend sits down by the link, and the match begins', async () => {
  const online = await serveOnline();
  const { page: rosa, link } = await makeTable(online);
  await rosa.getByText('Waiting for 1 more player').waitFor();
  expect(await axe(rosa)).toEqual([]);
  // Who copies the address of the page sends the invitation as well.
  await expect.poll(() => rosa.url()).toContain(pathOf(link));
  // A link that lost its end leads to the table, but not to a seat.
  const bo = await online.open(pathOf(link).slice(0, -2));
  await bo.getByText('This invitation link seems to be incomplete.').waitFor();
  await bo.getByRole('heading', { name: 'Rosa’s table' }).waitFor();
  expect(await axe(bo)).toEqual([]);
  await bo.goto(`${online.url}#${pathOf(link)}`);
  await bo.getByRole('heading', { name: 'Rosa invites you to Metro' }).waitFor();
  await bo.getByText('There is a free seat for you.').waitFor();
  await bo.getByRole('link', { name: 'New to Metro? Take the short lesson first' }).waitFor();
  expect(await axe(bo)).toEqual([]);
  // Without a name nobody sits down, and the field says so.
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await bo.getByText('Type your name first.').waitFor();
  await sayName(bo, 'Bo');
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([rosa, bo].map(seeBoard));
  // The link has become this browser's own key, and is no longer in the address.
  for (const page of [rosa, bo]) await expect.poll(() => page.url()).not.toContain(pathOf(link));
  await bo.reload();
  await seeBoard(bo);
  // Whoever opens the link now watches.
  const cy = await online.open(pathOf(link));
  await seeBoard(cy);
  await expect.poll(() => cy.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
  for (const page of [rosa, bo, cy]) page.expectClean();
});

test('six letters lead to the table; the host fills a seat and starts', async () => {
  const online = await serveOnline();
  const { page: rosa } = await makeTable(online, {
    choose: async (page) => {
      await page.getByRole('radio', { name: '3', exact: true }).check();
      await page.getByRole('radio', { name: 'When I say so' }).check();
    },
  });
  const [letters] = (await rosa.getByText(/^Six letters: /).textContent())?.match(/[A-Z]{6}$/) ?? [''];
  const bo = await online.open('/online');
  // A field that takes no more letters says why.
  await sayName(bo, 'Bartholomew Quincy'.slice(0, 16));
  await bo.getByText('A name has 16 letters at most.').waitFor();
  await sayName(bo, 'Bo');
  await bo.getByLabel('Six letters').fill('AAAAAA');
  await bo.getByRole('button', { name: 'Join' }).click();
  await bo.getByText('No open table matches these letters.').waitFor();
  await bo.getByLabel('Six letters').fill(letters.toLowerCase());
  await bo.getByRole('button', { name: 'Join' }).click();
  await bo.getByRole('heading', { name: 'Rosa invites you to Metro' }).waitFor();
  await bo.getByText('Undo if all agree · Watchers welcome').waitFor();
  // Somebody who is invited may never have heard of the game.
  await bo.getByText('Lay track, keep your trains running').waitFor();
  // The lobby has asked for the name.
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await bo.getByText('Waiting for 1 more player').waitFor();
  await bo.getByRole('button', { name: 'Move here to seat 3' }).click();
  await rosa.locator('.room-seat').nth(2).getByText('Bo').waitFor();
  await bo.getByRole('button', { name: 'Move here to seat 2' }).click();
  await rosa.locator('.room-seat').nth(1).getByText('Bo').waitFor();
  // Those who wait can talk, and nothing moves for it.
  const below = () => rosa.locator('.while-waiting').boundingBox();
  const before = await below();
  await bo.getByRole('button', { name: 'Hello!' }).click();
  await rosa.locator('.online-said').getByText('Hello!').waitFor();
  expect(await below()).toEqual(before);
  // Two could play; the host waits for a third.
  await rosa.getByRole('button', { name: 'Start with 2 players' }).waitFor();
  await rosa.getByLabel('Who sits in seat 3').selectOption('Computer, level 1');
  await bo.getByText('Everyone is here. Waiting for the host to start.').waitFor();
  // Nobody else fits in.
  for (const page of [rosa, bo]) await page.getByRole('button', { name: 'Copy link' }).waitFor({ state: 'detached' });
  // Somebody may still change their mind.
  await bo.getByRole('button', { name: 'Give up my seat' }).click();
  await bo.getByRole('dialog').getByRole('button', { name: 'Give it up' }).click();
  await bo.getByRole('heading', { name: 'Play online' }).waitFor();
  await rosa.getByText('Waiting for 1 more player').waitFor();
  await rosa.getByLabel('Who sits in seat 2').selectOption('Computer, level 2');
  await rosa.getByRole('button', { name: 'Start with 3 players' }).click();
  await seeBoard(rosa);
  // Too late for a seat, the letters still lead to the match.
  await bo.getByLabel('Six letters').fill(letters);
  await bo.getByRole('button', { name: 'Join' }).click();
  await bo.getByText('You are watching.').waitFor();
  rosa.expectClean();
});

test('people choose colours, and the host starts with those who are there', async () => {
  const online = await serveOnline();
  const { page: rosa, link } = await makeTable(online, {
    choose: (page) => page.getByRole('radio', { name: '4', exact: true }).check(),
  });
  await expect.poll(() => rosa.getByRole('button', { name: /^Start/ }).count()).toBe(0);
  const bo = await online.open(pathOf(link));
  await sayName(bo, 'Bo');
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await bo.getByRole('button', { name: 'Colour of Bo: Blue. Change it' }).waitFor();
  await tabTo(bo, '.seat-colour > button');
  await bo.keyboard.press('Enter');
  await expect.poll(() => bo.getByRole('radio', { name: 'Red, taken by Rosa' }).isDisabled()).toBe(true);
  expect(await axe(bo)).toEqual([]);
  // The server decides, so the choice shows a moment later.
  await bo.getByRole('radio', { name: 'Violet' }).click();
  await bo.getByRole('button', { name: 'Colour of Bo: Violet. Change it' }).waitFor();
  await bo.keyboard.press('Escape');
  const hueOf = (page: Page, place: string) =>
    page
      .locator(place)
      .nth(1)
      .evaluate((mark) => getComputedStyle(mark).fill);
  const violet = await hueOf(rosa, '.room-seat > :first-child path');
  await expect.poll(() => hueOf(bo, '.room-seat > :first-child path')).toBe(violet);
  await expect.poll(() => bo.getByRole('button', { name: /^Start/ }).count()).toBe(0);
  await rosa.getByRole('button', { name: 'Start with 2 players' }).click();
  await Promise.all([rosa, bo].map(seeBoard));
  for (const page of [rosa, bo]) {
    await expect.poll(() => page.locator('.online-players > li').count()).toBe(2);
    await expect.poll(() => hueOf(page, '.online-players .seat-badge path')).toBe(violet);
    page.expectClean();
  }
});

test('on a phone the Tab key goes down the page', async () => {
  const online = await serveOnline();
  const phone = { width: 360, height: 740, touch: true } as const;
  await makeTable(online, {
    choose: (page) => seatChoice(page, 2).getByRole('radio', { name: 'Anyone' }).check(),
  });
  const bo = await online.open('/online', phone);
  await bo.getByRole('button', { name: 'Sit down at Rosa’s table' }).waitFor();
  const { page: cy } = await makeTable(online, { look: phone });
  for (const page of [bo, cy]) {
    const places = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(a, button, input, select)')].map(
        (each) => each.getBoundingClientRect().top,
      ),
    );
    // Side by side counts as the same height.
    for (const [at, top] of places.slice(1).entries()) expect(top).toBeGreaterThan(places[at] - 60);
  }
});

test('level 9 is offered where a table has it', async () => {
  const online = await serveOnline();
  const page = await online.open('/online/new/metro');
  await seatChoice(page, 2).getByRole('radio', { name: 'Computer' }).check();
  const levels = page.getByRole('group', { name: 'Level of the computer in seat 2' });
  await levels.getByRole('radio', { name: '9' }).check();
  await page.getByText('Misses hardly anything.').waitFor();
  await page.getByRole('radio', { name: '3', exact: true }).first().check();
  await expect.poll(() => levels.getByRole('radio').count()).toBe(9);
  await page.getByRole('radio', { name: '2', exact: true }).first().check();
  await page.locator('.make-table-more summary').click();
  await chooseOption(page, 'Turn tiles freely', 'On');
  // It stays in sight, and says why it is no stronger here.
  await page.getByText('Level 9. Hasn’t trained with these settings, so it plays like level 8 here.').waitFor();
  await chooseOption(page, 'Turn tiles freely', 'Off');
  await page.getByText('Misses hardly anything.').waitFor();
  await sayName(page, 'Rosa');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await seeBoard(page);
  await page.getByText('computer, level 9').or(page.getByText('thinking')).first().waitFor();
  page.expectClean();
});

test('tables for anyone are in the lobby, one tap from a seat', async () => {
  const online = await serveOnline();
  const bo = await online.open('/online');
  await bo.getByText('No open tables right now').waitFor();
  expect(await axe(bo)).toEqual([]);
  await sayName(bo, 'Bo');
  const { page: rosa } = await makeTable(online, {
    choose: async (page) => {
      await seatChoice(page, 2).getByRole('radio', { name: 'Anyone' }).check();
      await page.getByRole('group', { name: 'Clock', exact: true }).getByRole('radio', { name: 'Whole match' }).check();
    },
  });
  const row = bo.locator('.open-table');
  await row.getByText('10 min each, plus 10 s a turn').waitFor();
  await row.getByText('Rosa', { exact: true }).waitFor();
  expect(await axe(bo)).toEqual([]);
  // The tables may be far down, and are said at the top.
  await bo.getByRole('button', { name: '1 open table' }).click();
  await expect.poll(() => bo.getByRole('heading', { name: 'Open tables' }).evaluate(isFocused)).toBe(true);
  await bo.getByRole('button', { name: 'Sit down at Rosa’s table' }).click();
  await Promise.all([rosa, bo].map(seeBoard));
  for (const page of [rosa, bo]) page.expectClean();
});

test('two people who want a quick match meet', async () => {
  const online = await serveOnline();
  const pages = await Promise.all(['Rosa', 'Bo'].map(async (name) => ({ name, page: await online.open('/online') })));
  for (const { name, page } of pages) {
    await sayName(page, name);
    // The second is content with any game.
    await page.getByRole('radio', { name: name === 'Bo' ? 'Any game' : 'Stratopolis' }).check();
    await page.getByRole('button', { name: 'Find a match' }).click();
    await page.waitForURL(/stratopolis\/online/);
  }
  for (const { page } of pages) {
    await seeBoard(page);
    page.expectClean();
  }
  // A link that lost its end leads nowhere, and says so.
  await pages[0].page.goto(`${online.url}#/metro/online/abc`);
  await pages[0].page.getByRole('heading', { name: 'Table not found' }).waitFor();
});

test('who waits for a quick match may play the computer meanwhile, and is called when somebody sits down', async () => {
  const online = await serveOnline();
  const [rosa, bo] = await Promise.all(['Rosa', 'Bo'].map(async () => online.open('/online')));
  const find = async (page: Page, name: string) => {
    await sayName(page, name);
    await page.getByRole('radio', { name: 'Metro' }).check();
    await page.getByRole('button', { name: 'Find a match' }).click();
    await page.waitForURL(/metro\/online/);
  };
  await find(rosa, 'Rosa');
  await rosa.getByText('Waiting for 1 more player. Your table is listed under “Open tables”.').waitFor();
  await rosa.getByRole('img', { name: 'QR code of the link' }).waitFor({ state: 'hidden' });
  expect(await axe(rosa)).toEqual([]);
  await rosa.getByRole('button', { name: 'Warm up' }).click();
  await seeBoard(rosa);
  await find(bo, 'Bo');
  await seeBoard(bo);
  // No “other match”: it is the one that was waited for.
  await rosa.locator('.match-banner').getByText('Your Metro match with Bo has started').waitFor();
  await rosa.getByRole('link', { name: 'Go to table' }).click();
  await rosa.waitForURL(/metro\/online/);
  await seeBoard(rosa);
  for (const page of [rosa, bo]) page.expectClean();
});

test('on a phone, and with everything twice as large, nothing is cut off', async () => {
  const online = await serveOnline();
  const phone = { width: 360, height: 740, touch: true } as const;
  const { page: rosa, link } = await makeTable(online, {
    look: phone,
    choose: async (page) => {
      await page.getByRole('radio', { name: '4', exact: true }).check();
      await seatChoice(page, 3).getByRole('radio', { name: 'Anyone' }).check();
      await seatChoice(page, 4).getByRole('radio', { name: 'Computer' }).check();
      await page.getByRole('group', { name: 'Clock', exact: true }).getByRole('radio', { name: 'Over days' }).check();
      expect(await findOverflow(page, '.nothing')).toEqual([]);
      expect(await axe(page)).toEqual([]);
    },
  });
  const bo = await online.open(pathOf(link), phone);
  await bo.getByRole('button', { name: 'Sit down' }).waitFor();
  const cy = await online.open('/online', phone);
  await cy.locator('.open-table').waitFor();
  for (const page of [rosa, bo, cy]) {
    expect(await findOverflow(page, '.nothing')).toEqual([]);
    expect(await axe(page)).toEqual([]);
    for (const size of [TURNED, TWICE]) {
      await page.setViewportSize(size);
      expect(await findOverflow(page, '.nothing')).toEqual([]);
    }
    page.expectClean();
  }
  // What can be joined comes first, and what is below keeps its place while tables come.
  await cy.setViewportSize(phone);
  const below = () => cy.locator('.lobby-make').evaluate((card) => card.getBoundingClientRect().top);
  const top = await below();
  expect(await cy.locator('.open-table').evaluate((row) => row.getBoundingClientRect().bottom)).toBeLessThan(top);
  const strangers = Array.from({ length: 5 }, () => ({ kind: 'stranger' }) as const);
  const settings = { turning: 'on', refill: 'on', secret: 'on' };
  const terms = { settings, clock: { kind: 'none' }, takebacks: true, watchers: true } as const;
  const seats = [{ kind: 'me' }, ...strangers] as const;
  await post(online.url, 'desk', { type: 'make', name: 'Kenji Yamamoto', game: 'metro', seats, ...terms });
  await cy.getByText('5 free seats').waitFor();
  expect(await below()).toBe(top);
  // Without a name the table asks for it: nobody has to find it again.
  await cy.getByRole('button', { name: 'Sit down at Rosa’s table' }).click();
  await cy.getByText('There is a free seat for you.').waitFor();
  await cy.getByLabel('Your name').waitFor();
});

test('by keyboard alone: a table is made, and somebody sits down at it', async () => {
  const online = await serveOnline();
  const rosa = await online.open('/online/new/metro');
  await rosa.getByLabel('Your name').waitFor();
  await tabTo(rosa, '[name=player-name]');
  await rosa.keyboard.type('Rosa');
  await rosa.keyboard.press('Enter');
  await rosa.getByRole('heading', { name: 'Rosa’s table' }).waitFor();
  const link = await rosa.getByLabel('Link to this table').inputValue();
  const bo = await online.open(pathOf(link));
  await bo.getByLabel('Your name').waitFor();
  await tabTo(bo, '[name=player-name]');
  await bo.keyboard.type('Bo');
  await tabTo(bo, '.join-actions .primary');
  await bo.keyboard.press('Enter');
  await Promise.all([rosa, bo].map(seeBoard));
});

test('without a server, nothing online is shown', async () => {
  const page = await open('');
  await page
    .getByRole('button', { name: /^Play now$/ })
    .or(page.getByText('A first lesson at the table'))
    .first()
    .waitFor();
  await expect.poll(() => page.getByText('Play online').count()).toBe(0);
  await setUp(page, 'Metro', ['person', 'person']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => page.getByText('Continue online').count()).toBe(0);
  await page.goto(`${page.url().split('#')[0]}#/online`);
  await page.getByText('There is no server here').waitFor();
  await page.goto(`${page.url().split('#')[0]}#/metro/new`);
  await page.getByRole('button', { name: /^Start Metro/ }).waitFor();
  await expect.poll(() => page.getByText('Play online').count()).toBe(0);
  page.expectClean();
});

test('from a plain-http address of the network, as a phone of the family opens it', async () => {
  const online = await serveOnline();
  const { page: rosa, link } = await makeTable(online, { look: { plainHttp: true } });
  expect(new URL(link).hostname).toBe('boardwalk.test');
  await expect.poll(() => rosa.evaluate(() => [isSecureContext, 'subtle' in crypto])).toEqual([false, false]);
  await rosa.getByRole('button', { name: 'Copy link' }).click();
  await rosa.getByText('Copied').waitFor();
  const bo = await online.open(pathOf(link), { plainHttp: true });
  await sayName(bo, 'Bo');
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([rosa, bo].map(seeBoard));
  for (const page of [rosa, bo]) page.expectClean();
});
