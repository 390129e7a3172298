import { ok, quote, type Result } from '../../core/result.ts';
import { TOKENS } from './components.ts';
import { fail } from './faults.ts';

/*
 * The syntax of the official strings and nothing else: no count, range or repetition is judged here.
 *
 *   a 13 2; c 0 E; i 6 0,0 0,1; … s 0,0 …; r C … B … W … P … S …; p 0 score C B W P S S … T …; p 1 …;
 */

export interface Coordinate {
  readonly row: number;
  readonly column: number;
}

export interface MapText {
  readonly islands: readonly { readonly bonus: number; readonly tiles: readonly Coordinate[] }[];
  readonly circles: readonly Coordinate[];
  /** The island and stone statements as they were written. */
  readonly text: string;
}

export interface SeatText {
  readonly id: number;
  readonly score: number;
  /** Tokens held, by kind. */
  readonly hand: readonly number[];
  readonly settlers: readonly Coordinate[];
  readonly villages: readonly Coordinate[];
}

export interface StateText {
  readonly height: number;
  readonly players: number;
  readonly current: number;
  readonly phase: 'E' | 'S';
  readonly map: MapText;
  /** Where tokens lie, by kind. */
  readonly tokens: readonly (readonly Coordinate[])[];
  readonly seats: readonly SeatText[];
}

export interface MoveText extends Coordinate {
  readonly piece: 'S' | 'T';
}

export function parseStateText(text: string): Result<StateText> {
  const reader = new Reader(text);
  reader.skip('a ');
  const height = reader.number();
  reader.skip(' ');
  const players = reader.number();
  reader.skip('; c ');
  const current = reader.number();
  reader.skip(' ');
  const phase = reader.oneOf('E', 'S');
  reader.skip('; ');
  const map = readMap(reader);
  reader.skip(' r');
  const tokens = TOKENS.map(({ letter }) => {
    reader.skip(` ${letter}`);
    return reader.coordinates();
  });
  reader.skip(';');
  const seats: SeatText[] = [];
  while (reader.sees(' p ')) seats.push(readSeat(reader));
  return reader.finish({ height, players, current, phase, map, tokens, seats }, 'state');
}

/** Island and stone statements on their own, as components.ts has them. */
export function parseMapText(text: string): Result<MapText> {
  const reader = new Reader(text);
  return reader.finish(readMap(reader), 'map');
}

export function parseMoveText(text: string): Result<MoveText> {
  const reader = new Reader(text);
  const piece = reader.oneOf('S', 'T');
  reader.skip(' ');
  return reader.finish({ piece, ...reader.coordinate() }, 'move');
}

function readMap(reader: Reader): MapText {
  const from = reader.at;
  const islands: { bonus: number; tiles: Coordinate[] }[] = [];
  while (reader.sees('i ')) {
    reader.skip('i ');
    islands.push({ bonus: reader.number(), tiles: reader.coordinates() });
    reader.skip('; ');
  }
  reader.skip('s');
  const circles = reader.coordinates();
  reader.skip(';');
  return { islands, circles, text: reader.text.slice(from, reader.at) };
}

function readSeat(reader: Reader): SeatText {
  reader.skip(' p ');
  const id = reader.number();
  reader.skip(' ');
  const score = reader.number();
  const hand = TOKENS.map(() => {
    reader.skip(' ');
    return reader.number();
  });
  reader.skip(' S');
  const settlers = reader.coordinates();
  reader.skip(' T');
  const villages = reader.coordinates();
  reader.skip(';');
  return { id, score, hand, settlers, villages };
}

/**
 * Reads from left to right. After the first thing that is missing every question answers no and nothing moves, so the
 * grammar above needs no checks between its lines.
 */
class Reader {
  readonly text: string;
  at = 0;
  private missing: string | undefined;

  constructor(text: string) {
    this.text = text;
  }

  sees(literal: string): boolean {
    return this.missing === undefined && this.text.startsWith(literal, this.at);
  }

  skip(literal: string): void {
    if (this.sees(literal)) this.at += literal.length;
    else this.miss(quote(literal));
  }

  oneOf<T extends string>(...literals: readonly [T, ...T[]]): T {
    const found = literals.find((literal) => this.sees(literal));
    if (found === undefined) this.miss(literals.map((literal) => quote(literal)).join(' or '));
    else this.at += found.length;
    return found ?? literals[0];
  }

  number(): number {
    let value = 0;
    const from = this.at;
    // Numbers too long to be exact stay very large, which is all that anybody asks of them.
    while (this.seesDigit(0)) value = Math.min(value * 10 + this.text.charCodeAt(this.at++) - ZERO, 1e15);
    if (this.at === from) this.miss('a number');
    return value;
  }

  coordinate(): Coordinate {
    const row = this.number();
    this.skip(',');
    return { row, column: this.number() };
  }

  coordinates(): Coordinate[] {
    const list: Coordinate[] = [];
    while (this.sees(' ') && this.seesDigit(1)) {
      this.at++;
      list.push(this.coordinate());
    }
    return list;
  }

  finish<T>(value: T, what: string): Result<T> {
    if (this.missing === undefined && this.at < this.text.length) this.miss('the end');
    if (this.missing === undefined) return ok(value);
    const rest = this.at < this.text.length ? quote(this.text.slice(this.at), 12) : 'the end';
    return fail('syntax', { where: [`at ${this.at + 1}`], what, expected: this.missing, found: rest });
  }

  private miss(what: string): void {
    this.missing ??= what;
  }

  private seesDigit(ahead: number): boolean {
    if (this.missing !== undefined) return false;
    const digit = this.text.charCodeAt(this.at + ahead) - ZERO;
    return digit >= 0 && digit <= 9;
  }
}

const ZERO = 48;
