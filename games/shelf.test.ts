import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHANCE } from '../core/game.ts';
import { must } from '../core/result.ts';
import { SEAT_MARKS } from '../kit/draw/seats.ts';
import { shelf } from './index.ts';

const IDS = shelf.map(({ about }) => about.id);
const folderOf = (id: string) => new URL(`./${id}/`, import.meta.url);
const readLaws = (id: string) => readFileSync(new URL('laws.test.ts', folderOf(id)), 'utf8');

it.each(shelf)('$about.id says of itself what its rules say', async ({ about, load }) => {
  const { game, ...room } = await load();
  expect(room.about).toBe(about);
  const { id, title, seats, options } = game;
  expect(about).toMatchObject({ id, title, seats, options });
});

// The laws run in a file per game, the same in every folder, so that a new game is not held to another one's.
it.each(shelf)('$about.id is held to the laws', ({ about }) => {
  expect(readLaws(about.id)).toBe(readLaws('metro'));
  expect(readLaws(about.id)).toContain('\nholdToLaws(room.game);\n');
});

it.each(shelf)('$about.id has a colour and a shape for every seat', ({ about }) => {
  const message = `Seats are told apart by ${SEAT_MARKS.length} marks (kit/draw/seats.ts): more seats need more marks.`;
  expect(about.seats.max, message).toBeLessThanOrEqual(SEAT_MARKS.length);
});

it.each(shelf)(
  '$about.id calls a move by a few words below its picture, which tells the points itself',
  async ({ about, load }) => {
    const { game, captionMove, tellMove, describeMove } = await load();
    const say = captionMove ?? tellMove ?? describeMove;
    const [line] = readFileSync(new URL('matches/random.jsonl', folderOf(about.id)), 'utf8').split('\n');
    const { seats, settings, log } = JSON.parse(line).record;
    const position = game.start(seats, settings);
    const captions = [];
    for (const text of log) {
      const move = must(game.parseMove(position, text));
      if (position.turn !== CHANCE) captions.push(say(position, move, () => 'Rosa'));
      position.play(move);
    }
    expect(captions.filter((words) => words.length > 40 || /[+−]\d/.test(words))).toEqual([]);
  },
);

/** A row of the table in ARCHITECTURE.md: a file, and the games that have it. */
interface Furniture {
  readonly file: string;
  readonly where: string;
}

function readFurniture(): Furniture[] {
  const text = readFileSync(new URL('../ARCHITECTURE.md', import.meta.url), 'utf8');
  const table = text.slice(text.indexOf('| file | role | in |')).split('\n\n')[0];
  return Array.from(table.matchAll(/^\| `([^`]+)` \|.*\| ([^|]+) \|$/gm), ([, file, where]) => ({ file, where }));
}

/** Files with their folders; a name without a dot is a folder. */
function listFiles(id: string): string[] {
  const names = readdirSync(folderOf(id), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.includes('.')).map((name) => name.replaceAll('\\', '/'));
}

describe('the furniture of the folders', () => {
  const furniture = readFurniture();

  it.each(furniture)('$file: $where', ({ file, where }) => {
    const having = IDS.filter((id) => existsSync(new URL(file, folderOf(id))));
    if (where === 'every game') expect(having).toEqual(IDS);
    else if (where === 'all five') expect(having.length).toBeGreaterThanOrEqual(5);
    else expect(having).toEqual(where.split(', '));
  });

  it('what two games have is in the table of ARCHITECTURE.md', () => {
    const known = new Set(furniture.map(({ file }) => file));
    const files = IDS.flatMap(listFiles).filter((file) => file === 'laws.test.ts' || !file.endsWith('.test.ts'));
    const shared = files.filter((file, index) => files.indexOf(file) < index);
    expect(shared.filter((file) => !known.has(file))).toEqual([]);
    expect(known.size).toBeGreaterThan(40);
  });

  it.each(shelf)('$about.id has official.ts if and only if it has official methods', async ({ about, load }) => {
    expect((await load()).official !== undefined).toBe(existsSync(new URL('official.ts', folderOf(about.id))));
  });
});
