import type { Move } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { Endings } from '../../bot.ts';
import { MAX_SEATS, STATIONS, TILE_TYPES } from '../components.ts';
import {
  ARRIVED,
  ENTRIES,
  EXIT_SIDE,
  isCentre,
  NO_OWNER,
  ONWARD,
  OWNER,
  SHORT,
  SQUARES,
  STATION_ENTRY,
  WITH_CENTRE,
} from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, squareOf, tileOf } from '../rules.ts';
import { worthAt } from './joined-lines.ts';

/** Squares tried for a tile that was dealt to one where it would be short (M6). */
const EXCHANGES = 4;
/** No line crosses the two squares that are compared, or none was found to do so yet. */
const NEVER = 1 << 20;

/**
 * Played on at random, a match ends with the tiles to come on the squares that are empty now, nearly any of them on any
 * square. Who laid which and when makes no difference to the points. So an ending is not played but dealt.
 *
 * A placement changes little about it: its tile comes to its square, and the tile that was dealt there goes where this
 * one was. All else is the same for every placement, so what differs between two of them is their own doing; and only the
 * lines that cross one of the two squares need be followed again. That takes a tenth of the time of a playout.
 */
export class DealtEndings implements Endings<MetroPosition> {
  /** Points of each seat after the move that was asked about last. */
  readonly points = new Int32Array(MAX_SEATS);
  private seats = 0;
  /** The tile dealt to each empty square, and where a copy of each type was dealt. */
  readonly tileAt = new Uint8Array(SQUARES);
  readonly dealtTo = new Uint8Array(TILE_TYPES);
  /** Empty squares and the tiles to come, as many. */
  private readonly squares = new Uint8Array(SQUARES);
  private readonly tiles = new Uint8Array(SQUARES);
  private count = 0;
  /** From each side of an empty square along the tiles that lie: the next empty square's entry or an end, and the tiles to there. */
  private readonly onward = new Int32Array(ENTRIES);
  private readonly crossed = new Int32Array(ENTRIES);
  /** Lines that have not arrived: where their trains wait, how many tiles they have crossed, whose they are. */
  private readonly waiting = new Int32Array(STATIONS);
  private readonly length = new Int32Array(STATIONS);
  private readonly owner = new Int32Array(STATIONS);
  private lines = 0;
  /** Points of the lines that have arrived, and of all of them as dealt; points of each line as dealt. */
  private readonly scored = new Int32Array(NO_OWNER + 1);
  private readonly dealt = new Int32Array(MAX_SEATS);
  private readonly linePoints = new Int32Array(STATIONS);
  /** The line that comes in by each entry as dealt, or −1, and how long it is before. */
  private readonly lineAt = new Int32Array(ENTRIES);
  private readonly lengthAt = new Int32Array(ENTRIES);
  /** Lines to follow again, and from where: the first of the two squares that they come to. */
  private readonly changed = new Int32Array(8);
  private readonly changedAt = new Int32Array(STATIONS);
  private readonly changedLength = new Int32Array(STATIONS).fill(NEVER);

  knows({ board, turning }: MetroPosition): boolean {
    return board === WITH_CENTRE && !turning;
  }

  asksChance(move: Move): boolean {
    return move === DRAW_MORE;
  }

  begin(position: MetroPosition): void {
    this.seats = position.seats;
    this.readSquares(position);
    this.readLines(position);
    let count = 0;
    for (let tile = 0; tile < TILE_TYPES; tile++) {
      for (let copy = 0; copy < position.unseen[tile]; copy++) this.tiles[count++] = tile;
    }
    // A hand that is hidden is among the unseen tiles.
    for (const tile of [...position.hands, position.drawn]) if (tile < TILE_TYPES) this.tiles[count++] = tile;
    if (count !== this.count) throw new Error(`${count} tiles are to come to ${this.count} squares.`);
  }

  private readSquares(position: MetroPosition): void {
    const { onward, crossed } = this;
    this.count = 0;
    for (let square = 0; square < SQUARES; square++) {
      if (isCentre(square) || position.isOccupied(square)) continue;
      this.squares[this.count++] = square;
      for (let exit = square * 4; exit < square * 4 + 4; exit++) {
        const next = ONWARD[exit];
        const isTrack = next < ARRIVED;
        onward[exit] = isTrack ? position.outletOf(next) : next;
        crossed[exit] = isTrack ? 1 + position.lengthOf(next) : 1;
      }
    }
  }

  private readLines(position: MetroPosition): void {
    const { seats } = this;
    this.lines = 0;
    this.scored.set(position.points);
    for (let station = 1; station <= STATIONS; station++) {
      const entry = STATION_ENTRY[station];
      const owner = OWNER[seats * ENTRIES + entry];
      const outlet = position.outletOf(entry);
      if (owner === NO_OWNER || outlet >= ARRIVED) continue;
      const line = this.lines++;
      this.waiting[line] = outlet;
      this.length[line] = position.lengthOf(entry);
      this.owner[line] = owner;
    }
  }

  imagine(random: Random): void {
    const { tiles, squares, count, tileAt, dealtTo } = this;
    for (let at = count - 1; at > 0; at--) this.exchange(at, random.below(at + 1));
    for (let at = 0; at < count; at++) if (isShort(tiles[at], squares[at])) this.avoidShort(at, random);
    // Of several copies another one each time, or the squares that come last would be the ones that placements empty.
    const first = random.below(count);
    for (let step = 0; step < count; step++) {
      const at = first + step < count ? first + step : first + step - count;
      tileAt[squares[at]] = tiles[at];
      dealtTo[tiles[at]] = squares[at];
    }
    this.followAll();
  }

  private exchange(one: number, other: number): void {
    const { tiles } = this;
    const tile = tiles[one];
    tiles[one] = tiles[other];
    tiles[other] = tile;
  }

  /** M6: short tiles are laid only where nothing else is left, which is rare and comes late. */
  private avoidShort(at: number, random: Random): void {
    const { tiles, squares, count } = this;
    for (let tries = 0; tries < EXCHANGES; tries++) {
      const other = random.below(count);
      if (isShort(tiles[other], squares[at]) || isShort(tiles[at], squares[other])) continue;
      this.exchange(at, other);
      return;
    }
  }

  private followAll(): void {
    const { squares, count, lineAt, lengthAt, tileAt, onward, crossed, dealt, scored, linePoints, owner } = this;
    for (let at = 0; at < count; at++) lineAt.fill(-1, squares[at] * 4, squares[at] * 4 + 4);
    for (let seat = 0; seat < this.seats; seat++) dealt[seat] = scored[seat];
    for (let line = 0; line < this.lines; line++) {
      let entry = this.waiting[line];
      let length = this.length[line];
      do {
        lineAt[entry] = line;
        lengthAt[entry] = length;
        const exit = (entry & ~3) + EXIT_SIDE[tileAt[entry >> 2] * 4 + (entry & 3)];
        length += crossed[exit];
        entry = onward[exit];
      } while (entry < ARRIVED);
      linePoints[line] = length * worthAt(entry);
      dealt[owner[line]] += linePoints[line];
    }
  }

  /** Points of each seat in the ending as it was dealt, before any move is chosen. */
  get scores(): Int32Array {
    return this.dealt;
  }

  scoresAfter(move: Move): Int32Array {
    const { points, dealt, tileAt } = this;
    const tile = tileOf(move);
    const to = squareOf(move);
    const from = this.dealtTo[tile];
    const other = tileAt[to];
    for (let seat = 0; seat < this.seats; seat++) points[seat] = dealt[seat];
    if (other === tile) return points;
    const changed = this.listChanged(to * 4, 0);
    const all = this.listChanged(from * 4, changed);
    tileAt[to] = tile;
    tileAt[from] = other;
    for (let at = 0; at < all; at++) this.followAgain(this.changed[at]);
    tileAt[to] = other;
    tileAt[from] = tile;
    return points;
  }

  /** Adds the lines that come to a square to those that must be followed again, of which there are `listed`. */
  private listChanged(from: number, listed: number): number {
    const { lineAt, lengthAt, changed, changedAt, changedLength } = this;
    let count = listed;
    for (let entry = from; entry < from + 4; entry++) {
      const line = lineAt[entry];
      if (line < 0) continue;
      const known = changedLength[line];
      if (known === NEVER) changed[count++] = line;
      if (lengthAt[entry] >= known) continue;
      changedLength[line] = lengthAt[entry];
      changedAt[line] = entry;
    }
    return count;
  }

  private followAgain(line: number): void {
    const { tileAt, onward, crossed, changedLength } = this;
    let length = changedLength[line];
    let entry = this.changedAt[line];
    changedLength[line] = NEVER;
    do {
      const exit = (entry & ~3) + EXIT_SIDE[tileAt[entry >> 2] * 4 + (entry & 3)];
      length += crossed[exit];
      entry = onward[exit];
    } while (entry < ARRIVED);
    this.points[this.owner[line]] += length * worthAt(entry) - this.linePoints[line];
  }
}

function isShort(tile: number, square: number): boolean {
  return ((SHORT[tile * 2 + (square >> 5)] >>> (square & 31)) & 1) === 1;
}
