import { describe, expect, it } from 'vitest';
import { CHANCE, type Move, OVER } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { SPECIES } from './components.ts';
import { arboretum } from './game.ts';
import type { ArboretumPosition } from './position.ts';
import { DECK, MAX_MOVES } from './rules.ts';
import { DISCARDING, DRAWING, PLACING, SHOWING } from './state.ts';

const { formatMove, parseMove, parse, format } = arboretum;
const USUAL = { species: 'usual' };

function play(position: ArboretumPosition, ...texts: string[]): ArboretumPosition {
  const next = position.copy();
  for (const text of texts) next.play(must(parseMove(next, text)));
  return next;
}

function movesOf(position: ArboretumPosition): string[] {
  const list = new Int32Array(MAX_MOVES);
  return Array.from(list.subarray(0, position.moves(list)), (move) => formatMove(position, move));
}

function refusal(
  position: ArboretumPosition,
  text: string,
): { code: string; rule: string | undefined; where: unknown } {
  const move = parseMove(position, text);
  if (move.ok) throw new Error(`${text} is legal`);
  return { code: move.fault.code, rule: move.fault.rule, where: move.fault.where };
}

/** Two hands are dealt: A b1…b7, B c1…c7. */
function dealt(): ArboretumPosition {
  let position = arboretum.start(2, USUAL);
  for (let value = 1; value <= 7; value++) position = play(position, `+b${value}`, `+c${value}`);
  return position;
}

/** A random match, a seat deciding by `choose`. */
function finish(seats: number, seed: string, choose: (moves: Int32Array, random: SeededRandom) => Move) {
  const random = new SeededRandom(seed);
  const position = arboretum.start(seats, USUAL);
  const list = new Int32Array(MAX_MOVES);
  while (position.turn !== OVER && position.phase !== SHOWING) {
    position.play(
      position.turn === CHANCE ? position.roll(random) : choose(list.subarray(0, position.moves(list)), random),
    );
  }
  return position;
}

const turnsOf = (position: ArboretumPosition): number => position.groves.reduce((sum, { placed }) => sum + placed, 0);

describe('A2: set-up', () => {
  it.each([
    [2, 48, 34],
    [3, 64, 43],
    [4, 80, 52],
  ])('%i players: %i cards, %i left after the deal of seven each', (seats, cards, left) => {
    const position = arboretum.start(seats, USUAL);
    expect(position.deck).toBe(cards);
    expect(movesOf(position)).toHaveLength(cards);
    const random = new SeededRandom('deal');
    for (let card = 0; card < 7 * seats; card++) {
      expect(position.turn).toBe(CHANCE);
      expect(position.mover).toBe(card % seats);
      position.play(position.roll(random));
    }
    expect(position.deck).toBe(left);
    expect(position.turn).toBe(0);
    for (let seat = 0; seat < seats; seat++) expect(position.held(seat)).toBe(7);
  });
});

describe('A3, A4: drawing', () => {
  it('on the first turn there is only the deck', () => {
    expect(movesOf(dealt())).toEqual(['D']);
  });

  it('the first card is seen before the second is chosen', () => {
    const position = play(dealt(), 'D', '+a1');
    expect(position.turn).toBe(0);
    expect(position.hand(0)).toContain(0);
    expect(movesOf(position)).toEqual(['D']);
    expect(play(position, 'D', '+a2').phase).toBe(PLACING);
  });

  it('any pile’s top, two deep in one pile, one’s own included', () => {
    let position = play(dealt(), 'D', '+a1', 'D', '+a2', 'b1C00C00', '-a1');
    expect(movesOf(position)).toEqual(['D', 'a1']);
    position = play(position, 'D', '+a3', 'D', '+a4', 'c1C00C00', '-a4');
    expect(movesOf(position)).toEqual(['D', 'a1', 'a4']);
    // A digs in both piles, its own first.
    position = play(position, 'a1', 'a4', 'b2N01C00', '-a1');
    position = play(position, 'D', '+a5', 'D', '+a6', 'c2N01C00', '-a5');
    position = play(position, 'D', '+d1', 'D', '+d2', 'b3N02C00', '-d1');
    position = play(position, 'd1', 'a1');
    expect(position.piled(0)).toBe(0);
    expect(position.openHand(1)).toEqual([0, 24]);
    expect(position.phase).toBe(PLACING);
  });

  it('a card lower in a pile is refused, and so is one that is nowhere', () => {
    let position = play(dealt(), 'D', '+a1', 'D', '+a2', 'b1C00C00', '-a1', 'D', '+a3', 'D', '+a4', 'c1C00C00', '-a4');
    position = play(position, 'D', '+a5', 'D', '+a6', 'b2N01C00', '-a2');
    expect(refusal(position, 'a1')).toEqual({ code: 'arboretum.top', rule: 'A4', where: ['a1'] });
    expect(refusal(position, 'm8').code).toBe('arboretum.top');
    expect(refusal(position, 'b3N02C00')).toMatchObject({ code: 'arboretum.draw', rule: 'A3' });
    expect(refusal(position, '-c2')).toMatchObject({ code: 'arboretum.draw', rule: 'A3' });
  });

  it('when the first draw empties the deck the second must be from a pile', () => {
    const last = lastCard();
    expect(movesOf(last)).toEqual(['D', 'a1', 'm1']);
    const drawn = play(last, 'D', '+j8');
    expect(drawn.deck).toBe(0);
    expect(movesOf(drawn)).toEqual(['a1', 'm1']);
    expect(refusal(drawn, 'D')).toMatchObject({ code: 'arboretum.deck', rule: 'A4' });
  });
});

/** One card is left in the deck, j8; A is to draw. */
function lastCard(): ArboretumPosition {
  const row = (cards: string): string => {
    const north = (index: number): string => (index === 0 ? 'C00' : `N${String(index).padStart(2, '0')}`);
    return (cards.match(/../g) ?? []).map((card, index) => `${card}${north(index)}C00`).join('');
  };
  const a = row('a2a3a4a5a6a7a8b1b2b3b4b5b6b7b8');
  const b = row('c2c3c4c5c6c7c8d1d2d3d4d5d6d7d8');
  return must(parse(`arboretum A,A${a},Ac1a1,B${b},Bm1 j8,Aj2j3j4j5j6j7m2,Bj1m3m4m5m6m7m8 - draw`));
}

describe('A5: placing', () => {
  const nine = (): ArboretumPosition => play(dealt(), 'D', '+a1', 'D', '+a2');

  it('the first card lies on C00C00', () => {
    expect(movesOf(nine())).toEqual(
      ['a1', 'a2', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'].map((card) => `${card}C00C00`),
    );
    expect(refusal(nine(), 'a1N01C00')).toMatchObject({ code: 'arboretum.first', rule: 'A5' });
  });

  it('the next beside it, on a free square', () => {
    let position = play(nine(), 'b1C00C00', '-a1', 'D', '+a3', 'D', '+a4', 'c1C00C00', '-a3', 'D', '+a5', 'D', '+a6');
    expect(movesOf(position)).toHaveLength(9 * 4);
    expect(refusal(position, 'b2C00C00')).toEqual({ code: 'arboretum.occupied', rule: 'A5', where: ['C00C00'] });
    expect(refusal(position, 'b2N01E01')).toEqual({ code: 'arboretum.apart', rule: 'A5', where: ['N01E01'] });
    expect(refusal(position, 'b2N99W99')).toEqual({ code: 'arboretum.apart', rule: 'A5', where: ['N99W99'] });
    expect(refusal(position, 'c2N01C00')).toEqual({ code: 'arboretum.hand', rule: 'A5', where: ['c2'] });
    expect(refusal(position, 'D')).toMatchObject({ code: 'arboretum.place', rule: 'A3' });
    position = play(position, 'b2N01C00');
    expect(position.phase).toBe(DISCARDING);
    expect(refusal(position, 'b3N02C00')).toMatchObject({ code: 'arboretum.discard', rule: 'A3' });
  });
});

describe('A6: discarding', () => {
  it('any card of the eight, on one’s own pile, and the turn passes on', () => {
    const position = play(dealt(), 'D', '+a1', 'D', '+a2', 'b1C00C00');
    expect(movesOf(position)).toEqual(['-a1', '-a2', '-b2', '-b3', '-b4', '-b5', '-b6', '-b7']);
    expect(refusal(position, '-b1')).toEqual({ code: 'arboretum.hand', rule: 'A6', where: ['b1'] });
    const next = play(position, '-a2');
    expect(next.pile(0)).toEqual([1]);
    expect(next.turn).toBe(1);
    expect(next.held(0)).toBe(7);
    expect(next.phase).toBe(DRAWING);
  });
});

describe('A7: the end', () => {
  it('comes at the end of the turn that empties the deck, not before', () => {
    const position = play(lastCard(), 'D', '+j8', 'a1');
    expect(position.turn).toBe(0);
    const placed = play(position, 'j2S01C00');
    expect(placed.turn).toBe(0);
    const done = play(placed, '-m2');
    expect(done.phase).toBe(SHOWING);
    expect(done.turn).toBe(CHANCE);
    expect(done.winners()).toBeUndefined();
  });

  it('then hands are shown, seat by seat, but for cards that everybody knows', () => {
    let position = play(lastCard(), 'D', '+j8', 'a1', 'j2S01C00', '-m2');
    expect(movesOf(position)).toEqual(['=j3', '=j4', '=j5', '=j6', '=j7', '=j8']);
    expect(refusal(position, '=a1')).toMatchObject({ code: 'arboretum.show', rule: 'A7' });
    expect(refusal(position, '=m3')).toMatchObject({ code: 'arboretum.show' });
    const shown = must(parseMove(position, '=j8'));
    for (const viewer of [0, 1, 'spectator'] as const) expect(position.viewMove(shown, viewer)).toBe(shown);
    position = play(position, '=j8', '=j3', '=j7', '=j5', '=j4', '=j6');
    expect(movesOf(position)).toContain('=m3');
    const random = new SeededRandom('show');
    while (position.turn === CHANCE) position.play(position.roll(random));
    expect(position.turn).toBe(OVER);
    expect(movesOf(position)).toEqual([]);
    expect(position.winners()).toBeDefined();
    expect(format(position.view('spectator'))).toBe(format(position));
  });

  it.each([
    [2, 17, 33],
    [3, 22, 42],
    [4, 26, 51],
  ])('%i players: %i turns when all draw from the deck, %i when they spare it', (seats, least, most) => {
    const fast = finish(seats, 'fast', (moves, random) =>
      moves[0] === DECK ? DECK : moves[random.below(moves.length)],
    );
    expect(turnsOf(fast)).toBe(least);
    const slow = finish(seats, 'slow', (moves) => moves[moves.length - 1]);
    expect(turnsOf(slow)).toBe(most);
  });

  it('a line across the whole game fits, and no list outgrows its bound', () => {
    const list = new Int32Array(MAX_MOVES);
    const random = new SeededRandom('line');
    const position = arboretum.start(2, USUAL);
    let longest = 0;
    while (position.turn !== OVER) {
      const count = position.moves(list);
      longest = Math.max(longest, count);
      if (position.turn === CHANCE) position.play(position.roll(random));
      else if (position.phase === PLACING) position.play(farthest(position, list.subarray(0, count)));
      else position.play(list[count - 1]);
    }
    expect(position.groves[0].placed).toBe(17);
    expect(longest).toBe(MAX_MOVES);
    expect(must(parse(format(position))).groves[0].placed).toBe(17);
  });
});

/** Northmost, so that the arboretum is a line. */
function farthest(position: ArboretumPosition, moves: Int32Array): Move {
  const grove = position.groves[position.mover];
  return moves.reduce((best, move) => (grove.northOf(move & 0xffff) > grove.northOf(best & 0xffff) ? move : best));
}

describe('A14: species that the players choose', () => {
  it('are in play, and no others', () => {
    const position = arboretum.start(2, { species: 'abcotw' });
    const letters = SPECIES.flatMap(({ letter }, species) => ((position.species >> species) & 1 ? [letter] : []));
    expect(letters.join('')).toBe('abcotw');
    expect(position.deck).toBe(48);
  });
});

describe('A14: species drawn by lot', () => {
  it.each([
    [2, 6],
    [3, 8],
  ])('%i players: %i of the ten, then the deal', (seats, count) => {
    const random = new SeededRandom('lot');
    const position = arboretum.start(seats, { species: 'random' });
    for (let i = 0; i < count; i++) {
      expect(movesOf(position)).toHaveLength(10 - i);
      expect(movesOf(position)[0]).toMatch(/^\*/);
      position.play(position.roll(random));
    }
    expect(movesOf(position)).toHaveLength(count * 8);
    expect(position.deck).toBe(count * 8);
  });

  it('no species twice, and no seat draws', () => {
    const position = play(arboretum.start(2, { species: 'random' }), '*o');
    expect(refusal(position, '*o')).toMatchObject({ code: 'arboretum.species', rule: 'A14' });
    expect(refusal(position, 'D')).toMatchObject({ code: 'arboretum.chance', rule: 'A14' });
    expect(refusal(position, '*x').code).toBe('arboretum.species');
  });

  it('four players have all ten anyway', () => {
    expect(arboretum.start(4, { species: 'random' }).deck).toBe(80);
  });

  it('every species has the same chance', () => {
    const random = new SeededRandom('fair lot');
    const counts = new Array<number>(10).fill(0);
    for (let round = 0; round < 2000; round++) {
      const position = arboretum.start(2, { species: 'random' });
      for (let i = 0; i < 6; i++) position.play(position.roll(random));
      for (let species = 0; species < 10; species++) counts[species] += (position.species >> species) & 1;
    }
    for (const count of counts) expect(Math.abs(count - 1200)).toBeLessThan(120);
  });
});

describe('a roll', () => {
  it('takes every card of the deck with the same chance', () => {
    const random = new SeededRandom('fair deck');
    const position = dealt();
    position.play(DECK);
    const counts = new Map<Move, number>();
    for (let i = 0; i < 34_000; i++) {
      const roll = position.roll(random);
      counts.set(roll, (counts.get(roll) ?? 0) + 1);
    }
    expect(counts.size).toBe(34);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });

  it('of a card that is not in the deck is refused', () => {
    const position = play(dealt(), 'D');
    expect(refusal(position, '+b1')).toMatchObject({ code: 'arboretum.seen', where: ['b1'] });
    expect(refusal(position, '+o1').code).toBe('arboretum.seen');
    expect(refusal(position, 'D').code).toBe('arboretum.chance');
  });
});
