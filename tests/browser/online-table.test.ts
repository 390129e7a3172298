import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, findOverflow, QUIET_PAGE, resultOf, saveMatch, type WatchedPage } from './harness.ts';
import { serveOnline } from './lobby-server.ts';
import { BOARD } from './metro-match.ts';
import { playOn } from './online-moves.ts';
import { comeAll, comeTo, type Laid, layTable, post, ServerProcess } from './online-server.ts';

/** What Chromium says of a socket that found nobody; the page comes back by itself. */
const LOST_LINE = /WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/;
const crumb = (page: WatchedPage) => page.locator('.crumb [data-move]').getAttribute('data-move');
const banner = (page: WatchedPage) => page.locator('.banner');
const offer = (page: WatchedPage) => page.locator('.online-offer');

/** A clock for the whole match. */
const CLOCK = { kind: 'bank', seconds: 1200, increment: 0 } as const;

/** Whoever may play now. */
async function moverOf(pages: readonly WatchedPage[]): Promise<readonly [WatchedPage, WatchedPage]> {
  const open = '.metro-square.is-open';
  await Promise.race(pages.map((page) => page.locator(open).first().waitFor()));
  const [ada, bo] = pages;
  return (await ada.locator(open).count()) > 0 ? [ada, bo] : [bo, ada];
}

test('a reload in the middle loses nothing, and the tab says whose turn it is', async () => {
  const { url } = await serveOnline();
  const pages = await comeAll(await layTable(url, 'metro'));
  await playOn(pages, 'metro', 3);
  const [mover, other] = await moverOf(pages);
  await expect.poll(() => mover.title()).toMatch(/^Your turn: Metro/);
  await expect.poll(() => other.title()).toMatch(/^Metro: /);
  await expect.poll(() => mover.locator('link[rel="icon"]').getAttribute('href')).toContain('icon-turn');
  await expect.poll(() => other.locator('link[rel="icon"]').getAttribute('href')).not.toContain('icon-turn');
  const before = await crumb(mover);
  await Promise.all(pages.map((page) => page.reload()));
  await moverOf(pages);
  expect([await crumb(mover), await crumb(other)]).toEqual([before, before]);
  await playOn(pages, 'metro', 2);
  for (const page of pages) page.expectClean();
});

test('both lose the network: a move chosen meanwhile is sent when they are back', async () => {
  const { url, server } = await serveOnline();
  const table = await layTable(url, 'metro');
  const pages = await comeAll(table, { wired: true });
  await playOn(pages, 'metro', 2);
  const [mover, other] = await moverOf(pages);
  const before = await crumb(other);
  const places = () =>
    mover.locator('.metro-square').evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  const put = await places();
  for (const page of pages) await page.context().setOffline(true);
  // What is cut on the way is noticed by both sides.
  const hosted = await server.host.open(table.match);
  for (const looker of [...(hosted?.audience.all() ?? [])]) looker.close();
  await banner(mover).getByText('You can still move').waitFor();
  const ends = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, width: 0 };
  const said = await ends(mover.locator('.banner.is-passing'));
  expect(said.x + said.width).toBeLessThanOrEqual((await ends(mover.getByRole('button', { name: 'Undo' }))).x);
  await banner(other).getByText('You’ll see what the others did').waitFor();
  // Nobody taps another square than the one they meant.
  expect(await places()).toEqual(put);
  expect(await axe(mover)).toEqual([]);
  expect(await findOverflow(mover, BOARD)).toEqual([]);
  await mover.locator('.metro-square.is-open').first().click();
  await mover.waitForFunction(
    (old) => document.querySelector<HTMLElement>('.crumb [data-move]')?.dataset.move !== old,
    before,
  );
  const after = await crumb(mover);
  await mover.locator('.prompt').getByText('Your move is waiting for the connection.').waitFor();
  // The one who is next on the board has not seen it.
  await mover.locator('.prompt').getByRole('heading', { name: 'Not sent yet' }).waitFor();
  await mover.getByRole('button', { name: 'Good luck!' }).click();
  await mover.locator('.online-said').getByText('Not sent yet').waitFor();
  for (const page of pages) await page.context().setOffline(false);
  await other.locator('.online-said').getByText('Good luck!').waitFor();
  await other.waitForFunction(
    (now) => document.querySelector<HTMLElement>('.crumb [data-move]')?.dataset.move === now,
    after,
  );
  await Promise.all(pages.map((page) => banner(page).waitFor({ state: 'detached' })));
  await playOn(pages, 'metro', 2);
  for (const page of pages) page.expectClean(LOST_LINE);
});

test('the server is killed and started again in the middle of a match: it goes on where it was', async () => {
  const server = new ServerProcess();
  await server.start();
  const pages = await comeAll(await layTable(server.url, 'metro'));
  await playOn(pages, 'metro', 3);
  const [mover] = await moverOf(pages);
  const before = await crumb(mover);
  await server.kill();
  await banner(mover).waitFor();
  // Shown at once, sent to whoever comes back.
  await mover.locator('.metro-square.is-open').first().click();
  await mover.waitForFunction(
    (old) => document.querySelector<HTMLElement>('.crumb [data-move]')?.dataset.move !== old,
    before,
  );
  await server.start();
  await Promise.all(pages.map((page) => banner(page).waitFor({ state: 'detached' })));
  const after = await crumb(mover);
  for (const page of pages)
    await page.waitForFunction(
      (now) => document.querySelector<HTMLElement>('.crumb [data-move]')?.dataset.move === now,
      after,
    );
  await playOn(pages, 'metro', 3);
  for (const page of pages) page.expectClean(LOST_LINE);
});

test('a takeback names its moves, is refused, asked again later, and allowed; a pause stops everybody', async () => {
  const { url, server } = await serveOnline();
  const pages = await comeAll(await layTable(url, 'metro', { clock: CLOCK }));
  await playOn(pages, 'metro', 4);
  const [mover, other] = await moverOf(pages);
  const size = other.viewportSize() ?? { width: 1200, height: 700 };
  await other.setViewportSize({ width: 390, height: 844 });
  await other.locator('.online-talk-open').click();
  const undo = mover.getByRole('button', { name: 'Undo' });
  expect(await undo.getAttribute('title')).toBe('Ask to undo (U)');
  await undo.click();
  // Where the open talk covers the column, it gives way to what is asked.
  await other.locator('.online-talk-sheet').waitFor({ state: 'detached' });
  await other.setViewportSize(size);
  await offer(other).getByText('asks to undo 2 moves.').waitFor();
  await expect
    .poll(() => offer(other).locator('li').allTextContents())
    .toEqual([expect.stringMatching(/^(Ada|Bo) .*placed a tile/), expect.stringMatching(/^You .*placed a tile/)]);
  // Rows and columns are for those who listen: the board has no such signs.
  const read = await offer(other).locator('li [aria-hidden]').allTextContents();
  expect(read).toEqual([expect.not.stringMatching(/row|column/), expect.not.stringMatching(/row|column/)]);
  await expect.poll(() => offer(other).textContent()).toContain('The same ones will come up again');
  expect(await axe(other)).toEqual([]);
  expect(await findOverflow(other, BOARD)).toEqual([]);
  // With so much in the column, the open talk shrinks: the way out of it stays in sight.
  const talk = other.locator('.online-talk-open');
  await talk.click();
  expect(await talk.evaluate((close) => innerHeight - close.getBoundingClientRect().bottom)).toBeGreaterThan(0);
  // It covers the two answers, and leads back to them.
  await other.getByRole('button', { name: 'You have a request: see it' }).click();
  await other.locator('.online-talk-sheet').waitFor({ state: 'detached' });
  // Asked of somebody who looks back as well.
  await other.keyboard.press('l');
  await other.getByRole('button', { name: 'Return to the match' }).waitFor();
  await offer(other).getByRole('button', { name: 'Decline' }).click();
  await offer(mover).waitFor({ state: 'detached' });
  await other.keyboard.press('Escape');
  await mover.getByText(/^(Ada|Bo) didn’t allow the undo\.$/).waitFor();
  await mover.getByRole('button', { name: 'Undo' }).click();
  await mover.getByText('Wait a little before you ask again').waitFor();
  server.time += 11_000;
  await mover.getByRole('button', { name: 'Undo' }).click();
  await offer(mover).getByRole('button', { name: 'Withdraw' }).waitFor();
  const before = await crumb(mover);
  await offer(other).getByRole('button', { name: 'Allow' }).click();
  for (const page of pages)
    await page.waitForFunction(
      (old) => document.querySelector<HTMLElement>('.crumb [data-move]')?.dataset.move !== old,
      before,
    );
  await mover.getByText(/^(Ada|Bo) allowed the undo\.$/).waitFor();
  await expect.poll(() => crumb(mover)).toBe('3');
  await expect.poll(() => mover.getByText('didn’t allow').count()).toBe(0);
  const put = await other.locator(BOARD).boundingBox();
  await mover.locator('.online-talk-open').click();
  await mover.locator('.online-talk-sheet').waitFor();
  await other.getByRole('button', { name: 'Pause' }).click();
  await offer(mover).getByText('asks for a pause').waitFor();
  // In a wide window, too, the talk gives way where it would lie over the answers.
  await mover.locator('.online-talk-sheet').waitFor({ state: 'detached' });
  await offer(mover).getByRole('button', { name: 'Agree' }).click();
  await banner(other).getByText('The match is paused').waitFor();
  expect(await other.locator(BOARD).boundingBox()).toEqual(put);
  // Nobody is waited for, and nobody's panel is empty.
  for (const page of pages) await page.locator('.prompt').getByText('The match is paused.').waitFor();
  await mover.locator('.metro-square.is-open').first().waitFor({ state: 'detached' });
  await banner(other).getByRole('button', { name: 'Resume' }).click();
  // The list of keys promises nothing that this table does not have.
  await other.keyboard.press('?');
  const keys = other.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByText('Replay the match').waitFor();
  // Nor does it change with whose turn it is.
  await keys.getByText('Keep your tile, draw another').waitFor();
  await mover.keyboard.press('?');
  const told = (page: WatchedPage) => page.getByRole('dialog', { name: 'Keyboard shortcuts' }).textContent();
  await mover.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  expect(await told(mover)).toBe(await told(other));
  await mover.keyboard.press('Escape');
  expect(await keys.getByText(/^(Get a hint|Redo)$/).count()).toBe(0);
  await other.keyboard.press('Escape');
  // The rules cover the place of the clocks, and show them meanwhile.
  await other.getByRole('link', { name: 'Rules' }).click();
  const rules = other.getByRole('dialog', { name: 'Rules' });
  await expect
    .poll(() => rules.getByRole('timer').allTextContents())
    .toEqual(Array(2).fill(expect.stringContaining(':')));
  await rules.getByRole('heading', { name: 'Your turn' }).waitFor();
  expect(await axe(other)).toEqual([]);
  await rules.getByRole('button', { name: 'Close' }).click();
  await playOn(pages, 'metro', 2);
  for (const page of pages) page.expectClean();
});

test('a player who takes the lesson is called back to the match; leaving it for good is asked first', async () => {
  const { url, server } = await serveOnline();
  const table = await layTable(url, 'metro', { clock: CLOCK });
  const pages = await comeAll(table);
  const [mover, other] = await moverOf(pages);
  const { audience } = (await server.host.open(table.match)) ?? {};
  // Who is anywhere in the app is here for the others.
  const isHere = () => audience?.has(pages.indexOf(other));
  await other.getByRole('link', { name: 'New to Metro? Take the lesson' }).click();
  const call = other.locator('.match-banner');
  await call.getByText('Your Metro match with').waitFor();
  await other.getByRole('link', { name: 'Back to your match' }).waitFor();
  await playOn([mover], 'metro', 1);
  await call.getByText(/^Metro with \w+: your turn$/).waitFor();
  expect(await other.locator('.match-banner.is-waiting').count()).toBe(1);
  expect(isHere()).toBe(true);
  await mover.locator('.online-players').getByText('on another page').waitFor();
  await expect.poll(() => other.title()).toContain('Your turn: Metro');
  expect(await call.getByRole('timer').textContent()).toMatch(/^(20:00|19:\d\d)$/);
  expect(await axe(other)).toEqual([]);
  expect(await findOverflow(other, BOARD)).toEqual([]);
  await call.getByRole('link', { name: 'Go to table' }).click();
  await other.locator('.online-players').waitFor();
  expect(await call.textContent()).toBe('');
  await other.getByRole('button', { name: 'Menu' }).click();
  await other.getByRole('button', { name: 'Leave for now…' }).click();
  await other.getByRole('dialog').getByText('your clock keeps running').waitFor();
  await other.getByRole('button', { name: 'Leave', exact: true }).click();
  // The page lists the match: it is not called for a second time.
  await other.locator('.online-matches').getByText('Go to table').waitFor();
  expect(await call.textContent()).toBe('');
  await other.goto(`${url}#/metro/rules/`);
  await call.getByRole('button', { name: 'Close until the next turn' }).click();
  await expect.poll(() => call.textContent()).toBe('');
  // What ends meanwhile is told, until it was looked at.
  await other.goto(`${url}#/`);
  await post(url, `table/${table.match}`, { type: 'abort' }, table.keys[pages.indexOf(mover)]);
  await call.getByText(/^\w+ called off your Metro match$/).waitFor();
  expect(await axe(other)).toEqual([]);
  await call.getByRole('link', { name: 'See the end' }).click();
  await resultOf(other).waitFor();
  await other.goto(`${url}#/about`);
  await other.getByRole('heading', { name: 'About Boardwalk' }).waitFor();
  expect(await call.textContent()).toBe('');
  for (const page of pages) page.expectClean();
});

test('long names, hours and somebody who is away share a row: nothing leaves it, and no word is cut', async () => {
  const { url } = await serveOnline();
  const seats = [{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }] as const;
  const table = await layTable(url, 'metro', {
    clock: { kind: 'bank', seconds: 5400, increment: 10 },
    name: 'Wilhelmina Storm',
    seats,
  });
  const [bo] = await comeAll({ ...table, keys: table.keys.slice(1, 2) });
  const wrong = () =>
    bo.locator('.online-players li').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const end = (part: Element) => part.getBoundingClientRect().right;
        const clock = row.querySelector('.online-clock');
        const [place, word] = [row.querySelector('.online-presence'), row.querySelector('.online-presence span')];
        if (!clock || !place || !word) return [`incomplete: ${row.textContent}`];
        const isBelow = word.getBoundingClientRect().top >= place.getBoundingClientRect().bottom - 1;
        const isCut = !isBelow && word.getBoundingClientRect().width > 1 && end(word) > end(place) + 1;
        return [
          ...(end(clock) > end(row) + 1 ? [`clock outside: ${row.textContent}`] : []),
          ...(isCut ? [`cut: ${word.textContent}`] : []),
        ];
      }),
    );
  for (const [width, height] of [
    [1200, 700],
    [800, 700],
    [720, 360],
    [360, 740],
  ]) {
    await bo.setViewportSize({ width, height });
    await expect.poll(wrong).toEqual([]);
  }
  bo.expectClean();
});

test('the call to a match covers nothing that can be pressed: neither forms, nor another table, nor its end', async () => {
  const { url } = await serveOnline();
  const look = { width: 390, height: 844, touch: true };
  const other = await layTable(url, 'metro', { clock: CLOCK });
  const [ada] = await comeAll({ ...other, keys: other.keys.slice(0, 1) }, look);
  const call = ada.locator('.match-banner.is-said');
  const isFree = async (button: ReturnType<WatchedPage['locator']>) => {
    const [top, box] = [(await call.boundingBox())?.y ?? 0, await button.boundingBox()];
    return box !== null && box.x >= 0 && box.x + box.width <= look.width && box.y + box.height <= top;
  };
  for (const [page, button] of [
    ['online/new', 'Make the table'],
    ['metro/new', 'Start Metro'],
  ]) {
    await ada.goto(`${url}#/${page}`);
    await call.waitFor();
    expect(await isFree(ada.getByRole('button', { name: button })), page).toBe(true);
  }
  const [key] = other.keys;
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 1 }] as const;
  const manners = { settings: {}, clock: { kind: 'none' }, takebacks: true, watchers: true } as const;
  const { match } = await post(url, 'desk', { type: 'make', name: 'Ada', game: 'metro', seats, ...manners }, key);
  await ada.goto(`${url}#/metro/online/${match}`);
  // At a table of the same game, nobody could tell which match it is by the game's name.
  await call.getByText(/^Other match, Metro with \w+: your turn$/).waitFor();
  expect(await call.locator('p').evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
  await ada.locator('.metro-square.is-open').first().tap();
  expect(await isFree(ada.locator('.place-here'))).toBe(true);
  await post(url, `table/${match}`, { type: 'abort' }, key);
  const again = ada.locator('.result-actions');
  await again.getByRole('button', { name: 'Rematch' }).waitFor();
  expect(await isFree(again)).toBe(true);
  await ada.getByText('Nobody had made a move yet.').waitFor();
  ada.expectClean();
});

test('where no points can be told, an early ending tells the moves', async () => {
  const { url } = await serveOnline();
  const table = await layTable(url, 'race-to-the-raft', { seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
  const [ada] = await comeAll(table);
  await playOn([ada], 'race-to-the-raft', 1);
  await post(url, `table/${table.match}`, { type: 'resign' }, table.keys[0]);
  await resultOf(ada).locator('.log').getByText('You').first().waitFor();
  expect(await resultOf(ada).getByRole('button', { name: 'Details' }).count()).toBe(0);
  expect(await axe(ada)).toEqual([]);
  ada.expectClean();
});

test('a finished match says who won and why, in the lobby too, and can be reviewed or taken off the list', async () => {
  const { url } = await serveOnline();
  const table = await layTable(url, 'metro');
  const pages = await comeAll(table, { width: 390, height: 844 });
  await playOn(pages, 'metro', 2);
  const [ada] = pages;
  const talk = ada.locator('.online-talk-open');
  await talk.click();
  await ada.getByRole('textbox', { name: 'Message' }).fill('Half a thought');
  await post(url, `table/${table.match}`, { type: 'resign' }, table.keys[1]);
  await ada.getByRole('heading', { name: 'You win' }).waitFor();
  // The open talk covered all of this; what was being typed is not lost.
  await ada.locator('.online-talk-sheet').waitFor({ state: 'detached' });
  await talk.click();
  expect(await ada.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Half a thought');
  await talk.click();
  expect(await ada.locator('.crumb [data-move]').textContent()).toContain('Finished');
  await ada.getByRole('heading', { name: 'Points so far' }).waitFor();
  expect(await ada.locator('.result-totals').textContent()).toContain('Bo');
  await ada.getByRole('button', { name: 'Menu' }).click();
  const file = await saveMatch(ada);
  await ada.keyboard.press('Escape');
  await ada.getByRole('link', { name: 'Review' }).click();
  await ada.locator('.study').waitFor();
  await ada.getByText('This match isn’t over').waitFor({ state: 'detached' });
  await ada.locator('.study-review').waitFor();
  await ada.goto(`${url}#/online`);
  const row = ada.locator('.online-matches .match-row');
  await row.getByText('You win').waitFor();
  await row.getByText('Bo resigned').waitFor();
  expect(await axe(ada)).toEqual([]);
  expect(await findOverflow(ada)).toEqual([]);
  await ada.goto(`${url}#/history`);
  await row.getByRole('button', { name: 'Review Metro with Bo' }).click();
  await ada.locator('.study').waitFor();
  await ada.goto(`${url}#/online`);
  await row.getByRole('link', { name: 'Replay Metro with Bo' }).click();
  await ada.getByText(/^Start · \d+ turns?/).waitFor();
  await ada.getByRole('button', { name: 'Back to the result' }).click();
  await ada.getByRole('heading', { name: 'You win' }).waitFor();
  await ada.goto(`${url}#/online`);
  await row.getByRole('button', { name: 'Remove Metro with Bo' }).click();
  await row.waitFor({ state: 'detached' });
  await ada.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
  // Its file says so too: nobody plays on in it.
  await ada.goto(url);
  await ada.getByLabel('Open a match file').setInputFiles(file);
  await ada.getByText('Bo resigned.').waitFor();
  await resultOf(ada).getByRole('heading', { name: 'Ada wins' }).waitFor();
  expect(await ada.getByRole('button', { name: /^(Undo|Hint)/ }).count()).toBe(0);
  expect(await axe(ada)).toEqual([]);
  await ada.goto(`${url}#/matches`);
  await ada.getByText('Ada wins. Bo resigned.').waitFor();
  for (const page of pages) page.expectClean();
});

test('a watcher sees what everybody may see, and is told no more', async () => {
  const { url } = await serveOnline();
  const table = await layTable(url, 'arboretum');
  const pages = await comeAll(table);
  const watcher = await comeTo(table, undefined, { wired: true });
  const frames: string[] = [];
  watcher.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await watcher.reload();
  await playOn([...pages, watcher], 'arboretum', 6);
  await watcher.getByText('You are watching.').waitFor();
  await expect.poll(() => watcher.locator('.arboretum-hand-card').count()).toBe(0);
  // Seven cards were dealt to each, and some drawn since: nobody else learns which.
  const drawn = frames.flatMap((frame) => frame.match(/"\+[^"]*"/g) ?? []);
  expect(drawn.length).toBeGreaterThan(14);
  expect(new Set(drawn)).toEqual(new Set(['"+?"']));
  await pages[0].getByText('1 watching').waitFor();
  // Somebody who has never sat down may talk as soon as they have a name.
  await watcher.getByRole('button', { name: 'Talk' }).click();
  // Whoever opens it can write at once.
  const isWriting = (label: string) => watcher.locator(`input[aria-label="${label}"]:focus`).waitFor();
  await isWriting('Your name');
  await watcher.keyboard.type('Cy');
  await watcher.keyboard.press('Enter');
  await isWriting('Message');
  await watcher.getByRole('button', { name: 'Wow!' }).click();
  expect(await watcher.getByRole('button', { name: 'Your move, please' }).count()).toBe(0);
  await watcher.locator('.online-said').getByText('Cy (watching)').waitFor();
  expect(await axe(watcher)).toEqual([]);
  await watcher.getByText('Players can’t see what you say here').waitFor();
  await post(url, `table/${table.match}`, { type: 'resign' }, table.keys[0]);
  // The result comes first; then everybody hears everybody.
  await watcher.getByRole('button', { name: 'Talk', exact: true }).click();
  await isWriting('Message');
  expect(await watcher.getByText('Players can’t see what you say here').count()).toBe(0);
  await watcher.keyboard.press('Escape');
  await watcher.locator('.online-talk-open:focus').waitFor();
  for (const page of [...pages, watcher]) page.expectClean();
});

test('a computer player takes its turns, and whoever is alone with it may ask for hints and undo', async () => {
  const { url } = await serveOnline();
  const table = await layTable(url, 'stratopolis', { seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
  const [ada] = await comeAll(table);
  await playOn([ada], 'stratopolis', 3);
  await expect.poll(() => ada.locator('.online-players').textContent()).toContain('computer, level 1');
  await ada.locator('.stratopolis-cell.is-open').first().waitFor();
  const before = await crumb(ada);
  await ada.getByRole('button', { name: 'Undo' }).click();
  await ada.waitForFunction(
    (old) => document.querySelector<HTMLElement>('.crumb [data-move]')?.dataset.move !== old,
    before,
  );
  await ada.getByRole('button', { name: 'Hint' }).click();
  await ada.locator('.hints').waitFor();
  ada.expectClean();
});

test('a seat moves to another device: both are the same player', async () => {
  const { url } = await serveOnline();
  const table = await layTable(url, 'metro');
  const [ada, bo] = await comeAll(table);
  const { code } = await post(url, 'desk', { type: 'code' }, table.keys[0]);
  const { key } = await post(url, 'desk', { type: 'adopt', code });
  const phone = await comeTo(table, key, { width: 360, height: 740, touch: true });
  await phone.locator('.online-players li', { hasText: 'You' }).waitFor();
  await ada.goto(`${url}${QUIET_PAGE}`);
  const [mover] = await moverOf([phone, bo]);
  if (mover === bo) await bo.locator('.metro-square.is-open').first().click();
  await phone.locator('.metro-square.is-open').first().tap();
  await phone.locator('.place-here').click();
  await bo.locator('.metro-square.is-open').first().waitFor();
  // Hands are open: what the rival is about to place is seen meanwhile.
  await phone.locator('.metro-waits + .metro-hand svg').waitFor();
  expect(await findOverflow(phone, BOARD)).toEqual([]);
  expect(await axe(phone)).toEqual([]);
  bo.expectClean();
});

test('by post: days to move; then the others choose, a computer player holds the seat, and its owner comes back', async () => {
  const { url, server } = await serveOnline();
  const clock = { kind: 'post', hours: 72, weekendsOff: false, nightsOff: false, zone: 'UTC' } as const;
  const table = await layTable(url, 'metro', { clock, seats: [{ kind: 'me' }, { kind: 'stranger' }] });
  const pages = await comeAll(table);
  const [mover, other] = await moverOf(pages);
  await mover.getByRole('timer').getByText('3 days left').waitFor();
  await server.wait(73 * 3_600_000);
  await banner(mover).getByText('Your time is up').waitFor();
  await offer(other).getByText('is out of time').waitFor();
  expect(await axe(other)).toEqual([]);
  await offer(other).getByRole('button', { name: 'Keep waiting' }).click();
  await offer(other).waitFor({ state: 'detached' });
  await other.reload();
  await offer(other).getByRole('button', { name: 'Let the computer play' }).click();
  await banner(mover).getByText('A computer player is holding your seat').waitFor();
  await other.locator('.online-players').getByText('computer plays').waitFor();
  // It is not the person who thinks, or who has moved.
  await other.locator('.prompt, .log').getByText('(computer)').first().waitFor();
  await banner(mover).getByRole('button', { name: 'Take my seat back' }).click();
  await banner(mover).waitFor({ state: 'detached' });
  // Strangers chat freely when both want it; who is asked sees that.
  await other.getByRole('button', { name: 'Talk' }).click();
  await other.getByRole('button', { name: 'Ask to chat freely' }).click();
  await other.getByText('You asked to chat freely.').waitFor();
  await offer(mover).getByText('would like to chat freely.').waitFor();
  expect(await axe(mover)).toEqual([]);
  await offer(mover).getByRole('button', { name: 'Agree' }).click();
  await offer(mover).waitFor({ state: 'detached' });
  await other.getByRole('textbox', { name: 'Message' }).waitFor();
  await other.getByRole('button', { name: 'Close' }).click();
  await playOn(pages, 'metro', 2);
  for (const page of pages) page.expectClean();
});

test('people talk in phrases and freely, and mute each other', async () => {
  const { url, server } = await serveOnline();
  const [ada, bo] = await comeAll(await layTable(url, 'metro'));
  await ada.getByRole('button', { name: 'Good luck!' }).click();
  await bo.locator('.online-said').getByText('Good luck!').waitFor();
  // Said in the place of the phrases, not over the facts.
  expect((await bo.locator('.online-talk').boundingBox())?.height).toBeLessThan(60);
  await bo.getByRole('button', { name: 'Talk' }).click();
  // A mouse reaches every phrase.
  const phrases = bo.locator('.online-phrases.is-all');
  await phrases.hover();
  await bo.mouse.wheel(0, 300);
  await expect.poll(() => phrases.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
  await bo.getByRole('textbox', { name: 'Message' }).fill('You too, and have tea');
  await bo.keyboard.press('Enter');
  await ada.locator('.online-said').getByText('You too, and have tea').waitFor();
  expect(await axe(bo)).toEqual([]);
  await bo.getByRole('button', { name: 'Send a thumbs-up' }).click();
  await bo.getByRole('button', { name: 'Mute Ada' }).click();
  // Whoever looked away finds out that something was said, and the second word does not cover the first.
  await ada.getByRole('button', { name: 'Talk (2 new)' }).waitFor();
  await ada.locator('.online-said').getByText('You too, and have tea').waitFor();
  await ada.getByRole('button', { name: 'Talk (2 new)' }).click();
  await ada.getByRole('img', { name: 'gives a thumbs-up' }).waitFor();
  await ada.getByRole('button', { name: 'Have fun!' }).click();
  await ada.locator('.online-talk-sheet').getByRole('listitem').getByText('Have fun!').waitFor();
  await bo.getByRole('button', { name: 'Unmute Ada' }).waitFor();
  const heard = ['You You too, and have tea', 'You '];
  const list = bo.getByRole('list', { name: 'Talk' }).getByRole('listitem');
  await expect.poll(() => list.allTextContents()).toEqual(heard);
  // Neither what was read nor one's own words come back.
  await bo.reload();
  await bo.getByRole('button', { name: 'Talk' }).click();
  await bo.getByRole('button', { name: 'Unmute Ada' }).waitFor();
  await bo.getByRole('button', { name: 'Close' }).click();
  await bo.getByRole('button', { name: 'Good luck!' }).waitFor();
  expect(await bo.locator('.online-said').count()).toBe(0);
  await bo.getByRole('button', { name: 'Talk' }).click();
  await expect.poll(() => list.allTextContents()).toEqual(heard);
  // On a phone names and clocks stay in sight, beside the open talk and beside what is said.
  await ada.setViewportSize({ width: 390, height: 844 });
  const isNamed = (players: Element) => {
    const { left, top } = players.querySelector('b')?.getBoundingClientRect() ?? players.getBoundingClientRect();
    return players.contains(document.elementFromPoint(left + 2, top + 2));
  };
  expect(await ada.locator('.online-players').evaluate(isNamed)).toBe(true);
  await ada.getByRole('button', { name: 'Close' }).click();
  server.time += 1000;
  await bo.locator('.online-talk-sheet').getByRole('button', { name: 'Hello!' }).click();
  const bubble = ada.locator('.online-heard .online-said');
  await bubble.getByText('Hello!').waitFor();
  const [said, players] = [await bubble.boundingBox(), await ada.locator('.online-players').boundingBox()];
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(players?.y ?? 0);
  ada.expectClean();
  bo.expectClean();
});

test('whoever resigns is asked first; a rematch leads both to a new table with the seats turned', async () => {
  const { url } = await serveOnline();
  const table = await layTable(url, 'metro');
  const pages = await comeAll(table);
  const [ada, bo] = pages;
  // Came by the invitation and watches: the end is for them too.
  const watcher = await comeTo({ ...table, match: `${table.match}/${table.invite}` });
  await playOn(pages, 'metro', 2);
  await ada.getByRole('button', { name: 'Menu' }).click();
  // What the others must agree to says so, where there is room.
  await ada.getByRole('dialog').getByRole('button', { name: 'Ask to undo' }).waitFor();
  // Nobody is sent from their seat who is here.
  expect(await ada.getByText('New link for').count()).toBe(0);
  // What costs the match is the last of its rows, and looks like it.
  const last = ada.locator('.menu > :first-child :is(button, .button)').last();
  expect(await last.textContent()).toBe('Resign…');
  expect(await last.getAttribute('class')).toBe('fatal');
  expect(await axe(ada)).toEqual([]);
  await ada.getByText('Confirm before placing').waitFor();
  await watcher.getByRole('button', { name: 'Menu' }).click();
  await watcher.getByText('Stop watching').waitFor();
  expect(await watcher.getByText('Confirm before placing').count()).toBe(0);
  await watcher.keyboard.press('Escape');
  await ada.getByRole('button', { name: 'Resign' }).click();
  const question = ada.getByRole('dialog');
  await question.getByText('Bo will win the match.').waitFor();
  await question.getByRole('button', { name: 'Resign' }).click();
  await ada.getByRole('heading', { name: 'Bo wins' }).waitFor();
  await bo.getByRole('heading', { name: 'You win' }).waitFor();
  await watcher.getByRole('heading', { name: 'Bo wins' }).waitFor();
  expect(await axe(bo)).toEqual([]);
  const again = () =>
    resultOf(ada)
      .getByRole('button', { name: /^(Rematch|Play the rematch)$/ })
      .boundingBox();
  const place = await again();
  const board = await ada.locator(BOARD).boundingBox();
  await bo.getByRole('button', { name: 'Good game!' }).click();
  await ada.locator('.online-said').getByText('Good game!').waitFor();
  await bo.getByRole('button', { name: 'Rematch' }).click();
  // It takes both.
  await banner(watcher).getByText('Bo wants a rematch.').waitFor();
  await banner(watcher).getByRole('button', { name: 'Watch the rematch' }).click();
  // Who asks keeps the result in sight, and may wait at the new table.
  await resultOf(bo).getByText('You asked Ada for a rematch.').waitFor();
  expect(await resultOf(bo).locator('.result-actions .primary').count()).toBe(0);
  await bo.getByRole('button', { name: 'Goodbye!' }).click();
  await ada.getByRole('button', { name: 'Talk (2 new)' }).waitFor();
  await bo.getByRole('button', { name: 'Wait at the new table' }).click();
  await bo.getByRole('heading', { name: 'Metro rematch' }).waitFor();
  await bo.getByText('Waiting for Ada').waitFor();
  // Everybody keeps their colour on the new seat, in what they said as well.
  await bo.locator('.online-talk-open').click();
  const hueOf = (place: string) =>
    bo
      .locator(place)
      .first()
      .evaluate((mark) => getComputedStyle(mark).fill);
  expect(await hueOf('.online-said .seat-badge path')).toBe(await hueOf('.room-seat > :first-child path'));
  expect(await bo.getByRole('img', { name: 'QR code of the link' }).count()).toBe(0);
  await resultOf(ada).getByText('Bo wants a rematch.').waitFor();
  // Nothing moves for it: neither the board nor the button under a finger.
  expect([await again(), await ada.locator(BOARD).boundingBox()]).toEqual([place, board]);
  expect(await ada.getByRole('button', { name: 'Rematch', exact: true }).count()).toBe(0);
  await resultOf(ada).getByRole('button', { name: 'No, thanks' }).click();
  await bo.getByText('Ada said no to a rematch. Invite someone else?').waitFor();
  await resultOf(ada).getByText('You said no to a rematch.').waitFor();
  expect(await again()).toEqual(place);
  expect(await resultOf(ada).locator('.primary').count()).toBe(0);
  // She may still come after all.
  await resultOf(ada).getByRole('button', { name: 'Play the rematch' }).click();
  await expectNewTable(table, ada, bo);
  // The old table knows that the match goes on elsewhere.
  await ada.goBack();
  await resultOf(ada).getByText('Your rematch is on.').waitFor();
  await resultOf(ada).getByRole('button', { name: 'Go to the rematch' }).click();
  await expectNewTable(table, ada, bo);
  // What was said before is still there, and nobody is told it again.
  for (const [page, who] of [[ada, 'Bo'] as const, [bo, 'You'] as const]) {
    await page.getByRole('button', { name: 'Talk', exact: true }).click();
    await page.locator('.online-talk-sheet').getByText('Last match').waitFor();
    expect(await page.locator('.online-said').allTextContents()).toEqual([`${who} Good game!`, `${who} Goodbye!`]);
    await page.locator('.online-talk-open').click();
  }
  await playOn([...pages, watcher], 'metro', 2);
  for (const page of [...pages, watcher]) page.expectClean();
});

async function expectNewTable(old: Laid, ada: WatchedPage, bo: WatchedPage): Promise<void> {
  for (const page of [ada, bo]) {
    await page.waitForURL((url) => !url.hash.includes(old.match));
    await page.locator('.online-players li').nth(1).waitFor();
  }
  expect(new URL(ada.url()).hash).toBe(new URL(bo.url()).hash);
  await expect.poll(() => ada.locator('.online-players b').allTextContents()).toEqual(['Bo', 'You']);
}
