import { expect, test } from 'vitest';
import { solveEach } from '../ai/solve.ts';
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
    leads: ends?.map(({ points }) => points[view.turn] - Math.max(...points.filter((_, seat) => seat !== view.turn))),
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

test('nothing is said where the table wins together', async () => {
  expect((await endsIn('race-to-the-raft', () => true)).leads).toBeUndefined();
});

test.each(['metro', 'blue-lagoon', 'stratopolis', 'arboretum'])(
  'what is told of two moves of %s does not depend on which others are asked about, and comes from its sources',
  async (game) => {
    const room = await findGame(game)?.load();
    if (!room) throw new Error(game);
    const plan = { ...PLAN, rounds: 8, goesOn: true };
    for (const { position, accepted, others } of readPuzzles(game).filter((_, at) => at % 60 === 0)) {
      const view = must(room.game.parse(position));
      const moves = [...accepted, ...others].map(({ move }) => must(room.game.parseMove(view, move)));
      const all = finalPoints(room, view, moves, plan) ?? [];
      expect(finalPoints(room, view, [moves[0], moves[moves.length - 1]], plan)).toEqual([all[0], all.at(-1)]);
      expect(all[0].doubts).toEqual(all[0].points.map(() => 0));
      const rests = all.flatMap(({ points, sources }) =>
        points.map((each, seat) => each - sources.reduce((sum, bySeat) => sum + bySeat[seat], 0)),
      );
      // What a half-time brought comes from no source.
      if (game === 'blue-lagoon') expect(Math.min(...rests)).toBeGreaterThanOrEqual(0);
      else for (const rest of rests) expect(rest).toBeCloseTo(0);
    }
  },
);

test('a solved ending ends as the search says when its best line is followed', async () => {
  const room = await findGame('metro')?.load();
  const puzzle = readPuzzles('metro').find(({ exact }) => exact);
  if (!room || !puzzle) throw new Error('metro');
  const view = must(room.game.parse(puzzle.position));
  const moves = [...puzzle.accepted, ...puzzle.others].map(({ move }) => must(room.game.parseMove(view, move)));
  const solved = solveEach(room.game, room.bot, view, moves, PLAN.exact);
  const ends = finalPoints(room, view, moves, PLAN);
  for (const [at, { points }] of (ends ?? []).entries())
    for (const [seat, scored] of points.entries()) expect(scored).toBeCloseTo(solved?.verdicts[at].scores[seat] ?? -1);
});

test('nothing is said where playouts stop before the end, unless they go on', async () => {
  const room = await findGame('blue-lagoon')?.load();
  if (!room) throw new Error('blue-lagoon');
  const { position } = must(openMatch(room.game, 2, {}, plainDice(new SeededRandom('first'))));
  const [first] = listMoves(room.game, position);
  expect(finalPoints(room, position.view(position.turn), [first], PLAN)).toBeUndefined();
  const further = finalPoints(room, position.view(position.turn), [first], { ...PLAN, rounds: 2, goesOn: true });
  expect(further).toHaveLength(1);
});
