import { expect, test } from 'vitest';
import type { Move, Position } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import { findGame, shelf } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import { finalPoints } from '../../study/final-points.ts';
import { type Puzzle, rankAlike } from '../../study/puzzle.ts';
import { readPuzzles } from '../../tests/support/puzzles.ts';
import { asYou } from '../../texts/who.ts';
import { bringsAtOnce } from '../study/best-reply.ts';
import { hintReason, rightReason, type ToldReason, wrongReason } from './told-reasons.ts';
import { endsOf, type KnownEnds } from './use-final-points.ts';

/** Whether the words are right does not depend on how sure the averages are. */
const PLAN = { exact: 400, rounds: 2, seed: 1, goesOn: true };

/** What is said of a move is worked out once: each wrong one is compared with the same best one. */
function sayingOnce(room: Room, view: Position): Room {
  const said = new Map<Move, ReturnType<Room['explainMove']>>();
  const explainMove: Room['explainMove'] = (position, move, name) => {
    if (position !== view) return room.explainMove(position, move, name);
    const known = said.get(move) ?? room.explainMove(view, move, name);
    said.set(move, known);
    return known;
  };
  return { ...room, explainMove };
}

function opened(room: Room, { position, accepted, others }: Puzzle, plan = PLAN) {
  const view = must(room.game.parse(position));
  const names = Array.from({ length: view.seats }, (_, seat) => (seat === view.turn ? asYou('You') : 'Ada'));
  const [best, ...wrong] = [accepted[0], ...others].map(({ move }) => must(room.game.parseMove(view, move)));
  const found = finalPoints(room, view, [best, ...wrong], plan) ?? [];
  const ends = new Map(found.map((points, at) => [[best, ...wrong][at], endsOf(points, view.turn)]));
  return { asked: { room: sayingOnce(room, view), view, names }, best, wrong, ends };
}

const saidOf = ({ now, late }: ToldReason) => now ?? late;

test.each(shelf)('a hint, a wrong try and the answers to every puzzle of $about.id tell one truth', async (entry) => {
  const room = await entry.load();
  for (const puzzle of readPuzzles(entry.about.id)) {
    const { asked, best, wrong, ends } = opened(room, puzzle);
    const [hint, answer] = [hintReason(asked, best, wrong, ends), rightReason(asked, best, wrong, ends)];
    expectHint(asked, best, saidOf(hint), saidOf(answer));
    // Nothing tells the time that something takes: many matches are nearly over.
    for (const said of [hint.now, hint.late, answer.late])
      expect(said ?? '').not.toMatch(/turns later|long run|nothing stands out/i);
    expectTrue(asked, best, wrong[0], answer, ends, true);
    for (const move of wrong) {
      const [tried, told] = [false, true].map((isOver) => wrongReason(asked, move, best, ends, isOver));
      expectTrue(asked, move, best, told, ends, false);
      // A try is told the same as the answers later, but for what would betray the best move.
      if (saidOf(tried) === saidOf(told)) continue;
      expect(saidOf(told)).toMatch(/more now, but /);
      expect(saidOf(tried) ?? 'wins less often').toMatch(/by the end|wins less often/);
    }
  }
});

type Asked = ReturnType<typeof opened>['asked'];

/** What a hint says is what the answer says, but for its numbers: it names a place instead, or what kind of move it is. */
function expectHint({ room, view }: Asked, best: Move, hint: string | undefined, answer: string | undefined): void {
  expect(hint).toBeDefined();
  const [, place, way] = /^look at (.+), which can (score more|be made to score less)$/.exec(hint ?? '') ?? [];
  if (place !== undefined) {
    expect(answer).toContain(`, mainly through ${place}`);
    expect(answer).toMatch(way === 'score more' ? /you have \d+ points? more/ : /Ada .*\d+ (points? )?fewer/);
  } else if (hint !== answer) {
    expect(answer).toBeUndefined();
    expect(hint?.toLowerCase()).toBe(room.nameIdea?.(view, best).toLowerCase());
  }
}

/** Of a move that is told from another: every number in the words is what the two lines really do. */
function expectTrue(asked: Asked, move: Move, other: Move, told: ToldReason, ends: KnownEnds, isBest: boolean): void {
  const words = saidOf(told) ?? '';
  const { room, view } = asked;
  const ahead = () => bringsAtOnce(room, view, other) - bringsAtOnce(room, view, move);
  const [, missed] = /^the best move is worth (\d+) points? more right away$/.exec(words) ?? [];
  if (missed !== undefined) expect(ahead()).toBe(Number(missed));
  const [, early] = /(?:looks|brings) (\d+) points? (?:better|more right away), but/.exec(words) ?? [];
  if (early !== undefined) expect(-ahead()).toBe(Number(early));
  for (const said of [told.now, told.late]) expectEnds(asked, ends?.get(move), ends?.get(other), said ?? '', isBest);
}

type Ends = ReturnType<typeof endsOf>;

function expectEnds(
  asked: Asked,
  after: Ends | undefined,
  instead: Ends | undefined,
  words: string,
  isBest: boolean,
): void {
  if (!words.includes('by the end')) return;
  if (!after || !instead) throw new Error(`Nobody knows an end: ${words}`);
  const { turn } = asked.view;
  const told = [...words.matchAll(/(you|Ada)(?: have| has| only)? (\d+)(?: points)? (more|fewer)/g)];
  const changes = new Map(told.map(([, who, number, way]) => [who, Number(number) * (way === 'fewer' ? -1 : 1)]));
  const [own, theirs] = ['you', 'Ada'].map((who) => changes.get(who) ?? 0);
  for (const [at, { seat, points }] of after.entries()) {
    const said = seat === turn ? own : theirs;
    if (said !== 0) expect(Math.round(points) - Math.round(instead[at].points), words).toBe(said);
  }
  expect(own - theirs > 0, words).toBe(isBest);
  expectSource(asked, after, instead, words);
}

/** The source that is named makes half or more of what its owner wins or loses. */
function expectSource({ room, view }: Asked, after: Ends, instead: Ends, words: string): void {
  const [, through, whose] = /, mainly through (.*?\b(your|Ada’s)\b.*)$/.exec(words) ?? [];
  expect(through !== undefined).toBe(words.includes('mainly'));
  if (through === undefined) return;
  const at = after.findIndex(({ seat }) => (seat === view.turn) === (whose === 'your'));
  const changes = after[at].sources.map((points, source) => Math.abs(points - instead[at].sources[source]));
  const named = changes.findIndex((_, source) => room.scoreSources?.tell(view, source, whose) === through);
  expect(changes[named], words).toBeGreaterThanOrEqual(Math.abs(after[at].points - instead[at].points) / 2 - 1);
}

test.each(shelf)('answers of $about.id that win alike come by the result that is read beside them', async (entry) => {
  const room = await entry.load();
  for (const { position, accepted, exact } of readPuzzles(entry.about.id)) {
    if (!exact) continue;
    const view = must(room.game.parse(position));
    const found = accepted.map(({ move, win }) => ({ move: must(room.game.parseMove(view, move)), win }));
    expect(rankAlike(room, view, found, 20_000)).toEqual(found);
  }
});

async function puzzleOf(game: string, id: string) {
  const room = await findGame(game)?.load();
  const puzzle = readPuzzles(game).find((each) => each.id === id);
  if (!room || !puzzle) throw new Error(`${game} has no puzzle ${id}.`);
  return opened(room, puzzle, { ...PLAN, exact: 20_000, rounds: 64 });
}

test('where nothing can be said at once, the end says what a move is for, and through what', async () => {
  const { asked, best, wrong, ends } = await puzzleOf('stratopolis', '47-70');
  expect(hintReason(asked, best, wrong, undefined)).toEqual({ now: undefined, late: undefined, isLate: true });
  expect(hintReason(asked, best, wrong, ends).late).toBe('look at the height of your region, which can score more');
  // Beside the others it says which of them it is told from.
  expect(rightReason({ ...asked, than: 'C' }, best, wrong, ends).late).toMatch(
    /^by the end you have \d+ points more.* than with C, mainly through the height of your region$/,
  );
  const line = await puzzleOf('metro', '0-104');
  expect(rightReason(line.asked, line.best, line.wrong, line.ends)).toEqual({
    now: 'extends your line 13 by 1 tile',
    late: expect.stringMatching(/^by the end .* than with a weaker move, mainly through your line 13$/),
    isLate: false,
  });
});
