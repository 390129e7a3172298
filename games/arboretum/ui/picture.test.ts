import { describe, expect, it } from 'vitest';
import { walk } from '../../../core/laws.ts';
import { draw, formatSvg } from '../../../kit/draw/drawing.ts';
import { contrast, luminance } from '../../../tests/support/contrast.ts';
import { setUpsToTry } from '../../../tests/support/set-ups.ts';
import { cardOf } from '../cards.ts';
import { arboretum } from '../game.ts';
import type { ArboretumPosition } from '../position.ts';
import { drawCard, drawSmallCard } from './artwork.ts';
import { emblem } from './emblems.ts';
import { PAPER, TONES } from './palette.ts';
import { boardPicture, picture } from './picture.ts';
import { terminal } from './terminal.ts';

/** Opening, middle and end of a match at every table, whole and as somebody sees it. */
const positions = setUpsToTry(arboretum).flatMap(({ seats, settings }) => {
  const all = walk(arboretum, seats, settings, 'pictures').positions as ArboretumPosition[];
  return [0, 0.3, 0.6, 0.9, 1].flatMap((part) => {
    const position = all[Math.floor((all.length - 1) * part)];
    return [position, position.view(0), position.view('spectator')];
  });
});

describe('the picture', () => {
  it('stands alone: an svg with a size, literal colours and texts that can be read', () => {
    for (const position of positions) {
      const svg = formatSvg(picture(position));
      expect(svg.slice(0, 120)).toMatch(
        /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+" width="\d+" height="\d+">/,
      );
      expect(/var\(|NaN|undefined|Infinity/.exec(svg)).toBeNull();
      expect(svg.length).toBeLessThan(250_000);
      for (const [, size] of svg.matchAll(/font-size="([\d.]+)"/g)) expect(Number(size)).toBeGreaterThanOrEqual(13);
    }
  });

  it('of the board alone is a lawn from edge to edge, mown in one piece: where two met there would be a line', () => {
    for (const position of positions) {
      const svg = formatSvg(boardPicture(position));
      expect(svg.slice(0, 120)).toMatch(
        /^<svg xmlns="[^"]+" viewBox="0 0 400 280" width="400" height="280" data-board=/,
      );
      expect(/var\(|NaN|undefined|Infinity/.exec(svg)).toBeNull();
      expect(svg.split(`<rect width="400" height="280" fill="${PAPER.lawn}"`)).toHaveLength(2);
      expect(svg.split(`fill="${PAPER.mown}"`)).toHaveLength(2);
    }
  });

  it('shows every card of the arboreta', () => {
    const last = positions[positions.length - 3];
    const svg = formatSvg(picture(last));
    const cards = last.groves.reduce((sum, { placed }) => sum + placed, 0);
    expect(svg.split(`fill="${PAPER.card}" stroke=`).length - 1).toBeGreaterThan(cards);
  });

  it('tells species apart by shape as well', () => {
    const shapes = TONES.map((_, species) => formatSvg(draw('g', {}, emblem(species))).replace(/#[0-9a-f]{6}/g, ''));
    expect(new Set(shapes).size).toBe(TONES.length);
  });
});

describe('a card', () => {
  it.each([
    ['large', drawCard],
    ['small', drawSmallCard],
  ])('shows a taller tree for a higher value: %s', (_, drawing) => {
    for (let species = 0; species < TONES.length; species++) {
      const heights = [1, 2, 3, 4, 5, 6, 7, 8].map((value) => tallest(formatSvg(drawing(cardOf(species, value)))));
      expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b));
    }
  });

  function tallest(svg: string): number {
    return Math.max(
      ...Array.from(svg.matchAll(/translate\(30 [\d.]+\) scale\(([\d.]+)\)/g), ([, scale]) => Number(scale)),
    );
  }
});

describe('colours', () => {
  it('numerals and texts reach 4.5 to 1', () => {
    for (const { deep, wash } of TONES) {
      expect(contrast(deep, PAPER.card)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(deep, wash)).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of [PAPER.page, PAPER.panel, PAPER.lawn]) {
      expect(contrast(PAPER.ink, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(PAPER.secondInk, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('no species shouts: their middle tones are of like lightness', () => {
    const tones = TONES.map(({ mid }) => luminance(mid));
    expect(Math.max(...tones) / Math.min(...tones)).toBeLessThan(1.4);
  });
});

describe('the terminal', () => {
  it('shows every position in at most 100 columns, and needs no colour', () => {
    for (const position of positions) {
      const text = terminal(position, { colour: false, width: 100 });
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
      expect(text).not.toMatch(/NaN|undefined/);
      expect(text).not.toContain(String.fromCharCode(27));
      const codes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
      expect(terminal(position, { colour: true, width: 100 }).replace(codes, '').replace(/ +$/gm, '')).toBe(
        text.replace(/ +$/gm, ''),
      );
    }
  });
});
