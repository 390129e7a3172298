import { expect, it } from 'vitest';
import { failed } from '../tests/support/faults.ts';
import { FOR_TWO } from '../tests/support/for-two.ts';
import { FaceUpWithoutChance } from './face-up.ts';
import { type Game, type Move, OVER, type Position, type Seat, type Turn } from './game.ts';
import { violations, walk } from './laws.ts';
import { SeededRandom } from './random.ts';
import { type Fault, ok, type Result } from './result.ts';

/** Take one, two or three stones; whoever takes the last one wins. A whole game without chance and secrets. */
class Nim extends FaceUpWithoutChance implements Position {
  readonly seats = 2;
  stones = 13;
  mover: Seat = 0;

  get turn(): Turn {
    return this.stones === 0 ? OVER : this.mover;
  }
  moves(into: Int32Array): number {
    const most = Math.min(3, this.stones);
    for (let taken = 1; taken <= most; taken++) into[taken - 1] = taken;
    return most;
  }
  check(move: Move): Fault | undefined {
    const isLegal = Number.isInteger(move) && move >= 1 && move <= Math.min(3, this.stones);
    return isLegal ? undefined : { code: 'nim.take' };
  }
  play(move: Move): void {
    this.stones -= move;
    this.mover = 1 - this.mover;
  }
  copy(): this {
    const other = new Nim();
    other.copyFrom(this);
    return other as this;
  }
  copyFrom({ stones, mover }: Nim): void {
    this.stones = stones;
    this.mover = mover;
  }
  scores(): ArrayLike<number> {
    return this.stones > 0 ? [0, 0] : [this.mover, 1 - this.mover];
  }
  winners(): readonly Seat[] | undefined {
    return this.stones > 0 ? undefined : [1 - this.mover];
  }
}

function parse(text: string): Result<Nim> {
  const parts = /^nim (\d{1,2}) ([01])$/.exec(text);
  if (!parts || parts[1] !== String(Number(parts[1])) || Number(parts[1]) > 13) {
    return failed('nim.text');
  }
  const position = new Nim();
  position.stones = Number(parts[1]);
  position.mover = Number(parts[2]);
  return ok(position);
}

const nim: Game<Nim> = {
  id: 'nim',
  title: 'Nim',
  ...FOR_TWO,
  maxMoves: 3,
  start: () => new Nim(),
  format: ({ stones, mover }) => `nim ${stones} ${mover}`,
  parse,
  formatMove: (_, move) => String(move),
  parseMove(position, text) {
    const fault = position.check(/^[123]$/.test(text) ? Number(text) : 0);
    return fault ? { ok: false, fault } : ok(Number(text));
  },
};

it('a game without chance and secrets keeps the laws and writes none of their methods', () => {
  for (let seed = 0; seed < 50; seed++) expect(violations(walk(nim, 2, {}, `nim ${seed}`))).toEqual([]);
});

it('every viewer is given an equal copy', () => {
  const position = new Nim();
  const views = [position.view(0), position.view('spectator'), position.imagine(new SeededRandom(1))];
  expect(views).toEqual([position, position, position]);
  for (const view of views) expect(view).not.toBe(position);
  expect(position.viewMove(2, 'spectator')).toBe(2);
});

it('rolling where chance never acts is our mistake', () => {
  expect(() => new Nim().roll(new SeededRandom(1))).toThrow('Chance never acts');
  expect(new Nim().odds(1)).toBe(0);
});
