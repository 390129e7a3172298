import { expect, test } from 'vitest';
import { must } from '../../core/result.ts';
import { shelf } from '../../games/index.ts';
import { readPuzzles } from '../../tests/support/puzzles.ts';
import { asYou } from '../../texts/who.ts';
import { bestReplyTo } from '../study/best-reply.ts';
import { whyRight, whyWrong } from './why-better.ts';

/** Every so many puzzles are asked. */
const STEP = 12;

test.each(shelf)('a reason in $about.id tells the right move from the wrong ones', async ({ about, load }) => {
  const room = await load();
  let replies = 0;
  for (const { position, accepted, others } of readPuzzles(about.id).filter((_, at) => at % STEP === 0)) {
    const view = must(room.game.parse(position));
    const names = Array.from({ length: view.seats }, (_, seat) => (seat === view.turn ? asYou('You') : 'Red'));
    const asked = { room, view, names };
    const moveOf = ({ move }: { readonly move: string }) => must(room.game.parseMove(view, move));
    const [best, wrong] = [moveOf(accepted[0]), others.map(moveOf)];
    const reasonsOf = (move: number) => room.explainMove(view, move, () => 'Red');
    const told = whyRight(asked, best, wrong);
    const kinds = wrong.flatMap(reasonsOf).map(({ kind }) => kind);
    const own = reasonsOf(best).filter(({ isRisk, kind }) => !isRisk && !kinds.includes(kind));
    // What holds for a wrong move too is not told where something else does.
    if (own.length > 0) expect(own.map(({ words }) => words)).toContain(told);
    for (const move of wrong) {
      const why = whyWrong(asked, move, best);
      // A risk that the best move runs as well explains nothing.
      const shared = reasonsOf(best).flatMap(({ isRisk, kind }) => (isRisk ? [kind] : []));
      const idle = reasonsOf(move).filter(({ isRisk, kind }) => isRisk && shared.includes(kind));
      expect(idle.map(({ words }) => words)).not.toContain(why);
      const [, most, least] =
        why?.match(/best reply then brings (?:about )?(\d+) points?, and (nothing|only \d+)/) ?? [];
      if (most === undefined) continue;
      replies++;
      const [after, instead] = [move, best].map((each) => Math.round(bestReplyTo(room, view, each)?.points ?? 0));
      expect([Number(most), least]).toEqual([after, instead <= 0 ? 'nothing' : `only ${instead}`]);
    }
  }
  expect(replies > 0).toBe(['metro', 'stratopolis', 'blue-lagoon'].includes(about.id));
});
