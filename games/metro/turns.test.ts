import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { metro } from './game.ts';
import type { MetroPosition } from './position.ts';

describe('M9 a turn', () => {
  it('hands start empty, seat 1 begins, and whoever has no tile draws one', () => {
    const start = metro.start(3, {});
    expect(metro.format(start)).toBe('metro - -,-,- 1+');
    expect(start.turn).toBe(CHANCE);
    expect(lineAfter(start, '+aacb')).toBe('metro - aacb,-,- 1');
  });

  it('then either place the tile in hand, and the next seat draws', () => {
    expect(lineAfter('metro - aacb,-,- 1', 'aacb01')).toBe('metro aacb01 -,-,- 2+');
  });

  it('or keep it, draw one more, place that one, and keep the first', () => {
    const line = 'metro - aacb,-,- 1';
    expect(texts(line)).toContain('draw');
    expect(lineAfter(line, 'draw')).toBe('metro - aacb,-,- 1+');
    expect(lineAfter(line, 'draw', '+dada')).toBe('metro - aacb,-,- 1+dada');
    expect(lineAfter(line, 'draw', '+dada', 'dada10')).toBe('metro dada10 aacb,-,- 2+');
  });

  it('having drawn, there is no way back: only the drawn tile can be placed, and no third drawn', () => {
    const moves = texts('metro - aacb,- 1+dada');
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.every((text) => text.startsWith('dada'))).toBe(true);
  });

  it('drawing the same type as the kept one leaves one in hand', () => {
    expect(lineAfter('metro - aaaa,- 1+aaaa', 'aaaa00')).toBe('metro aaaa00 aaaa,- 2+');
  });

  it('a seat that kept its tile does not draw at its next turn, but may ask again', () => {
    const line = 'metro dada10 aacb,cccc 2';
    expect(lineAfter(line, 'cccc11')).toBe('metro dada10cccc11 aacb,- 1');
    expect(texts('metro dada10cccc11 aacb,- 1')).toContain('draw');
  });

  it('with an empty deck the tile in hand must be placed', () => {
    const { sequence, tiles } = board(58);
    const line = `metro ${sequence} ${tiles[0]},${tiles[1]} 1`;
    expect(texts(line)).not.toContain('draw');
    expect(texts(line).length).toBeGreaterThan(0);
  });

  it('with an empty deck whoever has no tile is skipped', () => {
    const { sequence, tiles } = board(58);
    const [first, second] = tiles;
    const line = `metro ${sequence} -,${first},-,${second} 2`;
    const [move] = texts(line);
    expect(lineAfter(line, move)).toBe(`metro ${sequence}${move} -,-,-,${second} 4`);
  });

  it('with two seats the same seat may place twice running at the end', () => {
    const { sequence, tiles } = board(58);
    const [kept, last] = tiles;
    const line = `metro ${sequence} ${kept},- 1`;
    const drawn = lineAfter(line, 'draw', `+${last}`);
    expect(drawn).toBe(`metro ${sequence} ${kept},- 1+${last}`);
    const [move] = texts(drawn);
    expect(lineAfter(drawn, move)).toBe(`metro ${sequence}${move} ${kept},- 1`);
  });

  it('the last tile in the deck can be asked for, and then nobody can ask', () => {
    const { sequence, tiles } = board(58);
    expect(texts(`metro ${sequence} ${tiles[0]},- 1`)).toContain('draw');
    expect(texts(`metro ${sequence} ${tiles[0]},- 1+${tiles[1]}`)).not.toContain('draw');
  });

  it('M10 the game ends with the sixtieth tile', () => {
    const { sequence, tiles } = board(59);
    const line = `metro ${sequence} -,${tiles[0]} 2`;
    expect(texts(line)).toHaveLength(1);
    const end = must(metro.parse(lineAfter(line, texts(line)[0])));
    expect([end.turn, end.placed, end.deck]).toEqual([OVER, 60, 0]);
    expect(texts(metro.format(end))).toEqual([]);
  });
});

describe('M9 and M11, move by move', () => {
  const tables = [2, 3, 4, 5, 6].flatMap((seats) => [false, true].map((refill) => ({ seats, refill })));

  it.each(tables)('$seats seats, refill $refill: turns go round as the rule says', ({ seats, refill }) => {
    let skipped = 0;
    for (let game = 0; game < 20; game++) {
      const position = metro.start(seats, { refill: refill ? 'on' : 'off' });
      const table = new Table(seats, refill);
      const random = new SeededRandom(`turns ${seats} ${refill} ${game}`);
      while (position.turn !== OVER) {
        expect({ turn: position.turn, hands: handsOf(position), deck: position.deck }).toEqual(table.shown());
        const text = randomText(position, random);
        expect(texts(position).includes('draw')).toBe(table.mayAsk());
        position.play(must(metro.parseMove(position, text)));
        table.hear(text);
      }
      expect(table.done).toBe(60);
      skipped += table.skipped;
    }
    // With the refill everybody holds a tile when the deck runs out, so all place their last one in order.
    expect(skipped > 0).toBe(!refill);
  });
});

describe('M11 boxed refill', () => {
  it('everybody draws in seat order before seat 1 begins', () => {
    const start = metro.start(3, { refill: 'on' });
    expect(lineAfter(start, '+aaaa')).toBe('metro - aaaa,-,- 2+ refill=on');
    expect(lineAfter(start, '+aaaa', '+bbbb')).toBe('metro - aaaa,bbbb,- 3+ refill=on');
    expect(lineAfter(start, '+aaaa', '+bbbb', '+cccc')).toBe('metro - aaaa,bbbb,cccc 1 refill=on');
  });

  it('the next tile is drawn after placing, and is held while the others play', () => {
    const line = 'metro - aaaa,bbbb 1 refill=on';
    expect(lineAfter(line, 'aaaa00')).toBe('metro aaaa00 -,bbbb 1+ refill=on');
    expect(lineAfter(line, 'aaaa00', '+dddd')).toBe('metro aaaa00 dddd,bbbb 2 refill=on');
  });

  it('whoever placed an extra tile still holds the kept one and draws no other', () => {
    const line = 'metro - aaaa,bbbb 1 refill=on';
    expect(lineAfter(line, 'draw', '+dada', 'dada10')).toBe('metro dada10 aaaa,bbbb 2 refill=on');
  });

  it('with an empty deck nothing is refilled', () => {
    const { sequence, tiles } = board(58);
    const line = `metro ${sequence} ${tiles[0]},${tiles[1]} 1 refill=on`;
    const [move] = texts(line);
    expect(lineAfter(line, move)).toBe(`metro ${sequence}${move} -,${tiles[1]} 2 refill=on`);
  });

  it('the last tile of the deck still refills the hand of the one who placed', () => {
    const { sequence, tiles } = board(57);
    const line = `metro ${sequence} ${tiles[0]},${tiles[1]} 1 refill=on`;
    const [move] = texts(line).filter((text) => text !== 'draw');
    expect(lineAfter(line, move, `+${tiles[2]}`)).toBe(`metro ${sequence}${move} ${tiles[2]},${tiles[1]} 2 refill=on`);
  });
});

/** The table as somebody who knows only M9 and M11 would keep it. */
class Table {
  readonly hands: (string | undefined)[];
  readonly refill: boolean;
  mover = 0;
  drawn: string | undefined;
  drawing = true;
  deck = 60;
  done = 0;
  skipped = 0;

  constructor(seats: number, refill: boolean) {
    this.hands = new Array(seats).fill(undefined);
    this.refill = refill;
  }

  shown() {
    const hands = this.hands.map((tile) => tile ?? '-').join();
    const drawn = this.drawn === undefined ? '' : `+${this.drawn}`;
    return { turn: this.drawing ? CHANCE : this.mover, hands: hands + drawn, deck: this.deck };
  }

  mayAsk(): boolean {
    return !this.drawing && this.drawn === undefined && this.deck > 0;
  }

  hear(text: string): void {
    if (text === 'draw') this.drawing = true;
    else if (text.startsWith('+')) this.draw(text.slice(1));
    else this.place();
  }

  private draw(tile: string): void {
    this.deck--;
    this.drawing = false;
    if (this.hands[this.mover] !== undefined) {
      this.drawn = tile;
      return;
    }
    this.hands[this.mover] = tile;
    if (this.refill) this.next();
  }

  private place(): void {
    this.done++;
    if (this.drawn !== undefined) this.drawn = undefined;
    else this.hands[this.mover] = undefined;
    if (this.refill && this.hands[this.mover] === undefined && this.deck > 0) this.drawing = true;
    else if (this.done < 60) this.next();
  }

  private next(): void {
    this.mover = (this.mover + 1) % this.hands.length;
    if (this.hands[this.mover] !== undefined) return;
    if (this.deck > 0) {
      this.drawing = true;
      return;
    }
    this.skipped++;
    this.next();
  }
}

/** The first tiles of a random game, and those that it would have placed next. */
function board(placed: number): { sequence: string; tiles: string[] } {
  const random = new SeededRandom('late');
  const position = metro.start(2, {});
  while (position.turn !== OVER) position.play(must(metro.parseMove(position, randomText(position, random))));
  const placements = metro.format(position).split(' ')[1].match(/.{6}/g) ?? [];
  return {
    sequence: placements.slice(0, placed).join(''),
    tiles: placements.slice(placed).map((placement) => placement.slice(0, 4)),
  };
}

function randomText(position: MetroPosition, random: SeededRandom): string {
  if (position.turn === CHANCE) return metro.formatMove(position, position.roll(random));
  const moves = texts(position);
  // Half the time ask for another tile, so that hands fill and seats are skipped.
  return moves.includes('draw') && random.below(2) === 0 ? 'draw' : moves[random.below(moves.length)];
}

/** The line after some moves, each of which must be legal. */
function lineAfter(from: string | MetroPosition, ...moves: string[]): string {
  const position = typeof from === 'string' ? must(metro.parse(from)) : from.copy();
  for (const text of moves) position.play(must(metro.parseMove(position, text)));
  return metro.format(position);
}

/** The moves of the seat to act; none while chance acts. */
function texts(from: string | MetroPosition): string[] {
  const position = typeof from === 'string' ? must(metro.parse(from)) : from;
  if (position.turn < 0) return [];
  const list = new Int32Array(metro.maxMoves);
  return Array.from(list.subarray(0, position.moves(list)), (move) => metro.formatMove(position, move));
}

function handsOf(position: MetroPosition): string {
  const [, , hands, turn] = metro.format(position).split(' ');
  return hands + turn.slice(1).replace(/^\+$/, '');
}
