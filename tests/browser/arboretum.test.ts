import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  DRAW,
  findTableOverflow,
  hand,
  lit,
  litPile,
  nextStep,
  openKept,
  planted,
  playByMouse,
} from './arboretum-match.ts';
import { middleOf } from './gestures.ts';
import {
  axe,
  hurry,
  open,
  openDetails,
  openStill,
  QUIET_PAGE,
  reachRematch,
  resultOf,
  setUp,
  tabTo,
} from './harness.ts';

test('a match with the mouse: every second turn cards are dragged instead of selected and placed', async () => {
  const page = await openStill();
  await hurry(page);
  await setUp(page, 'Arboretum', ['person', 'bot']);
  const play = async (turns: number) => {
    for (let step = await nextStep(page), turn = 0; step !== 'end'; step = await nextStep(page)) {
      if (step === 'draw' && turn === turns) return;
      if (step === 'plant') turn++;
      if (step === 'draw' || turn % 2 === 0) await playByMouse(page, step, turn);
      else await dragByMouse(page, step);
    }
  };
  // The first trees and the last ones.
  await play(3);
  await openKept(page, 2, 0.8, DRAW, 'rival');
  await play(Number.POSITIVE_INFINITY);
  await expect.poll(() => resultOf(page).getByRole('heading', { level: 2 }).textContent()).toMatch(/won|win/);
  expect(await axe(page)).toEqual([]);
  const details = await openDetails(page);
  await expect.poll(() => details.locator('.arboretum-ending h3').count()).toBe(6);
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});

async function dragByMouse(page: Page, step: 'plant' | 'discard'): Promise<void> {
  const from = await middleOf(hand(page).nth(3));
  const held = await hand(page).count();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 30);
  const goal = step === 'plant' ? lit(page).last() : litPile(page);
  const to = await middleOf(goal);
  await page.mouse.move(to.x, to.y, { steps: 3 });
  if (step === 'plant') await page.locator('.arboretum-ghost').waitFor();
  await expect.poll(() => page.locator('.preview').textContent()).toContain('Your score after this');
  await page.mouse.up();
  await hand(page)
    .nth(held - 1)
    .waitFor({ state: 'detached' });
}

test('two people: the screen is passed with hands hidden, and a reload loses nothing', async () => {
  const page = await openStill();
  await setUp(page, 'Arboretum', ['person', 'person']);
  // A13: nothing of a hand shows while the screen is passed.
  await page.getByRole('button', { name: /^I am/ }).waitFor();
  await expect.poll(() => hand(page).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await openKept(page, 2, 0.85, DRAW);
  const before = await hand(page).count();
  await page.reload();
  await expect.poll(() => nextStep(page)).toBe('draw');
  await expect.poll(() => hand(page).count()).toBe(before);
  for (let step = await nextStep(page), turn = 0; step !== 'end'; step = await nextStep(page), turn++) {
    await playByMouse(page, step, turn);
  }
  page.expectClean();
});

test('computer players play to the end; what they draw flies, from the deck with its back up', async () => {
  const page = await open(QUIET_PAGE);
  await hurry(page);
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...frames) {
      if (this.matches('.arboretum-flight')) {
        document.body.dataset[this.querySelector('[fill="var(--garden-back)"]') ? 'backs' : 'faces'] = 'seen';
      }
      return animate.apply(this, frames);
    };
  });
  await openKept(page, 2, 0.7, DRAW, 'bot');
  // The ending turns the hands over species by species; one need not wait for it.
  await page.locator('.moment').waitFor({ timeout: 240_000 });
  await page.keyboard.press('Escape');
  const details = await openDetails(page);
  await expect.poll(() => details.locator('.arboretum-ending h3').count()).toBe(6);
  await expect
    .poll(() => page.evaluate(() => ({ ...document.body.dataset })))
    .toEqual({ faces: 'seen', backs: 'seen' });
  page.expectClean();
});

test('a match against the computer with the keyboard alone', async () => {
  const page = await open('', { reducedMotion: true });
  await hurry(page);
  await page.getByRole('button', { name: 'Play now Arboretum against' }).focus();
  await page.keyboard.press('Enter');
  for (let step = await nextStep(page), turn = 0; step !== 'end'; step = await nextStep(page)) {
    // The first trees and the last ones: that of Metro is whole.
    if (step === 'draw' && turn === 5) {
      await openKept(page, 2, 0.8, DRAW, 'rival');
      turn++;
    }
    // The first turns as somebody plays who knows no shortcut; then N leads to what can be chosen.
    const reach = (place: string) => (turn < 4 ? tabTo(page, place) : reachByShortcut(page, place));
    if (step === 'draw') {
      await reach('.arboretum-pile.is-lit');
      await page.keyboard.press('Enter');
    }
    if (step === 'plant') {
      turn++;
      await reach('.arboretum-hand-card');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await reach('.arboretum-square');
      await walkToOpenSquare(page);
      await page.keyboard.press('Enter');
      await hand(page).nth(8).waitFor({ state: 'detached' });
      // What comes next is in the hand.
      await page.locator('.arboretum-hand-card:focus').waitFor();
    }
    if (step === 'discard') {
      await reach('.arboretum-hand-card');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Space');
      await hand(page).nth(7).waitFor({ state: 'detached' });
    }
  }
  await reachRematch(page);
  page.expectClean();
});

async function reachByShortcut(page: Page, place: string): Promise<void> {
  await page.keyboard.press('n');
  await expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), place)).toBe(true);
}

/** Arrow keys from the focused square to the nearest lit one, as a person would. */
async function walkToOpenSquare(page: Page): Promise<void> {
  const keys = await page.evaluate(() => {
    const placeOf = (square: Element | null) => {
      const rows = [...document.querySelectorAll('.arboretum-grove [role=row]')];
      const row = rows.findIndex((each) => each.contains(square));
      return { row, column: square ? [...(rows[row]?.children ?? [])].indexOf(square) : 0 };
    };
    const at = placeOf(document.activeElement);
    const open = [...document.querySelectorAll('.arboretum-square.is-open')].map(placeOf);
    const far = (to: typeof at) => Math.abs(to.row - at.row) + Math.abs(to.column - at.column);
    const to = open.sort((a, b) => far(a) - far(b))[0];
    return [
      ...Array(Math.abs(to.row - at.row)).fill(to.row > at.row ? 'ArrowDown' : 'ArrowUp'),
      ...Array(Math.abs(to.column - at.column)).fill(to.column > at.column ? 'ArrowRight' : 'ArrowLeft'),
    ];
  });
  for (const key of keys) await page.keyboard.press(key);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Plant \w.*\s\d (above|below|to the (left|right) of) \w+.*\s\d|^Plant .* as the first tree/);
}

test('a phone: one tap draws from the deck; elsewhere one tap shows and the second plays, to the end of a match', async () => {
  const page = await open('', { width: 360, height: 740, touch: true, reducedMotion: true });
  await hurry(page);
  await page.getByRole('button', { name: 'Play now Arboretum against' }).tap();
  await nextStep(page);
  expect(await findTableOverflow(page)).toEqual([]);
  // The rest of a match, to its ending.
  await openKept(page, 2, 0.85, DRAW);
  for (let step = await nextStep(page), turn = 0; step !== 'end'; step = await nextStep(page), turn++) {
    if (step === 'draw') {
      const held = await hand(page).count();
      const deck = page.getByRole('button', { name: 'Draw from the deck' });
      // Two taps on one spot, as fast as a test is, are a double tap, which draws once: the second card comes by the button.
      if (await deck.isVisible()) await (held === 7 ? litPile(page).first() : deck).tap();
      else {
        await litPile(page).first().tap();
        await page.getByRole('button', { name: /^Take / }).waitFor();
        await expect.poll(() => hand(page).count()).toBe(held);
        await litPile(page).first().tap();
      }
      await hand(page).nth(held).waitFor();
      await expect.poll(() => hand(page).count()).toBe(held + 1);
    }
    if (step === 'plant') {
      const before = await planted(page).count();
      await hand(page)
        .nth(turn % 9)
        .tap();
      await expect
        .poll(() => page.locator('.preview').textContent())
        .toMatch(/total in hand is \d+; without this card, \d+|is the only .+ you hold/);
      await lit(page).first().tap();
      await page.locator('.arboretum-ghost').waitFor();
      if (turn < 4) expect(await axe(page)).toEqual([]);
      const plant = page.getByRole('button', { name: /^Plant .+ here$/ });
      // A button drops the space between words that are its own children, with one between them that is only heard.
      expect(await plant.evaluate((button) => button.childNodes.length)).toBe(1);
      await plant.tap();
      await planted(page).nth(before).waitFor();
    }
    if (step === 'discard') {
      await hand(page).first().tap();
      await page.getByRole('button', { name: /^Discard / }).tap();
    }
  }
  expect(await findTableOverflow(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  page.expectClean();
});
