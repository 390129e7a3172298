import { describe, expect, it } from 'vitest';
import { think } from '../../../ai/think.ts';
import { CHANCE, type Move, OVER } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import type { Level } from '../../bot.ts';
import { arboretum } from '../game.ts';
import type { ArboretumPosition } from '../position.ts';
import { DECK, DISCARD, MAX_MOVES, TAKE } from '../rules.ts';
import { DISCARDING, DRAWING, PLACING } from '../state.ts';
import { bot, chooseMove, evaluate } from './index.ts';

const room = { game: arboretum, bot };

function movesOf(position: ArboretumPosition): Int32Array {
  const list = new Int32Array(MAX_MOVES);
  return list.slice(0, position.moves(list));
}

function decide(view: ArboretumPosition): Move {
  return chooseMove(view, movesOf(view));
}

function playAgainstRandom(seats: number, seat: number, random: SeededRandom): boolean {
  const position = arboretum.start(seats, { species: seats % 2 ? 'random' : 'usual' });
  while (position.turn !== OVER) {
    const list = movesOf(position);
    if (position.turn === CHANCE) position.play(position.roll(random));
    else if (position.turn === seat) position.play(decide(position.view(seat)));
    else position.play(list[random.below(list.length)]);
  }
  return position.winners()?.includes(seat) ?? false;
}

/** A match of quick players, up to the first decision that `isWanted`; undefined where there is none. */
function playUntil(
  seed: number,
  seats: number,
  isWanted: (position: ArboretumPosition) => boolean,
): ArboretumPosition | undefined {
  const random = new SeededRandom(seed);
  const position = arboretum.start(seats, { species: 'usual' });
  while (position.turn !== OVER) {
    if (position.turn === CHANCE) position.play(position.roll(random));
    else if (isWanted(position)) return position;
    else position.play(decide(position.view(position.turn)));
  }
  return undefined;
}

interface CardsOfTurn {
  /** From discard piles. */
  readonly taken: ReadonlySet<number>;
  readonly discarded: number;
}

/** What the turns of a match of two equal players took and gave. */
function turnsOf(seed: number, level: Level): CardsOfTurn[] {
  const random = new SeededRandom(`turns ${seed}`);
  const position = arboretum.start(2, { species: 'usual' });
  const turns: CardsOfTurn[] = [];
  let taken = new Set<number>();
  while (position.turn !== OVER) {
    const isChance = position.turn === CHANCE;
    const move = isChance
      ? position.roll(random)
      : think(room, position.view(position.turn), level, random.next()).moves[0].move;
    if (!isChance && position.phase === DRAWING && move !== DECK) taken.add(position.topOf(move - TAKE));
    if (position.phase === DISCARDING) {
      turns.push({ taken, discarded: move - DISCARD });
      taken = new Set();
    }
    position.play(move);
  }
  return turns;
}

/** Plays a move, and shows all hands if that was the end. */
function played(position: ArboretumPosition, move: Move): ArboretumPosition {
  const next = position.copy();
  next.play(move);
  while (next.turn === CHANCE) next.play(next.roll(new SeededRandom('show')));
  return next;
}

/** Share of the win, to begin with, then the margin: what the last move of a match should be chosen by. */
function result(over: ArboretumPosition, seat: number): number {
  const winners = over.winners() ?? [];
  return (winners.includes(seat) ? 1000 / winners.length : 0) + over.scores()[seat] - over.scores()[1 - seat];
}

describe('the quick player', () => {
  it.each([2, 3, 4])('beats random ones nearly always, %i at the table', (seats) => {
    const random = new SeededRandom('bot');
    let won = 0;
    for (let game = 0; game < 12; game++) if (playAgainstRandom(seats, game % seats, random)) won++;
    expect(won).toBeGreaterThanOrEqual(11);
  });

  it('leaves the position as it was', () => {
    const position = playUntil(1, 2, ({ phase, deck }) => phase === PLACING && deck < 20);
    const before = arboretum.format(must(arboretum.parse(arboretum.format(position as ArboretumPosition))));
    decide(position as ArboretumPosition);
    evaluate(position as ArboretumPosition, 1);
    expect(arboretum.format(position as ArboretumPosition)).toBe(before);
  });

  it('A13 judges by what its seat may know: the same in every position that its view could come from', () => {
    const random = new SeededRandom('fair');
    for (const phase of [1, PLACING, DISCARDING]) {
      const position = playUntil(2, 3, (one) => one.phase === phase && one.deck < 25) as ArboretumPosition;
      const view = position.view(position.mover);
      const moves = movesOf(view);
      const worth = new Float64Array(moves.length);
      bot.rank?.(view, moves, moves.length, worth);
      for (let round = 0; round < 5; round++) {
        const other = new Float64Array(moves.length);
        bot.rank?.(view.imagine(random), moves, moves.length, other);
        expect(Array.from(other)).toEqual(Array.from(worth));
      }
    }
  });

  it('plays on for some turns, or to the end where that comes first', () => {
    for (const seats of [2, 3, 4]) {
      const early = playUntil(3, seats, ({ phase }) => phase === DISCARDING) as ArboretumPosition;
      const deck = early.deck;
      bot.playOn?.(early, new SeededRandom('whims'), new SeededRandom('dice'));
      expect(early.deck).toBeLessThan(deck);
      const late = playUntil(3, seats, (one) => one.deck === 0 && one.phase === DISCARDING) as ArboretumPosition;
      bot.playOn?.(late, new SeededRandom('whims'), new SeededRandom('dice'));
      expect(late.turn).toBe(OVER);
    }
  });
});

describe('thinking', () => {
  const level = { way: 'glance', candidates: 1, iterations: 0 } as const;

  it('A7 the last discard of a match is the best there is: with the deck empty the rival’s hand is no secret', () => {
    for (let seed = 0; seed < 12; seed++) {
      const position = playUntil(seed, 2, (one) => one.deck === 0 && one.phase === DISCARDING) as ArboretumPosition;
      const seat = position.mover;
      const results = Array.from(movesOf(position), (move) => result(played(position, move), seat));
      const chosen = think(room, position.view(seat), { ...level, candidates: 8 }, seed).moves[0].move;
      expect(result(played(position, chosen), seat)).toBe(Math.max(...results));
    }
  });

  it('A7 takes a win that is there in the last turn', () => {
    let wins = 0;
    for (let seed = 0; seed < 12; seed++) {
      const position = playUntil(seed, 2, (one) => one.deck === 0 && one.phase === PLACING) as ArboretumPosition;
      const seat = position.mover;
      const best = Math.max(
        ...Array.from(movesOf(position), (move) => {
          const placed = played(position, move);
          return Math.max(...Array.from(movesOf(placed), (last) => result(played(placed, last), seat)));
        }),
      );
      const place = think(room, position.view(seat), { ...level, candidates: 16 }, seed).moves[0].move;
      const placed = played(position, place);
      const last = think(room, placed.view(seat), { ...level, candidates: 8 }, seed).moves[0].move;
      expect(result(played(placed, last), seat) > 500).toBe(best > 500);
      if (best > 500) wins++;
    }
    expect(wins).toBeGreaterThan(0);
    expect(wins).toBeLessThan(12);
  });

  it('is the same for the same seed', () => {
    const position = playUntil(5, 3, (one) => one.phase === PLACING && one.deck < 20) as ArboretumPosition;
    const view = position.view(position.mover);
    for (const one of [bot.levels[0], bot.levels[3]]) {
      expect(think(room, view, one, 7)).toEqual(think(room, view, one, 7));
    }
  });

  it.each([1, 2, 3])('level %i rarely discards the card that it has just taken from a pile', (number) => {
    let [turns, silly] = [0, 0];
    for (let seed = 0; seed < 8; seed++) {
      for (const { taken, discarded } of turnsOf(seed, bot.levels[number - 1])) {
        turns++;
        if (taken.has(discarded)) silly++;
      }
    }
    // Once in seven to eleven turns, when mistakes could do it.
    expect(silly / turns).toBeLessThan(0.05);
  });

  it('a level thinks no less than the one below, and the first ones only glance', () => {
    expect(bot.levels).toHaveLength(8);
    for (const [index, { iterations, noise = 0, worstLoss }] of bot.levels.entries()) {
      if (index > 0) expect(iterations).toBeGreaterThanOrEqual(bot.levels[index - 1].iterations);
      if (index > 0) expect(noise).toBeLessThanOrEqual(bot.levels[index - 1].noise ?? 0);
      // Whoever errs has a limit to it, or it would look silly.
      expect(noise > 0).toBe(worstLoss !== undefined);
    }
    expect(bot.levels[0].way).toBe('glance');
    expect(bot.levels[7].noise).toBeUndefined();
  });
});

describe('evaluate', () => {
  const rest = 'a5a6a7a8b1b2b3b4b5b6c3c4c5c6c8d5d6d7d8j3j4j5j6j7j8m1m2m3m4';
  const line = `arboretum A,Aa1C00C00a3N01C00,A,Bd1C00C00b7N01C00,Bj2 ${rest},Aa2a4c7m5m6m7m8,Bb8c1c2d2d3d4j1 - draw`;

  it('likes a path that its owner can keep the right to', () => {
    const position = must(arboretum.parse(line));
    expect(evaluate(position, 0)).toBeGreaterThan(0);
    expect(evaluate(position, 1)).toBeLessThan(0);
  });

  it('guesses at hidden cards, but not from what they are', () => {
    const position = must(arboretum.parse(line));
    const random = new SeededRandom('guess');
    const view = position.view(0);
    for (let round = 0; round < 20; round++) {
      expect(evaluate(view.imagine(random).view(0), 0)).toBe(evaluate(view, 0));
    }
  });

  it.each([2, 3, 4])('A12 is the margin over the best rival once the match is over, %i at the table', (seats) => {
    for (let seed = 0; seed < 3; seed++) {
      const position = playUntil(seed, seats, (one) => one.deck === 0 && one.phase === DISCARDING) as ArboretumPosition;
      const over = played(position, decide(position.view(position.mover)));
      expect(over.turn).toBe(OVER);
      const scores = Array.from(over.scores());
      for (let seat = 0; seat < seats; seat++) {
        const rivals = scores.filter((_, other) => other !== seat);
        expect(evaluate(over, seat)).toBe(scores[seat] - Math.max(...rivals));
      }
    }
  });
});
