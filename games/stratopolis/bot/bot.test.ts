import { describe, expect, it } from 'vitest';
import { greedy, twoPly } from '../../../ai/baselines/stratopolis.ts';
import { iterationBudget } from '../../../ai/budget.ts';
import { listCandidates } from '../../../ai/candidates.ts';
import { think } from '../../../ai/think.ts';
import { CHANCE, OVER } from '../../../core/game.ts';
import { type Random, SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import { type Settings, settle } from '../../../core/settings.ts';
import { setUpsToTry } from '../../../tests/support/set-ups.ts';
import { rollouts } from '../../bot.ts';
import { about } from '../about.ts';
import { TILE_TOTAL, TILES } from '../components.ts';
import { stratopolis as game } from '../game.ts';
import { COLOUR_LETTERS, colourOfSeat, STEPS, squaresOf } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { listPlacements, listPlacementsOf, MAX_MOVES, MAX_PLACEMENTS, placement, placeOf, tileOf } from '../rules.ts';
import { bestRank, regionsOf, survey } from '../scoring.ts';
import { COLOUR_AT, HEIGHT, NONE } from '../state.ts';
import { danger, evaluate, lead } from './evaluate.ts';
import { exposure, findExposed } from './exposure.ts';
import { bot, choosePlacement, rank } from './index.ts';
import { LineSearch } from './line-search.ts';
import { PlacementJudge } from './placement-judge.ts';

const defaults = must(settle(about.options, {}));
const list = new Int32Array(MAX_MOVES);

/** Positions of matches in which everybody takes the best of six random moves: taller and more entangled than by chance. */
function* livelyPositions(seed: string, given: Settings = defaults): Generator<StratopolisPosition> {
  const random = new SeededRandom(seed);
  const position = game.start(2, given);
  while (position.turn !== OVER) {
    if (position.turn === CHANCE) {
      position.play(position.roll(random));
      continue;
    }
    yield position;
    const seat = position.turn;
    const count = position.moves(list);
    const tried = Array.from({ length: 6 }, () => list[random.below(count)]);
    const worth = tried.map((move) => lead(played(position, move), seat));
    position.play(tried[worth.indexOf(Math.max(...worth))]);
  }
}

function played(position: StratopolisPosition, move: number): StratopolisPosition {
  const after = position.copy();
  after.lay(tileOf(move), placeOf(move));
  return after;
}

function movesOf(position: StratopolisPosition): number[] {
  return Array.from(list.subarray(0, position.moves(list)));
}

/** What a seat is ahead by once the other has made the best of the tiles it shows, without shortcuts. */
function afterBestAnswer(position: StratopolisPosition, seat: number): number {
  const moves = new Int32Array(MAX_MOVES);
  const count = listPlacementsOf(position, 1 - seat, moves);
  if (count === 0) return lead(position, seat);
  return Math.min(...Array.from(moves.subarray(0, count), (move) => lead(played(position, move), seat)));
}

describe('the outlook', () => {
  it.each(setUpsToTry(game))('S10 foresees what a survey after the tile finds: $settings', ({ settings }) => {
    const judge = new PlacementJudge();
    const random = new SeededRandom('outlook');
    for (const position of livelyPositions('outlook', settings)) {
      // Open choice lists ten tiles: a part of them is enough.
      const some = movesOf(position).filter(() => random.below(settings.piles === 'open' ? 8 : 1) === 0);
      const foreseen = some.map((move) => {
        judge.look(position);
        return judge.after(move);
      });
      expect(foreseen).toEqual(some.map((move) => lead(played(position, move), position.turn)));
    }
  });

  it.each(setUpsToTry(game))(
    'judges many moves at once, and after some tiles more, as one alone: $settings',
    (table) => {
      const anew = new PlacementJudge();
      let judges = [new PlacementJudge(), new PlacementJudge()];
      let before = game.start(2, table.settings);
      for (const position of livelyPositions('follow', table.settings)) {
        const [judge, next] = judges;
        anew.look(position);
        if (position.placed % 5 === 0) judge.look(position);
        else judge.follow(next, position);
        expect(judge.danger(position)).toBe(anew.danger(position));
        const { placed, laid, laidTiles } = position;
        if (placed > 0) before.cover(laidTiles[placed - 1], laid[placed - 1]);
        expect(judge.dangerAnew(before)).toBe(anew.danger(position));
        before = position.copy();
        const moves = movesOf(position);
        const worth = moves.map((move) => anew.after(move));
        expect(moves.map((move) => judge.afterNext(move))).toEqual(worth);
        expect(moves.map((move) => judge.after(move))).toEqual(worth);
        judges = [next, judge];
      }
    },
  );
});

describe('exposure', () => {
  /** Squares of a region that a stacked tile could cover although not all of the three are of its colour. */
  function isExposed(position: StratopolisPosition, seat: number, square: number): boolean {
    return TILES.some((_, tile) => {
      const moves = new Int32Array(MAX_PLACEMENTS);
      const count = listPlacements(position, tile, moves, 0);
      return Array.from(moves.subarray(0, count), placeOf).some((place) => {
        const squares = squaresOf(place);
        const at = squares.indexOf(square);
        return at >= 0 && TILES[tile][1][at] === COLOUR_LETTERS[0] && !isAllOf(position, squares, seat);
      });
    });
  }

  function isAllOf({ cells }: StratopolisPosition, squares: readonly number[], seat: number): boolean {
    return squares.every((square) => cells[square] >> COLOUR_AT === colourOfSeat(seat));
  }

  /** Size of the largest part of these squares. */
  function largestPart(squares: ReadonlySet<number>): number {
    const left = new Set(squares);
    return Math.max(0, ...Array.from(squares, (from) => takePart(left, from)));
  }

  /** Takes a square and all that hangs together with it; how many. */
  function takePart(left: Set<number>, square: number): number {
    if (!left.delete(square)) return 0;
    return STEPS.subarray(0, 4).reduce((size, step) => size + takePart(left, square + step), 1);
  }

  it('adds up what each square that can be covered would cost', () => {
    let cuts = 0;
    for (const position of livelyPositions('exposure')) {
      if (position.placed % 5 !== 4) continue;
      for (const seat of [0, 1]) {
        const [region, next] = regionsOf(position, seat);
        // Of two regions of one rank it is not said which is meant.
        if (next?.size === region.size) continue;
        const costs = region.squares
          .filter((square) => isExposed(position, seat, square))
          .map((square) => region.size - largestPart(new Set(region.squares.filter((other) => other !== square))));
        survey(position);
        const sum = costs.reduce((total, cost) => total + cost, 0);
        findExposed(position);
        const key = bestRank(seat, false);
        expect(exposure(position, seat, region.squares[0], key)).toBe(sum * region.height);
        cuts += costs.filter((cost) => cost > 1).length;
      }
    }
    expect(cuts).toBeGreaterThan(0);
  });
});

describe('the glance', () => {
  it.each(setUpsToTry(game))('is what the best answer leaves: $settings', ({ settings }) => {
    for (const position of livelyPositions('rank', settings)) {
      if (position.placed % 13 !== 6 && position.placed !== TILE_TOTAL - 1) continue;
      const moves = Int32Array.from(movesOf(position));
      const worth = new Float64Array(moves.length).fill(Number.NaN);
      const before = game.format(position);
      rank(position, moves, moves.length, worth);
      expect(game.format(position)).toBe(before);
      expect(worth.every(Number.isFinite)).toBe(true);
      const best = worth.indexOf(Math.max(...worth));
      for (const at of [0, 7, best]) {
        // With open choice only the most promising are looked at closely; the best is one of them.
        if (moves.length > 400 && at !== best) continue;
        expect(worth[at] * 64).toBe(afterBestAnswer(played(position, moves[at]), position.turn));
      }
    }
  });

  it.each(['official', 'boxed'])(
    'choosePlacement finds what a search without shortcuts finds, %s scoring',
    (scoring) => {
      const random = new SeededRandom('choose');
      for (const position of livelyPositions('choose', { ...defaults, scoring })) {
        if (position.placed % 6 !== 5) continue;
        const seat = position.turn;
        const reply = position.shown(1 - seat) === 0 || random.below(3) === 0 ? NONE : position.faceUp(1 - seat, 0);
        const value = (move: number) =>
          reply === NONE ? lead(played(position, move), seat) : afterBestAnswer(played(position, move), seat);
        const before = game.format(position);
        const move = choosePlacement(position, position.faceUp(seat, 0), reply);
        expect(game.format(position)).toBe(before);
        expect(position.check(move)).toBeUndefined();
        expect(value(move)).toBe(Math.max(...movesOf(position).map(value)));
      }
    },
  );
});

describe('evaluate', () => {
  it('counts points alone once the last tile lies, and is as good for one as bad for the other before', () => {
    let last: StratopolisPosition | undefined;
    for (const position of livelyPositions('evaluate')) {
      expect(evaluate(position, 0) + evaluate(position, 1)).toBe(0);
      last = position;
    }
    const [green, red] = Array.from(last?.scores() ?? []);
    expect(last?.turn).toBe(OVER);
    expect(last && evaluate(last, 0)).toBe(green - red);
  });
});

describe('line search', () => {
  const playOn = (position: StratopolisPosition, dice: Random) => {
    const after = position.copy();
    bot.playOn?.(after, new SeededRandom(0), dice);
    return after;
  };

  it.each(setUpsToTry(game))('plays legal lines and leaves nothing to be turned up: $settings', ({ settings }) => {
    for (const position of livelyPositions('lines', settings)) {
      if (position.placed % 9 !== 8) continue;
      const after = playOn(position, new SeededRandom(1));
      expect(after.placed).toBeGreaterThan(position.placed);
      expect(after.turn).not.toBe(CHANCE);
      // A line that was parsed has passed every rule.
      expect(game.format(must(game.parse(game.format(after))))).toBe(game.format(after));
      expect(game.format(playOn(position, new SeededRandom(1)))).toBe(game.format(after));
    }
  });

  it('with all moves looked at, finds the move whose best answer leaves most, without shortcuts, and that answer', () => {
    const worthOf = (position: StratopolisPosition, move: number) => {
      const after = played(position, move);
      survey(after);
      const forGreen = danger(after);
      return afterBestAnswer(after, position.turn) + (position.turn === 0 ? forGreen : -forGreen);
    };
    for (const position of livelyPositions('two placements')) {
      if (position.placed !== 5 && position.placed !== 20) continue;
      const { placed, turn } = position;
      const after = position.copy();
      new LineSearch(position, [MAX_PLACEMENTS], 0).playOn(after, new SeededRandom(3));
      const first = placement(after.laidTiles[placed], after.laid[placed]);
      expect(worthOf(position, first)).toBe(Math.max(...movesOf(position).map((move) => worthOf(position, move))));
      expect(lead(after, turn)).toBe(afterBestAnswer(played(position, first), turn));
    }
  });

  it('S12 with all moves looked at, the last two tiles are placed as well as they can be', () => {
    for (const position of livelyPositions('last two')) {
      if (position.placed !== TILE_TOTAL - 2) continue;
      const seat = position.turn;
      const best = Math.max(...movesOf(position).map((move) => afterBestAnswer(played(position, move), seat)));
      const after = position.copy();
      new LineSearch(position, [MAX_PLACEMENTS], 0).playOn(after, new SeededRandom(2));
      expect(after.placed).toBe(TILE_TOTAL);
      expect(lead(after, seat)).toBe(best);
    }
  });

  it('S12 the last tile alone is placed as well as it can be', () => {
    for (const position of livelyPositions('last')) {
      if (position.placed !== TILE_TOTAL - 1) continue;
      const best = Math.max(...movesOf(position).map((move) => lead(played(position, move), position.turn)));
      const after = position.copy();
      new LineSearch(position, [2, 2], 0).playOn(after, new SeededRandom(2));
      expect(after.turn).toBe(OVER);
      expect(lead(after, position.turn)).toBe(best);
    }
  });
});

describe('what a closer look begins with', () => {
  const first = (position: StratopolisPosition, hope: number) => {
    const after = position.copy();
    new LineSearch(position, [2, 2], hope).playOn(after, new SeededRandom(5));
    return after.laid[position.placed];
  };

  it('lines try a stacked tile that only costs at first', () => {
    let prepared = 0;
    for (const position of livelyPositions('prepare')) {
      if (position.placed > TILE_TOTAL - 4) break;
      const now = (place: number) =>
        lead(played(position, placement(position.faceUp(position.turn, 0), place)), position.turn);
      const hoped = first(position, 8);
      if (now(hoped) >= now(first(position, 0))) continue;
      expect(position.cells[hoped >> 2] & HEIGHT).toBeGreaterThan(0);
      prepared++;
    }
    expect(prepared).toBeGreaterThan(0);
  });

  it('quick lines find moves that a glance would never name, for the level that can tell', () => {
    let found = 0;
    for (const position of livelyPositions('screen')) {
      if (position.placed % 9 !== 8) continue;
      const named = listCandidates(game, bot, position, rollouts(20, 1), new SeededRandom(1)).map(({ move }) => move);
      const looked = think({ game, bot }, position, { ...bot.levels[7], iterations: 1 }, 1).moves;
      expect(looked.length).toBeLessThanOrEqual(bot.levels[7].candidates);
      found += looked.filter(({ move }) => !named.includes(move)).length;
    }
    expect(found).toBeGreaterThan(0);
    expect(bot.levels.filter(({ screens }) => screens)).toHaveLength(1);
    expect(bot.in2026?.levels.some(({ screens }) => screens)).toBe(false);
  });
});

describe('levels', () => {
  it('there are eight, and one that errs never errs by much', () => {
    expect(bot.levels).toHaveLength(8);
    for (const { noise, worstLoss } of bot.levels) expect(noise === undefined).toBe(worstLoss === undefined);
  });

  it('the same seed gives the same move, and the last tile is placed for the most points from level 6 on', () => {
    for (const position of livelyPositions('levels')) {
      if (position.placed !== TILE_TOTAL - 1) continue;
      const best = Math.max(...movesOf(position).map((move) => lead(played(position, move), position.turn)));
      for (const [index, usual] of bot.levels.entries()) {
        const level = { ...usual, iterations: Math.min(usual.iterations, 40) };
        const [{ move }] = think({ game, bot }, position.view(position.turn), level, 7).moves;
        expect(think({ game, bot }, position.view(position.turn), level, 7).moves[0].move).toBe(move);
        if (index >= 5) expect(lead(played(position, move), position.turn)).toBe(best);
      }
    }
  });
});

describe('baselines', () => {
  const points = (position: StratopolisPosition, seat: number) => position.scores()[seat] - position.scores()[1 - seat];

  it.each(setUpsToTry(game))(
    'greedy takes the most points; two-ply what the best answer leaves: $settings',
    (table) => {
      const answers = new Int32Array(MAX_MOVES);
      for (const position of livelyPositions('baselines', table.settings)) {
        if (position.placed !== 5 && position.placed !== TILE_TOTAL - 1) continue;
        const seat = position.turn;
        const moves = movesOf(position);
        const now = (move: number) => points(played(position, move), seat);
        const later = (move: number) => {
          const after = played(position, move);
          const count = listPlacementsOf(after, 1 - seat, answers);
          if (count === 0) return now(move);
          return Math.min(...Array.from(answers.subarray(0, count), (answer) => points(played(after, answer), seat)));
        };
        expect(now(greedy(position, new SeededRandom(3)))).toBe(Math.max(...moves.map(now)));
        const chosen = later(twoPly(position, new SeededRandom(3)));
        const some = table.settings.piles === 'open' ? moves.filter((_, at) => at % 40 === 0) : moves;
        expect(Math.max(...some.map(later))).toBeLessThanOrEqual(chosen);
      }
    },
  );
});

describe('level 8', () => {
  it('thinks the same with the same seed and budget, whatever it thought before', () => {
    const views: StratopolisPosition[] = [];
    for (const position of livelyPositions('before')) views.push(position.view(position.mover));
    const some = views.filter((_, at) => at % 6 === 3);
    const ask = (view: StratopolisPosition) => think({ game, bot }, view, bot.levels[7], 7, iterationBudget(60));
    const forwards = some.map(ask);
    // In the other order every one of them has other lines before it.
    expect(some.reverse().map(ask).reverse()).toEqual(forwards);
  });
});
