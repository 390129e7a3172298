import { OVER, type Seat } from '../../core/game.ts';
import { BOARD_SIZE, STATIONS } from './components.ts';
import {
  ARRIVED,
  ARRIVED_AT_CENTRE,
  ENTRIES,
  EXIT_SIDE,
  NO_OWNER,
  neighbourOf,
  ONWARD,
  OWNER,
  STATION_AT,
  STATION_ENTRY,
} from './geometry.ts';
import { NONE, type State } from './state.ts';

/** M10: the most points win; equal points share the win. */
export function winnersOf(state: State): readonly Seat[] | undefined {
  if (state.turn !== OVER) return undefined;
  // Asked once, because asking counts them; and in loops, because every playout of a search ends here.
  const { points } = state;
  let best = 0;
  for (let seat = 0; seat < points.length; seat++) if (points[seat] > best) best = points[seat];
  const winners: Seat[] = [];
  for (let seat = 0; seat < points.length; seat++) if (points[seat] === best) winners.push(seat);
  return winners;
}

export type LineEnd =
  | { readonly kind: 'station'; readonly station: number }
  | { readonly kind: 'centre'; readonly square: number }
  | { readonly kind: 'open'; readonly square: number };

/** The line that leaves one station, tile by tile. */
export interface Line {
  readonly station: number;
  readonly owner: Seat | undefined;
  readonly steps: readonly { readonly square: number; readonly enters: number; readonly leaves: number }[];
  readonly end: LineEnd;
  /** Points now: 0 while open. */
  readonly points: number;
}

/** Follows a station's line from tile to tile, for people who want to see it. Scores are kept by `State.lay`. */
export function traceLine(state: State, station: number): Line {
  const steps: { square: number; enters: number; leaves: number }[] = [];
  let entry = STATION_ENTRY[station];
  let end: LineEnd | undefined;
  while (end === undefined) {
    const square = entry >> 2;
    const tile = state.tiles[square];
    if (tile === NONE) {
      end = { kind: 'open', square };
      break;
    }
    const side = EXIT_SIDE[tile * 4 + (entry & 3)];
    steps.push({ square, enters: (entry & 3) * 2, leaves: side * 2 + 1 });
    entry = ONWARD[state.board * ENTRIES + square * 4 + side];
    if (entry === ARRIVED) end = { kind: 'station', station: STATION_AT[square * 4 + side] };
    if (entry === ARRIVED_AT_CENTRE) end = { kind: 'centre', square: neighbourOf(square, side) };
  }
  return { station, owner: ownerOf(state.seats, station), steps, end, points: pointsFor(end, steps.length) };
}

export function allLines(state: State): Line[] {
  return Array.from({ length: STATIONS }, (_, index) => traceLine(state, index + 1));
}

/** Seat that owns a station (M4), if any does. */
export function ownerOf(seats: number, station: number): Seat | undefined {
  const owner = OWNER[seats * ENTRIES + STATION_ENTRY[station]];
  return owner === NO_OWNER ? undefined : owner;
}

/** Station at one exit of a square, where that exit leads off the board. */
export function stationAtExit(row: number, column: number, exit: number): number | undefined {
  const station = STATION_AT[(row * BOARD_SIZE + column) * 4 + (exit >> 1)];
  return station === 0 ? undefined : station;
}

/** M7, M8: one point a tile crossed, doubled at the centre, nothing while open. */
function pointsFor(end: LineEnd, crossed: number): number {
  if (end.kind === 'open') return 0;
  return end.kind === 'centre' ? crossed * 2 : crossed;
}
