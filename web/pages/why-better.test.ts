import { expect, test } from 'vitest';
import type { Position } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import { shelf } from '../../games/index.ts';
import type { Reason } from '../../games/reason.ts';
import type { Room } from '../../games/room.ts';
import { readPuzzles } from '../../tests/support/puzzles.ts';
import { asYou } from '../../texts/who.ts';
import { bestReplyTo, bringsAtOnce } from '../study/best-reply.ts';
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
      // A reason with fewer points than what the best move brings at once is beside the point.
      expect(worthTold(reasonsOf(move), why)).toBeGreaterThanOrEqual(aheadAtOnce(room, view, best, move));
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

/** By how many points one move is ahead of another at once, where a game is won by points that everybody sees. */
function aheadAtOnce(room: Room, view: Position, best: number, move: number): number {
  if (room.about.together || room.about.secretScores) return 0;
  return bringsAtOnce(room, view, best) - bringsAtOnce(room, view, move);
}

/** The points of the risk that is told; without end where none is, or where it tells no points. */
function worthTold(reasons: readonly Reason[], words: string | undefined): number {
  const told = reasons.find((reason) => reason.isRisk && reason.words === words);
  return Math.abs(told?.worth ?? Number.POSITIVE_INFINITY);
}
