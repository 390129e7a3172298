import { describe, expect, it } from 'vitest';
import { OVER, type Viewer } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import { rollOn } from '../../core/match.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { startTimeline, type Timeline } from '../../core/timeline.ts';
import { shelf } from '../../games/index.ts';
import { FairDice, secretFrom } from '../../online/fair-dice.ts';
import { setUpsToTry } from '../../tests/support/set-ups.ts';
import { tellAll } from './telling.ts';

/** Slow and plain: a view of the viewer's own, on which every line is written and played. */
function tellSlowly(match: Timeline, viewer: Viewer): string[] {
  const position = match.game.start(match.seats, match.settings);
  const view = position.view(viewer);
  return match.log.map((_, line) => {
    const move = match.moveAt(line);
    const seen = position.viewMove(move, viewer);
    const text = match.game.formatMove(view, seen);
    view.play(seen);
    position.play(move);
    return text;
  });
}

describe('what viewers are told', () => {
  it.each([...shelf])('$about.id: is written as on a view that follows the match', async ({ about, load }) => {
    const { game } = await load();
    const random = new SeededRandom(`told ${about.id}`);
    for (const { seats, settings } of setUpsToTry(game)) {
      const match = must(startTimeline(game, seats, settings));
      const dice = new FairDice(secretFrom(`told ${about.id} ${seats}`));
      rollOn(match, dice);
      while (match.position.turn !== OVER) {
        const moves = listMoves(game, match.position);
        match.play(moves[random.below(moves.length)]);
        rollOn(match, dice);
      }
      for (const viewer of [...Array(seats).keys(), 'spectator'] as Viewer[])
        expect(tellAll(match, viewer)).toEqual(tellSlowly(match, viewer));
    }
  });
});
