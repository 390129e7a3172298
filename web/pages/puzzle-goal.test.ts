import { expect, test } from 'vitest';
import { must } from '../../core/result.ts';
import { findGame, shelf } from '../../games/index.ts';
import { readPuzzles } from '../../tests/support/puzzles.ts';
import { asYou } from '../../texts/who.ts';
import { goalOf } from './puzzle-goal.ts';

async function goalsIn(game: string) {
  const room = await findGame(game)?.load();
  if (!room) throw new Error(`There is no ${game}.`);
  return readPuzzles(game).map((puzzle) => {
    const view = must(room.game.parse(puzzle.position));
    const names = Array.from({ length: view.seats }, (_, seat) =>
      seat === view.turn ? asYou('You') : `Rival ${seat}`,
    );
    const best = must(room.game.parseMove(view, puzzle.accepted[0].move));
    return { id: puzzle.id, said: goalOf({ room, view, names, puzzle, best }).join(' ') };
  });
}

test.each(shelf)('every puzzle of $about.id says what there is to find', async ({ about }) => {
  for (const { said } of await goalsIn(about.id)) expect(said).toMatch(/\. Find (it|one)\.$/);
});

test('a goal tells how one stands, whether it is the last move, and what is at stake', async () => {
  const [metro, lagoon] = [await goalsIn('metro'), await goalsIn('blue-lagoon')];
  expect(metro.find(({ id }) => id === '22-122')?.said).toBe(
    'You’re 57 ahead of Rival 0. One move wins 86% of the time, the next best 63%. Find it.',
  );
  expect(metro.map(({ said }) => said)).toContainEqual(expect.stringMatching(/One move wins\. Find it\.$/));
  expect(lagoon.map(({ said }) => said)).toContainEqual(
    expect.stringMatching(/^This move ends the match, and you’re \d+ behind Rival \d\. \d moves win\. Find one\.$/),
  );
  // A share of the win that nobody can take away is a draw, and no chance to win.
  expect(lagoon.find(({ id }) => id === '378-192')?.said).toMatch(
    / There’s no win here, but one move saves the draw\. Find it\.$/,
  );
  // Hidden cards decide the points: nobody can say who is ahead.
  for (const { said } of await goalsIn('arboretum')) expect(said).not.toMatch(/ahead|behind/);
});
