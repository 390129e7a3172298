import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { must } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import { TextStore } from '../../kit/text-store.ts';
import { root } from '../../scripts/lib/root.mjs';
import { knownOf } from './puzzle-known.ts';
import {
  aid,
  answered,
  becameOf,
  dailyPuzzle,
  difficultyOf,
  helped,
  hint,
  mend,
  missesOf,
  nameDay,
  nextPuzzle,
  ofDay,
  PuzzleStore,
  rate,
  ratingOf,
  readDay,
} from './puzzle-progress.ts';
import { parsePuzzles } from './puzzles.ts';

const folder = `${root}study/puzzles/`;
const files = readdirSync(folder).map((name) => ({
  game: name.replace('.jsonl', ''),
  puzzles: parsePuzzles(readFileSync(folder + name, 'utf8')),
}));
const { puzzles } = files.find(({ game }) => game === 'metro') ?? files[0];

test('how hard a puzzle is follows from its rating alone, and the first that somebody meets is none of the hardest', () => {
  expect([5, 6, 7, 8, 9].map((level) => [ratingOf({ level }), difficultyOf({ level })])).toEqual([
    [1260, 0],
    [1380, 1],
    [1500, 1],
    [1620, 2],
    [1740, 3],
  ]);
  for (const { puzzles: own } of files) expect(difficultyOf(dailyPuzzle(own, 0))).toBeLessThan(2);
});

/** A browser that keeps nothing, as with cookies blocked: all stays in memory. */
function forgetful(): TextStore {
  return new TextStore(() => {
    throw new Error('denied');
  });
}

test('every puzzle that is shipped can be laid out, and each of its moves is legal there', async () => {
  expect(files.length).toBeGreaterThan(0);
  for (const { game, puzzles: all } of files) {
    const room = await findGame(game)?.load();
    if (!room) throw new Error(game);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { position, accepted, others } of all) {
      const view = must(room.game.parse(position));
      expect(view.turn).toBeGreaterThanOrEqual(0);
      expect(accepted.length).toBeGreaterThan(0);
      for (const { move } of [...accepted, ...others]) must(room.game.parseMove(view, move));
    }
  }
});

test('an ending knows what every move gives away, also one that the puzzle does not name', async () => {
  const room = await findGame('metro')?.load();
  const puzzle = puzzles.find(({ exact, others }) => exact && others.length === 3);
  if (!room || !puzzle) throw new Error('Metro must have endings.');
  const view = must(room.game.parse(puzzle.position));
  const known = (text: string, named: typeof puzzle) => knownOf(room, view, named, text);
  expect(known(puzzle.accepted[0].move, puzzle)).toEqual({ isRight: true, loss: 0 });
  const unnamed = { ...puzzle, others: [] };
  for (const { move, win } of puzzle.others) {
    expect(known(move, unnamed)?.isRight).toBe(false);
    expect(known(move, unnamed)?.loss).toBeCloseTo(puzzle.accepted[0].win - win, 4);
  }
  expect(known(puzzle.others[0].move, { ...unnamed, exact: false })).toBeUndefined();
});

test('the address of a day leads back to its puzzle, and is no id of a puzzle', () => {
  const noon = Date.UTC(2026, 10, 18, 12);
  expect(nameDay(noon)).toBe('2026-11-18');
  expect(dailyPuzzle(puzzles, readDay('2026-11-18') ?? 0)).toBe(dailyPuzzle(puzzles, noon));
  const others = [...puzzles.map(({ id }) => id), '2026-02-30', '2026', ''];
  expect(others.map(readDay).filter((day) => day !== undefined)).toEqual([]);
});

test('the daily puzzle is the same all day, another tomorrow, and in time each of the easier half has its day', () => {
  const day = 86_400_000;
  const noon = 20_000 * day + day / 2;
  expect(dailyPuzzle(puzzles, noon)).toBe(dailyPuzzle(puzzles, noon + day / 3));
  expect(dailyPuzzle(puzzles, noon)).not.toBe(dailyPuzzle(puzzles, noon + day));
  const shown = new Set(puzzles.map((_, days) => dailyPuzzle(puzzles, noon + days * day)));
  expect(shown.size).toBe(Math.ceil(puzzles.length / 2));
  const hardest = Math.max(...[...shown].map(({ level }) => level));
  for (const puzzle of puzzles) if (!shown.has(puzzle)) expect(puzzle.level).toBeGreaterThanOrEqual(hardest);
});

test('every game has its day, and the front page knows that its puzzle was solved until the next one', () => {
  const day = 86_400_000;
  const games = ['one', 'two', 'three', 'four', 'five'];
  expect(new Set(games.map((_, days) => ofDay(games, (20_000 + days) * day))).size).toBe(games.length);
  const store = new PuzzleStore(forgetful());
  const noon = 20_000 * day + day / 2;
  expect(store.isSolvedOn('metro', noon)).toBe(false);
  store.solveDaily('metro', noon);
  const solved = [noon + day / 3, noon + day].map((now) => store.isSolvedOn('metro', now));
  expect([...solved, store.isSolvedOn('arboretum', noon)]).toEqual([true, false, false]);
});

test('a right first try raises the rating and the streak, a wrong one ends the streak, and nothing counts twice', () => {
  const store = new PuzzleStore(forgetful());
  const start = store.load('metro');
  const solved = rate(start, puzzles[0], true);
  expect(solved).toMatchObject({ streak: 1, best: 1, tried: { [puzzles[0].id]: true } });
  expect(solved.rating).toBeGreaterThan(start.rating);
  expect(rate(solved, puzzles[0], false)).toBe(solved);
  const failed = rate(solved, puzzles[1], false);
  expect(failed).toMatchObject({ streak: 0, best: 1 });
  expect(failed.rating).toBeLessThan(solved.rating);
  store.save('metro', failed);
  expect(store.load('metro')).toEqual(failed);
  expect(store.load('arboretum')).toEqual(start);
});

test('a hard puzzle that is solved counts for more than an easy one', () => {
  const [easy, hard] = [
    { ...puzzles[0], level: 1 },
    { ...puzzles[1], level: 9 },
  ];
  const start = new PuzzleStore(forgetful()).load('metro');
  expect(ratingOf(hard)).toBeGreaterThan(ratingOf(easy));
  expect(rate(start, hard, true).rating).toBeGreaterThan(rate(start, easy, true).rating);
});

test('the next puzzle suits the rating, and is new as long as there are new ones', () => {
  const start = new PuzzleStore(forgetful()).load('metro');
  const [easiest, hardest] = [Math.min, Math.max].map((most) => most(...puzzles.map(({ level }) => level)));
  expect(nextPuzzle(puzzles, puzzles[0], start).level).toBe(easiest);
  expect(nextPuzzle(puzzles, puzzles[0], { ...start, rating: 2000 }).level).toBe(hardest);
  expect(nextPuzzle(puzzles, puzzles[0], start)).not.toBe(puzzles[0]);
  const all = puzzles.reduce((progress, puzzle) => rate(progress, puzzle, true), start);
  expect(nextPuzzle(puzzles, puzzles[0], all)).toBe(puzzles[1]);
  const allButLast = puzzles.slice(0, -1).reduce((progress, puzzle) => rate(progress, puzzle, true), start);
  expect(nextPuzzle(puzzles, puzzles[0], allButLast)).toBe(puzzles.at(-1));
});

test('after a wrong try the next one is no harder, and easier or harder ones can be had', () => {
  const start = { ...new PuzzleStore(forgetful()).load('metro'), rating: 2000 };
  for (const puzzle of puzzles.filter(({ level }) => level === 6).slice(0, 5)) {
    expect(nextPuzzle(puzzles, puzzle, rate(start, puzzle, false)).level).toBeLessThanOrEqual(6);
    expect(nextPuzzle(puzzles, puzzle, start, 'easier').level).toBe(5);
    expect(nextPuzzle(puzzles, puzzle, start, 'harder').level).toBe(7);
  }
});

test('the next puzzle comes from another match: one of the same could give it away', () => {
  const start = new PuzzleStore(forgetful()).load('metro');
  const matchOf = ({ id }: (typeof puzzles)[number]) => id.split('-')[0];
  for (const puzzle of puzzles) expect(matchOf(nextPuzzle(puzzles, puzzle, start))).not.toBe(matchOf(puzzle));
});

test('neighbours differ in their answers and kinds where they can, and after two misses in a row comes an easier one', () => {
  let progress = new PuzzleStore(forgetful()).load('metro');
  let [puzzle] = puzzles;
  const met = [puzzle];
  for (let times = 0; times < 8; times++) {
    progress = rate(progress, puzzle, times % 2 === 0);
    puzzle = nextPuzzle(puzzles, puzzle, progress);
    met.push(puzzle);
  }
  const again = met.slice(1).filter(({ accepted }, at) => accepted[0].move === met[at].accepted[0].move);
  expect(again).toEqual([]);
  expect(met.slice(1).filter(({ exact }, at) => exact === met[at].exact).length).toBeLessThan(5);
  const [first, second] = puzzles.filter(({ level }) => level === 7);
  const start = { ...progress, rating: 2000, tried: {} };
  const twice = rate(rate(start, first, false), second, false);
  expect(nextPuzzle(puzzles, second, twice).level).toBeLessThan(7);
});

test.each([true, false])('a puzzle tried with a hint is done, but changes neither rating nor streak', (isRight) => {
  const [first, second] = puzzles;
  const before = rate(new PuzzleStore(forgetful()).load('metro'), first, true);
  const after = helped(before, second, isRight);
  expect([after.rating, after.streak, after.tried[second.id]]).toEqual([before.rating, 1, isRight]);
  // It counts once, like any other.
  expect(rate(after, second, !isRight)).toEqual(after);
  expect(helped(rate(before, second, false), second, true).tried[second.id]).toBe(false);
});

test('a hint is remembered until the first try, also by somebody who leaves and comes back', () => {
  const store = new PuzzleStore(forgetful());
  const [first, second] = puzzles;
  store.save('metro', hint(hint(store.load('metro'), first.id), first.id));
  const back = store.load('metro');
  expect(back.hinted).toEqual([first.id]);
  const solved = answered(back, first, { isRight: true, isHelped: true, hasSeen: false });
  expect([solved.rating, solved.hinted]).toEqual([back.rating, []]);
  const alone = rate(back, second, true);
  expect(hint(alone, second.id)).toBe(alone);
});

test('a puzzle found after a miss is solved at a later try, but not by repeating the answer that was shown', () => {
  const [puzzle] = puzzles;
  const tries = { isRight: true, isHelped: false, hasSeen: false };
  const missed = answered(new PuzzleStore(forgetful()).load('metro'), puzzle, { ...tries, isRight: false });
  const became = (tried: Partial<typeof tries>) =>
    becameOf(answered(missed, puzzle, { ...tries, ...tried }), puzzle.id);
  expect([became({}), became({ isHelped: true }), became({ hasSeen: true })]).toEqual(['mended', 'aided', 'missed']);
});

test('what was spoiled in the browser’s storage is forgotten', () => {
  const texts = forgetful();
  texts.set('boardwalk.puzzles.metro', '{"rating":"much","streak":1,"best":2}');
  expect(new PuzzleStore(texts).load('metro').streak).toBe(0);
});

test('what was missed stays to be solved until it is, and a browser keeps that', () => {
  const store = new PuzzleStore(forgetful());
  const [first, second, third] = puzzles;
  let progress = store.load('metro');
  for (const [puzzle, isRight] of [
    [first, false],
    [second, true],
    [third, false],
  ] as const)
    progress = rate(progress, puzzle, isRight);
  expect(missesOf(progress)).toEqual([first.id, third.id]);
  store.save('metro', mend(mend(progress, first.id), second.id));
  expect(missesOf(store.load('metro'))).toEqual([third.id]);
  expect(store.load('metro').mended).toEqual([first.id]);
  // With a hint it is solved, too; without one it is even better.
  const aided = aid(aid(store.load('metro'), third.id), second.id);
  store.save('metro', aided);
  expect(store.load('metro').aided).toEqual([third.id]);
  expect(missesOf(aided)).toEqual([]);
  expect([first, second, third].map(({ id }) => becameOf(aided, id))).toEqual(['mended', 'solved', 'aided']);
  expect(becameOf(mend(aided, third.id), third.id)).toBe('mended');
});
