import { describe, expect, it } from 'vitest';
import type { Game, Move, Position } from '../core/game.ts';
import { listMoves } from '../core/list-moves.ts';
import { SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import { replay, type Timeline } from '../core/timeline.ts';
import { NO_SETTLEMENT } from '../tests/support/blue-lagoon-no-settlement.ts';
import { readGolden } from '../tests/support/golden.ts';
import { readPuzzles } from '../tests/support/puzzles.ts';
import { CHECKS } from '../tests/support/reasons/index.ts';
import { areAlike, type Idea, pickIdeas, toldWorth } from './ideas.ts';
import { shelf } from './index.ts';
import type { Reason } from './reason.ts';

const NAMES = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy', 'Grace'];
const name = (seat: number) => NAMES[seat];
/** Positions tried in each match, and the most moves in each position besides the one that was played. */
const POSITIONS = 40;
const MOVES = 12;
const MATCHES = 12;
/** Moves at the end of a match that are always tried. */
const LAST = 6;
/** Puzzles whose answer is right for what comes much later, so that nothing true and short speaks for it. */
const SILENT: Readonly<Record<string, number>> = {
  arboretum: 3,
  'blue-lagoon': 1,
  metro: 3,
  'race-to-the-raft': 7,
  stratopolis: 2,
};

describe.each(shelf)('the reasons of $about.id', async ({ about, load }) => {
  const room = await load();
  const checks = CHECKS[about.id];
  const seen = new Set<string>();

  const positions = [...sample(room)];
  const explained = new Map<Position, Map<Move, Reason[]>>();

  /** What is said of a move, worked out once: the tests speak of the same moves. */
  function explain(position: Position, move: Move): Reason[] {
    const known = explained.get(position) ?? new Map<Move, Reason[]>();
    const reasons = known.get(move) ?? room.explainMove(position, move, name);
    explained.set(position, known.set(move, reasons));
    return reasons;
  }

  /** Every reason for and against a move, seen to be true. */
  function reasonsFor(position: Position, move: Move): readonly Reason[] {
    const after = position.copy();
    after.play(move);
    const reasons = explain(position, move);
    const truths = reasons.map(({ kind, claim, words }) => {
      const check = checks[kind];
      if (!check) throw new Error(`${about.id} gives a reason "${kind}" that no check knows`);
      seen.add(kind);
      return { words, ...check({ before: position, after, move, claim, words }) };
    });
    expect(truths).toEqual(reasons.map(({ words, claim }) => ({ words, ...claim })));
    expect(reasons.filter(hidesPoints)).toEqual([]);
    return reasons;
  }

  it('say what the moves really do, with every number of the claim that people read', () => {
    for (const { position, moves } of positions) for (const move of moves) reasonsFor(position, move);
  });

  it('are there for the best answer of almost every puzzle', () => {
    const silent = readPuzzles(about.id).filter(({ position, accepted: [best] }) => {
      const view = must(room.game.parse(position));
      return reasonsFor(view, must(room.game.parseMove(view, best.move))).every(({ isRisk }) => isRisk);
    });
    expect(silent.length, silent.map(({ id }) => id).join()).toBeLessThanOrEqual(SILENT[about.id]);
  });

  it('no check is idle', () => {
    expect([...seen].sort()).toEqual(Object.keys(checks).sort());
  });

  it.each([0.01, 0.2])(
    'ideas are sorted, differ in what is said, and are three at most, with doubts of %d',
    (doubt) => {
      for (const { position, moves } of positions) {
        const random = new SeededRandom('ideas');
        const judged = moves.map((move) => ({ move, win: 0.5 + random.below(100) / 1000, doubt }));
        const ideas = pickIdeas({ ...room, explainMove: explain }, position, judged, name);
        const wins = ideas.map(({ win = 0 }) => Math.round(win * 100));
        if (areAlike(ideas)) expectWordsInOrder(ideas);
        else expect(wins).toEqual([...wins].sort((a, b) => b - a));
        const names = ideas.map(({ move }) => room.topicOf?.(position, move) ?? -move);
        expect(new Set(names).size).toBe(ideas.length);
        const said = ideas.map(({ gain, risk }) => `${gain?.words} / ${risk?.words}`);
        expect(new Set(said).size).toBe(ideas.length);
        const came = ideas.toSorted((a, b) => moves.indexOf(a.move) - moves.indexOf(b.move));
        const dearer = came.filter(({ gain, risk }, at) =>
          came.slice(0, at).some((better) => better.gain?.words === gain?.words && !better.risk && risk),
        );
        expect(dearer).toEqual([]);
        expect(ideas.length).toBeLessThanOrEqual(3);
        for (const idea of ideas) expect(idea.gain !== undefined || idea.move === judged[0].move).toBe(true);
      }
    },
  );
});

function hidesPoints({ claim, words }: Reason): boolean {
  return 'points' in claim && claim.points !== 0 && !words.includes(`${Math.abs(claim.points)}`);
}

/** No idea is told to be worth more than the one before it; what is dangerous without a number comes last. */
function expectWordsInOrder(ideas: readonly Idea[]): void {
  const isSafe = ({ risk }: Idea) => risk === undefined || risk.worth !== undefined;
  const safe = ideas.filter(isSafe);
  expect(ideas.slice(0, safe.length)).toEqual(safe);
  for (const some of [safe, ideas.slice(safe.length)]) {
    expect(some.map(toldWorth)).toEqual(some.map(toldWorth).toSorted((a, b) => b - a));
  }
}

type Loaded = Awaited<ReturnType<(typeof shelf)[number]['load']>>;

/** Views of positions in golden matches where somebody must decide, with the move that was played and some others. */
function* sample({ game }: Loaded) {
  for (const match of matchesOf(game)) {
    const step = Math.max(1, Math.floor(match.length / POSITIONS));
    for (let line = 0; line < match.length; line++) {
      const turn = match.turnAt(line);
      if (turn < 0 || (line % step !== 0 && !isDecisive(match, line))) continue;
      const position = match.at(line).view(turn);
      const moves = listMoves(game, position);
      const each = Math.ceil(moves.length / MOVES);
      const some = moves.filter((_, at) => at % each === 0);
      yield { position, moves: [...new Set([match.moveAt(line), ...some])] };
    }
  }
}

/** Some of the random ones, and what these never come to: cats that are saved, an end at half-time. */
function matchesOf(game: Game): readonly Timeline[] {
  const random = readGolden(game);
  const some = random.filter((_, at) => at % Math.ceil(random.length / MATCHES) === 0);
  if (game.id === 'race-to-the-raft') return [...some, ...readGolden(game, 'long').slice(0, MATCHES)];
  return game.id === 'blue-lagoon' ? [...some, must(replay(game, NO_SETTLEMENT))] : some;
}

/** A phase that is counted, or the last moves of all. */
function isDecisive(match: Timeline, line: number): boolean {
  const [before, after] = [match.at(line), match.at(line + 1)].map((position) => Array.from(position.scores()).join());
  return line >= match.length - LAST || before !== after;
}
