import { expect, test } from 'vitest';
import type { Position } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import { findGame, shelf } from '../../games/index.ts';
import type { Reason } from '../../games/reason.ts';
import type { Room } from '../../games/room.ts';
import { readPuzzles } from '../../tests/support/puzzles.ts';
import { asYou } from '../../texts/who.ts';
import { bestReplyTo, bringsAtOnce } from '../study/best-reply.ts';
import { replyTold, whyBoth, whyFewer, whyOutweighed, whyRight, whyWrong } from './why-better.ts';

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
    // What holds for a wrong move too is not told where something else does, and points that speak against it explain nothing.
    const isBehind = wrong.length > 0 && aheadAtOnce(room, view, wrong[0], best) >= 2;
    if (own.length > 0 && !isBehind) expect(own.map(({ words }) => words)).toContain(told);
    for (const move of wrong) {
      const why = whyWrong(asked, move, best);
      // A risk that the best move runs as well explains nothing.
      const shared = reasonsOf(best).flatMap(({ isRisk, kind }) => (isRisk ? [kind] : []));
      const idle = reasonsOf(move).filter(({ isRisk, kind }) => isRisk && shared.includes(kind));
      expect(idle.map(({ words }) => words)).not.toContain(why);
      // A reason with fewer points than what the best move brings at once is beside the point.
      expect(worthTold(reasonsOf(move), why)).toBeGreaterThanOrEqual(aheadAtOnce(room, view, best, move));
      const reply = replyIn(why);
      // It is marked on the board where it is told, certain, and much.
      const isMarked = reply?.isCertain === true && reply.most - reply.least >= 6;
      expect(replyTold(asked, move, best) !== undefined).toBe(isMarked);
      if (reply === undefined) continue;
      replies++;
      const [after, instead] = [move, best].map((each) => Math.round(bestReplyTo(room, view, each)?.points ?? 0));
      expect([reply.most, reply.least]).toEqual([after, Math.max(0, instead)]);
    }
  }
  expect(replies > 0).toBe(['metro', 'stratopolis', 'blue-lagoon'].includes(about.id));
});

function replyIn(words = '') {
  const [, about, most, least] =
    words.match(/best reply then brings (about )?(\d+) points?, but (?:nothing|only (\d+))/) ?? [];
  return most === undefined ? undefined : { most: Number(most), least: Number(least ?? 0), isCertain: !about };
}

/** By how many points one move is ahead of another at once, where a game is won by points that everybody sees. */
function aheadAtOnce(room: Room, view: Position, best: number, move: number): number {
  if (room.about.together || room.about.secretScores) return 0;
  return bringsAtOnce(room, view, best) - bringsAtOnce(room, view, move);
}

/** The points of the risk that is told, a few where it tells none; without end where no risk is told. */
function worthTold(reasons: readonly Reason[], words: string | undefined): number {
  const told = reasons.find((reason) => reason.isRisk && reason.words === words);
  return told ? Math.abs(told.worth ?? 6) : Number.POSITIVE_INFINITY;
}

/** The best move of a puzzle, and the most tempting other. */
async function askedIn(game: string, id: string) {
  const room = await findGame(game)?.load();
  const puzzle = readPuzzles(game).find((each) => each.id === id);
  if (!room || !puzzle) throw new Error(`${game} has no puzzle ${id}.`);
  const view = must(room.game.parse(puzzle.position));
  const names = Array.from({ length: view.seats }, (_, seat) => (seat === view.turn ? asYou('You') : 'Red'));
  const [right, wrong] = [puzzle.accepted[0], puzzle.others[0]].map(({ move }) =>
    must(room.game.parseMove(view, move)),
  );
  return { room, view, names, right, wrong };
}

/** What is said of both, had the other been played for so many points less. */
async function bothIn(game: string, id: string, points: number) {
  const { right, wrong, ...asked } = await askedIn(game, id);
  return whyBoth(asked, right, wrong, points);
}

test('a better move that scores less says so, and what for', async () => {
  expect((await bothIn('stratopolis', '251-74', 0)).better).toBe(
    'gives up 2 points now, but sets up your next tile: about +16 instead of +2',
  );
  // The reply is told once, beside the points that it makes up for.
  expect(await bothIn('metro', '2120-131', 0)).toEqual({
    better: 'gives up 5 points now, but Red’s best reply brings nothing instead of about 6 points',
    worse: undefined,
  });
});

test('a wrong move that scores more says what the best one is for instead', async () => {
  const asked = await askedIn('stratopolis', '609-68');
  expect(whyOutweighed(asked, asked.wrong, asked.right)).toBe(
    'wins 9 points more now, but the best move slows Red down: their next tile brings about +9 instead of +27',
  );
  expect(whyRight(asked, asked.right, [asked.wrong])).toBe(
    'gives up 9 points now, but slows Red down: their next tile brings about +9 instead of +27',
  );
  // Nothing is made up where nothing is known; the chance to win is.
  const silent = await askedIn('stratopolis', '586-68');
  expect(whyOutweighed(silent, silent.wrong, silent.right)).toBeUndefined();
  expect(whyFewer(silent, silent.wrong, silent.right)).toMatch(
    /^brings \d points more right away, but wins less often in the end$/,
  );
  expect(whyFewer(silent, silent.right, silent.wrong)).toBeUndefined();
});

test('points that speak against the better move are no reason for it: the end is, where it is known', async () => {
  expect(await bothIn('stratopolis', '534-66', 4.2)).toEqual({
    better: undefined,
    worse: 'right away it looks 6 points better, but on average it ends 4 points behind the best move',
  });
  expect(await bothIn('metro', '2212-123', -1)).toEqual({ better: undefined, worse: undefined });
  // The points by which it ends behind stand beside the mistake, and are no reason.
  expect(await bothIn('metro', '476-121', 5)).toEqual({
    better: 'extends your line 20 by 1 tile',
    worse: undefined,
  });
  // A move that wins at once says by which points.
  expect((await bothIn('blue-lagoon', '0-185', 0)).better).toBe('ends the game and wins by 3: bamboo +5');
});

test('a card for a path that can’t score, and that nobody else has, is the one to let go', async () => {
  expect((await bothIn('arboretum', '1200-144', 0)).better).toBe(
    'your Blue Spruce path can’t score against Red’s hand, and Red has no path of it',
  );
});
