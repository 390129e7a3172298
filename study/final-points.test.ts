import { expect, test } from 'vitest';
import { listMoves } from '../core/list-moves.ts';
import { openMatch } from '../core/match.ts';
import { plainDice, SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import { findGame } from '../games/index.ts';
import { readPuzzles } from '../tests/support/puzzles.ts';
import { finalPoints } from './final-points.ts';

const PLAN = { exact: 20_000, rounds: 64, seed: 1 };

async function endsIn(
  game: string,
  isWanted: (puzzle: ReturnType<typeof readPuzzles>[number]) => boolean,
  plan = PLAN,
) {
  const room = await findGame(game)?.load();
  const puzzle = readPuzzles(game).find(isWanted);
  if (!room || !puzzle) throw new Error(`${game} has no such puzzle`);
  const view = must(room.game.parse(puzzle.position));
  const moves = [...puzzle.accepted, ...puzzle.others].map(({ move }) => must(room.game.parseMove(view, move)));
  const ends = finalPoints(room, view, moves, plan);
  return {
    puzzle,
    leads: ends?.map((points) => points[view.turn] - Math.max(...points.filter((_, seat) => seat !== view.turn))),
  };
}

test('where an ending is solved, a certain win ends ahead', async () => {
  const { puzzle, leads } = await endsIn('metro', ({ exact, accepted }) => exact && accepted[0].win === 1);
  expect(leads?.[0]).toBeGreaterThan(0);
  expect(leads).toHaveLength(puzzle.accepted.length + puzzle.others.length);
});

test('elsewhere the better move ends with the better score on average, the same each time', async () => {
  const [once, again] = [await endsIn('metro', ({ exact }) => !exact), await endsIn('metro', ({ exact }) => !exact)];
  const leads = once.leads ?? [];
  expect(leads[0]).toBeGreaterThan(Math.max(...leads.slice(once.puzzle.accepted.length)));
  expect(again.leads).toEqual(once.leads);
});

test('nothing is said where the table wins together, or where playouts are random', async () => {
  for (const game of ['race-to-the-raft', 'stratopolis']) {
    const { leads } = await endsIn(game, () => true, { ...PLAN, exact: 0 });
    expect(leads).toBeUndefined();
  }
});

test('nothing is said where playouts stop before the end', async () => {
  const room = await findGame('blue-lagoon')?.load();
  if (!room) throw new Error('blue-lagoon');
  const { position } = must(openMatch(room.game, 2, {}, plainDice(new SeededRandom('first'))));
  const [first] = listMoves(room.game, position);
  expect(finalPoints(room, position.view(position.turn), [first], PLAN)).toBeUndefined();
});
