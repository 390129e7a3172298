import { OVER } from '../../core/game.ts';
import { fail, must, ok, type Result } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import type { Walkthrough } from '../room.ts';
import { about } from './about.ts';
import { MAX_SEATS, MIN_SEATS, TILE_TOTAL } from './components.ts';
import { formatPlacement, laySequence, parsePosition } from './notation.ts';
import { MetroPosition } from './position.ts';

/** A notation line or an official placement sequence, taken apart tile by tile. */
export function readPasted(text: string, seats = MIN_SEATS): Result<Walkthrough<MetroPosition>> {
  const trimmed = text.trim();
  return trimmed.startsWith('metro') ? readLine(trimmed) : readSequence(trimmed, seats);
}

function readLine(text: string): Result<Walkthrough<MetroPosition>> {
  const position = parsePosition(text);
  if (!position.ok) return position;
  const boards = steps(position.value);
  return ok({ ...boards, positions: [...boards.positions.slice(0, -1), position.value] });
}

function readSequence(text: string, seats: number): Result<Walkthrough<MetroPosition>> {
  if (!Number.isInteger(seats) || seats < MIN_SEATS || seats > MAX_SEATS) {
    return fail('metro.seats', `Metro is for ${MIN_SEATS} to ${MAX_SEATS} players.`);
  }
  const last = new MetroPosition(seats, must(settle(about.options, {})));
  const laid = laySequence(last, text);
  if (!laid.ok) return laid;
  const all = steps(last);
  return ok(laid.value ? { ...all, remark: laid.value.message } : all);
}

/** The boards after 0, 1, 2 … tiles of a position. Who held what on the way is not known, so hands are left empty. */
function steps(position: MetroPosition): Walkthrough<MetroPosition> {
  const board = new MetroPosition(position.seats, position.settings);
  const positions = [board.copy()];
  const captions = [''];
  for (let i = 0; i < position.placed; i++) {
    const square = position.order[i];
    const tile = position.tiles[square];
    board.reveal(tile);
    board.lay(tile, square);
    board.deck = board.pool;
    board.mover = board.placed % board.seats;
    if (board.placed === TILE_TOTAL) board.turn = OVER;
    positions.push(board.copy());
    captions.push(`Tile ${i + 1}: ${formatPlacement(tile, square)}`);
  }
  return { positions, captions };
}
