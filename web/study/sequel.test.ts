import { expect, test } from 'vitest';
import { OVER } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { shelf } from '../../games/index.ts';
import { loadPuzzles } from './puzzles.ts';
import { playSequel, type SequelStep } from './sequel.ts';

test.each(shelf.map(({ about: { id }, load }) => ({ id, load })))(
  'what follows a puzzle of $id begins with its answer, goes on to the end, and shows nobody more than they may know',
  async ({ id, load }) => {
    const { game } = await load();
    const [puzzle] = (await loadPuzzles(id)) ?? [];
    const view = must(game.parse(puzzle.position));
    const answer = must(game.parseMove(view, puzzle.accepted[0].move));
    const ask = async (text: string) => {
      const asked = must(game.parse(text));
      expect(game.format(asked.view(asked.turn))).toBe(text);
      return game.formatMove(asked, listMoves(game, asked)[0]);
    };
    const steps: SequelStep[] = [];
    for await (const step of playSequel({ game }, view, answer, ask, new SeededRandom('sequel'))) steps.push(step);
    expect(steps[0]).toMatchObject({ seat: view.turn, move: answer });
    expect(steps.at(-1)?.position.turn).toBe(OVER);
    for (const { position } of steps) expect(game.format(position.view(view.turn))).toBe(game.format(position));
  },
);

test('what follows ends where nobody has an answer', async () => {
  const { game } = await shelf[0].load();
  const [puzzle] = (await loadPuzzles(shelf[0].about.id)) ?? [];
  const view = must(game.parse(puzzle.position));
  const answer = must(game.parseMove(view, puzzle.accepted[0].move));
  const steps: SequelStep[] = [];
  for await (const step of playSequel({ game }, view, answer, async () => undefined, new SeededRandom('sequel')))
    steps.push(step);
  expect(steps).toHaveLength(1);
});
