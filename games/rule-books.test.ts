import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import { settle } from '../core/settings.ts';
import { RATIO } from '../kit/draw/box.ts';
import type { Drawing } from '../kit/draw/drawing.ts';
import { DISC, recolour } from '../kit/draw/illustration.ts';
import { SEAT_MARKS } from '../kit/draw/seats.ts';
import { contrast } from '../tests/support/contrast.ts';
import { shelf } from './index.ts';
import type { Bill, Block, RuleBook, RulePicture } from './rule-book.ts';

const DAY: RuleBook['night'] = {};

/** What each game's rules for players must be; each game's own `ui/rules.test.ts` asks its scoring about the sums. */
describe.each(withBooks())('the rules of %s', (id) => {
  it('every picture shows a position that its game reads, and says true things about moves', async () => {
    const { game } = await roomOf(id);
    for (const { position: text, claims, words } of picturesOf(await bookOf(id))) {
      const position = must(game.parse(text));
      expect(game.format(position), words.caption).toBe(text);
      for (const move of claims.legal ?? []) {
        expect(game.parseMove(position, move), `${words.caption} ${move}`).toMatchObject({ ok: true });
      }
      for (const { move, rule } of claims.refused ?? []) {
        expect(game.parseMove(position, move), `${words.caption} ${move}`).toMatchObject({
          ok: false,
          fault: { rule },
        });
      }
    }
  });

  it('every picture is drawn, has the common shape, a caption and a sentence for those who do not see it', async () => {
    for (const { draw, words } of picturesOf(await bookOf(id))) {
      const { tag, props, children } = draw();
      expect(tag).toBe('svg');
      const [, , width, height] = String(props.viewBox).split(' ').map(Number);
      expect(width / height, words.caption).toBeCloseTo(RATIO, 1);
      expect(children.length).toBeGreaterThan(0);
      expect(words.caption).toMatch(/^[A-Z0-9].*[.?!]$/);
      expect(words.text).toMatch(/^[A-Z0-9].*[.?!]$/);
      expect(words.alt).toMatch(/^[A-Z].{20,}\.$/);
    }
  });

  it('numbers on pictures can be read by day and by night', async () => {
    const { night = {}, ...book } = await bookOf(id);
    const inks = picturesOf(book).flatMap(({ draw }) => numberInks(draw()));
    for (const ink of new Set(inks))
      for (const page of [DAY, night])
        expect(
          contrast(page[DISC] ?? DISC, page[ink] ?? ink),
          `${ink} by ${page === night ? 'night' : 'day'}`,
        ).toBeGreaterThanOrEqual(4.5);
  });

  it('at most three pictures stand in a row', async () => {
    for (const block of blocksOf(await bookOf(id))) {
      if (block.kind === 'pictures') expect(block.pictures.length).toBeLessThanOrEqual(3);
    }
  });

  it('every bill adds up', async () => {
    const bills = blocksOf(await bookOf(id)).flatMap((block) => (block.kind === 'example' ? [block.bill] : []));
    for (const bill of bills) expect(addUp(bill), bill.title).toBe(bill.total);
  });

  it('every numbered rule of the README, and so of every fault, leads to a part that is there', async () => {
    const { explains } = await bookOf(id);
    const parts = partIds(await bookOf(id));
    const readme = readFileSync(new URL(`./${id}/README.md`, import.meta.url), 'utf8');
    const numbers = Array.from(readme.matchAll(/^\*\*([A-Z]+\d+)\b/gm), ([, number]) => number);
    expect(Object.keys(explains).toSorted()).toEqual(numbers.toSorted());
    for (const number of rulesOfFaults(id)) expect(numbers).toContain(number);
    for (const part of Object.values(explains)) expect(parts).toContain(part);
  });

  it('whatever happens in a match leads to a part that is there, and the end to another than the start', async () => {
    const { game } = await roomOf(id);
    const { partFor } = await bookOf(id);
    const parts = partIds(await bookOf(id));
    const random = new SeededRandom('rules');
    const position = game.start(Math.max(2, game.seats.min), must(settle(game.options, {})));
    const moves = new Int32Array(game.maxMoves);
    const seen: string[] = [];
    while (position.turn !== OVER) {
      seen.push(partFor(position));
      position.play(position.turn === CHANCE ? position.roll(random) : moves[random.below(position.moves(moves))]);
    }
    for (const part of seen) expect(parts).toContain(part);
    expect(parts).toContain(partFor(position));
    expect(partFor(position)).not.toBe(seen[0]);
  });

  it('has the chapters that every game has, six questions and three tips', async () => {
    const book = await bookOf(id);
    const chapters = book.chapters.map((chapter) => chapter.id);
    expect(chapters).toEqual([
      'goal',
      'setup',
      'turn',
      ...chapters.slice(3, -4),
      'end',
      'options',
      'questions',
      'tips',
    ]);
    expect(new Set(partIds(book)).size).toBe(partIds(book).length);
    for (const block of blocksOf(book)) {
      if (block.kind === 'questions') expect(block.questions.length).toBeGreaterThanOrEqual(6);
      if (block.kind === 'tips') expect(block.tips).toHaveLength(3);
    }
  });

  it('where pictures have colours for the night, these are colours they use, and no seat keeps its own of the day', async () => {
    const { night, ...book } = await bookOf(id);
    if (!night) return;
    const drawings = picturesOf(book).map(({ draw }) => draw());
    const used = new Set(drawings.flatMap(coloursOf));
    expect(Object.keys(night).filter((colour) => used.has(colour)).length).toBeGreaterThan(10);
    const dark = JSON.stringify(drawings.map((drawing) => recolour(drawing, night)));
    for (const { colour } of SEAT_MARKS) expect(dark).not.toContain(colour);
  });
});

function withBooks(): string[] {
  return shelf.map(({ about }) => about.id).filter((id) => existsSync(new URL(`./${id}/ui/rules.ts`, import.meta.url)));
}

async function bookOf(id: string): Promise<RuleBook> {
  return (await import(`./${id}/ui/rules.ts`)).rules;
}

async function roomOf(id: string) {
  const found = shelf.find(({ about }) => about.id === id);
  if (!found) throw new Error(id);
  return found.load();
}

function blocksOf({ chapters }: RuleBook): Block[] {
  return chapters.flatMap(({ blocks, parts = [] }) => [...blocks, ...parts.flatMap((part) => part.blocks)]);
}

function partIds({ chapters }: RuleBook): string[] {
  return chapters.flatMap(({ id, parts = [] }) => [id, ...parts.map((part) => part.id)]);
}

function picturesOf(book: RuleBook): RulePicture[] {
  return blocksOf(book).flatMap((block) => {
    if (block.kind === 'pictures') return block.pictures;
    return block.kind === 'example' ? [block.picture] : [];
  });
}

function addUp({ lines }: Bill): number {
  return lines.reduce((sum, { amount, times }) => (times ? sum * amount : sum + amount), 0);
}

/** Every rule number that stands in quotes in the game's own sources: faults take theirs from there. */
function rulesOfFaults(id: string): string[] {
  const folder = new URL(`./${id}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const letter = /^\*\*([A-Z])\d/m.exec(readFileSync(new URL('README.md', folder), 'utf8'))?.[1];
  const numbers = files.flatMap((file) => {
    const source = readFileSync(new URL(file, folder), 'utf8');
    return Array.from(source.matchAll(new RegExp(`'(${letter}\\d{1,2})'`, 'g')), ([, number]) => number);
  });
  expect(numbers.length).toBeGreaterThan(0);
  return numbers;
}

function coloursOf({ props, children }: Drawing): string[] {
  const own = [props.fill, props.stroke].filter((colour) => colour !== undefined).map(String);
  return [...own, ...children.flatMap((child) => (typeof child === 'string' ? [] : coloursOf(child)))];
}

/** Colours of the numbers on a picture: their discs have a rim of the same. */
function numberInks({ props, children }: Drawing): readonly string[] {
  const own = props.fill === DISC && props.stroke !== undefined ? [String(props.stroke)] : [];
  return [...own, ...children.flatMap((child) => (typeof child === 'string' ? [] : numberInks(child)))];
}
